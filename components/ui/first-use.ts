"use client";

import { useEffect } from "react";

const signs = ["pointermove", "pointerdown", "keydown", "input"] as const;

let hasBeenUsed = false;

/**
 * Runs something once somebody uses the page: a pointer that moves, a key, a text that is typed. What is fetched ahead
 * then is there before it is needed, and a page that is only read, or lies in a tab behind, does not fetch it.
 */
export function useFirstUse(run: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, as it was with the first drawing.
  useEffect(() => {
    if (hasBeenUsed) return run();
    const ended = new AbortController();
    const use = () => {
      hasBeenUsed = true;
      ended.abort();
      run();
    };
    for (const sign of signs)
      window.addEventListener(sign, use, { signal: ended.signal, capture: true, passive: true });
    return () => ended.abort();
  }, []);
}
