"use client";

import type { ComponentProps } from "react";
import { late, orNotFetched } from "@/components/app-shell/late";
import { LoadBids, LoadStep } from "@/components/bidding/list/load-bids";
import { LoadsProvider } from "@/components/loads/list/loads-context";
import { LoadsScreen } from "@/components/loads/list/loads-screen";

const parts = {
  Bids: LoadBids,
  Step: LoadStep,
  bulk: {
    post: late(
      orNotFetched(() => import("@/components/bidding/posting/post-many-dialog").then((m) => m.PostManyDialog)),
    ),
    rates: late(orNotFetched(() => import("@/components/rates/bulk/rates-dialog").then((m) => m.RatesDialog))),
  },
  Desk: late(orNotFetched(() => import("@/components/bidding/list/load-desk").then((m) => m.LoadDesk))),
};

/** The list of loads, with what carriers bid for them. */
export const LoadsList = (props: Omit<ComponentProps<typeof LoadsProvider>, "parts" | "children">) => (
  <LoadsProvider {...props} parts={parts}>
    <LoadsScreen />
  </LoadsProvider>
);
