"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { usePathname, useSearchParams } from "next/navigation";
import { unstable_createAdapterProvider as createAdapterProvider, renderQueryString } from "nuqs/adapters/custom";
import type { ReactNode } from "react";
import { usePageSearch, useRouterAnnouncements, writeSearch } from "@/components/app-shell/page-address";
import { getQueryClient } from "@/lib/browser/query-client";

type Options = { history: "push" | "replace" };
const updateUrl = (search: URLSearchParams, { history }: Options) => writeSearch(renderQueryString(search), history);

/** What nuqs reads and writes. At once: two steps of the reader must not become one of the browser's history. */
function useAddress() {
  const pathname = usePathname();
  const searchParams = new URLSearchParams(usePageSearch(pathname, useSearchParams().toString()));
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
export const AddressAdapter = ({ children }: { children: ReactNode }) => (
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
