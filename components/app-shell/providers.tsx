"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { usePathname, useSearchParams } from "next/navigation";
import { unstable_createAdapterProvider as createAdapterProvider, renderQueryString } from "nuqs/adapters/custom";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { getQueryClient } from "@/lib/browser/query-client";

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
const usePageSearch = (page: string, atFirst: string) =>
  useSyncExternalStore(
    subscribe,
    () => readSearch(page),
    () => atFirst,
  );

/** Notifies the subscribers when the router itself has changed the address, for example by a link to the same page. */
function useRouterAnnouncements() {
  const routed = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the router knows is only the occasion to look.
  useEffect(announce, [routed]);
  useEffect(watchLinks, []);
}

let isLinkJustClicked = false;

// nuqs writes in a timer of no time: one that was set before a click runs before one that the click sets.
function watchLinks() {
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest("a[href]"))) return;
    isLinkJustClicked = true;
    setTimeout(() => {
      isLinkJustClicked = false;
    });
  };
  addEventListener("click", onClick, { capture: true });
  return () => removeEventListener("click", onClick, { capture: true });
}

type Options = { history: "push" | "replace" };

/** Makes a step in the history of a page, or changes its present one. */
function writeSearch(page: string, search: string, how: Options["history"]) {
  if (location.pathname !== page) return;
  if (`${new URLSearchParams(search)}` === `${new URLSearchParams(location.search)}`) return;
  // A change of the address cancels the router's way to another page, unless the entry looks like one of its own.
  const state = isLinkJustClicked ? history.state : null;
  if (how === "push") history.pushState(state, "", `${page}${search}`);
  else history.replaceState(state, "", `${page}${search}`);
  announce();
}

/** What nuqs reads and writes. At once: two steps of the reader must not become one of the browser's history. */
function useAddress() {
  const pathname = usePathname();
  const searchParams = new URLSearchParams(usePageSearch(pathname, useSearchParams().toString()));
  const updateUrl = (search: URLSearchParams, { history }: Options) =>
    writeSearch(pathname, renderQueryString(search), history);
  return { pathname, searchParams, updateUrl, rateLimitFactor: 0 };
}

const Adapter = createAdapterProvider(useAddress);

/** Reports to the views when the router itself has changed the address: a link to the same page, for one. */
function RouterAnnouncements() {
  useRouterAnnouncements();
  return null;
}

/**
 * State in the address, for `useQueryStates` on every page. The adapter of nuqs for Next reads the router, whose idea
 * of the address stays wrong for good after two quick steps back; this one reads the browser's.
 */
const AddressAdapter = ({ children }: { children: ReactNode }) => (
  <Adapter defaultOptions={{ history: "push" }}>
    <RouterAnnouncements />
    {children}
  </Adapter>
);

export const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={getQueryClient()}>
    <AddressAdapter>{children}</AddressAdapter>
  </QueryClientProvider>
);
