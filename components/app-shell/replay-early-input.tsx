"use client";

import { useEffect, useRef } from "react";

/**
 * Stands last in a part of the page that comes to life as a whole: hands on what was clicked, typed and chosen in it
 * before, in that order, and then the keys that were pressed for the page.
 */
export function ReplayEarlyInput() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const part = marker.current?.parentElement;
    if (!part) return;
    marker.current?.setAttribute("data-listening", "yes");
    window.replayEarlyInput?.(part);
    if (part.closest("main")) window.replayEarlyKeys?.();
  }, []);
  return <span ref={marker} data-listening="no" hidden />;
}
