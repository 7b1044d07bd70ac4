"use client";

import { useEffect } from "react";

/**
 * Fulfilled once somebody uses the page; on the server, at once. What is fetched ahead then is there before it is needed,
 * and a page that is only read, or lies in a tab behind, does not fetch it.
 */
export const firstUse = async () => {
  if (typeof window !== "undefined") await window.firstUse;
};

/** Runs something once somebody uses the page. */
export function useFirstUse(run: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, as it was with the first drawing.
  useEffect(() => {
    let isThere = true;
    firstUse().then(() => isThere && run());
    return () => {
      isThere = false;
    };
  }, []);
}
