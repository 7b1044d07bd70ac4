"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

const lastSeen = new Map<string, string>();

// On the way to another page the address is that page's already, while this one is still on screen.
function readSearch(page: string) {
  if (location.pathname === page) lastSeen.set(page, location.search);
  return lastSeen.get(page) ?? "";
}

/**
 * The query of a page's address as the browser has it. The router's own idea of it comes late, and stays wrong for
 * good when somebody goes back twice while it still fetches for the first step.
 * @param atFirst the query when the page came from the server
 */
export const usePageSearch = (page: string, atFirst: string) =>
  useSyncExternalStore(
    subscribe,
    () => readSearch(page),
    () => atFirst,
  );

/** Tells the readers when the router itself has changed the address: a link to the same page, for one. */
export function useRouterAnnouncements() {
  const routed = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the router knows is only the occasion to look.
  useEffect(announce, [routed]);
}

/** Makes a step in the browser's history, or changes the present one. */
export function writeSearch(search: string, how: "push" | "replace") {
  if (`${new URLSearchParams(search)}` === `${new URLSearchParams(location.search)}`) return;
  const address = `${location.pathname}${search}`;
  if (how === "push") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
  announce();
}
