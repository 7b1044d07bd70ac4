"use client";

import { type RefObject, useEffect, useRef } from "react";

const linksIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>("[data-item-link]") ?? [])];

/** The item that has the focus, or around whose focus it is. */
export const itemAround = (element: Element | null) => element?.closest("[data-item]")?.getAttribute("data-item");

/** Moves the focus to the item that is so many after the one that has it, or to the first. */
export function focusItem(list: Element | null, step: number) {
  const links = linksIn(list);
  const at = links.findIndex((link) => link.closest("[data-item]")?.contains(document.activeElement));
  const next = at === -1 ? links[0] : links[Math.min(Math.max(at + step, 0), links.length - 1)];
  next?.focus();
  next?.closest("[data-item]")?.scrollIntoView({ block: "nearest" });
}

/** Gives the focus back to an item, from what it asked. */
export const focusItemOf = (key: string) =>
  document.querySelector<HTMLElement>(`[data-item="${CSS.escape(key)}"] [data-item-link]`)?.focus();

/**
 * Where an item has gone that had the focus, answered or put off, the one that took its place has it: the keys go on from
 * there. Nothing else moves the focus. `isBusy`: a question about an item has it meanwhile.
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>, keys: readonly string[], isBusy: boolean) {
  const last = useRef<{ key: string; after: readonly (string | undefined)[] } | undefined>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const order = linksIn(list.current).map((link) => itemAround(link) ?? undefined);
      const key = target instanceof Element ? itemAround(target) : undefined;
      if (key) last.current = { key, after: order.slice(order.indexOf(key) + 1) };
      // Who goes elsewhere wants to be there.
      else if (target instanceof Element && !target.closest("[role=dialog], [role=menu]")) last.current = undefined;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [list]);
  useEffect(() => {
    const was = last.current;
    if (!was || isBusy || keys.includes(was.key)) return;
    // The question gives the focus back first, to what is there no more.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const next = was.after.find((key) => key && keys.includes(key)) ?? keys.at(-1);
      if (next) focusItemOf(next);
    }, 50);
    return () => clearTimeout(timer);
  }, [keys, isBusy]);
}
