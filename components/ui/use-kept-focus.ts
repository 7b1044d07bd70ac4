"use client";

import { useEffect, useRef } from "react";

/**
 * Keeps the focus near where it was when the element that had it goes: in the row it was in, or, when that is gone
 * too, on the whole. For an element with `tabIndex={-1}` that contains rows or is one.
 */
export function useKeptFocus<Holder extends HTMLElement>() {
  const holder = useRef<Holder>(null);
  const last = useRef<{ element: Element; row: HTMLElement | null }>(undefined);
  useEffect(() => {
    const { element, row } = last.current ?? {};
    // A focus that is elsewhere stays there, and so does one that has only left the field.
    if (!element || isFocusable(element) || document.activeElement !== document.body) return;
    last.current = undefined;
    if (row?.isConnected) row.tabIndex = -1;
    (row?.isConnected ? row : holder.current)?.focus({ preventScroll: row?.isConnected !== true });
  });
  const onFocus = ({ target }: { target: Element }) => {
    if (target !== holder.current) last.current = { element: target, row: target.closest<HTMLElement>("li") };
  };
  return { ref: holder, onFocus, tabIndex: -1 };
}

const isFocusable = (element: Element) => element.isConnected && !element.matches(":disabled");
