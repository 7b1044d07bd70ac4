"use client";

import { useEffect } from "react";

/** The focus never falls to nothing, on any page. What keeps it comes after the page; without a connection it is missed. */
export function KeptFocus() {
  useEffect(() => {
    const kept = import("@/components/app-shell/keep-focus").then(
      ({ keepFocus }) => keepFocus(),
      () => undefined,
    );
    return () => void kept.then((stop) => stop?.());
  }, []);
  return null;
}
