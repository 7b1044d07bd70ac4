"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AddressAdapter } from "@/components/app-shell/address-adapter";
import { getQueryClient } from "@/lib/browser/query-client";

export const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={getQueryClient()}>
    <AddressAdapter>{children}</AddressAdapter>
  </QueryClientProvider>
);
