"use client";

import { type RefObject, useLayoutEffect } from "react";

// Lives as long as the page does: whoever opens a load and comes back finds the list where it was.
const offsets = new Map<string, number>();

/** A view that is seen again stands where it was left; a new one begins at its top. */
export function useKeptScroll(scroller: RefObject<HTMLElement | null>, viewKey: string) {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = offsets.get(viewKey) ?? 0;
    return () => {
      offsets.set(viewKey, element.scrollTop);
    };
  }, [scroller, viewKey]);
}
