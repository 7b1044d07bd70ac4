"use client";

import { useQueryStates } from "nuqs";
import { createContext, type ReactNode, use } from "react";
import { type BidsView, bidsPath, bidsViewParsers, writeBidsView } from "@/components/bidding/desk/bids-view";

type Change = { [Name in keyof BidsView]?: BidsView[Name] | null };

/** What the page shows as the address has it, and the steps that change it. The back button undoes each. */
function useBidsAddress() {
  const [view, change] = useQueryStates(bidsViewParsers);
  return {
    view,
    hrefOf: (values: Change) => `${bidsPath}${writeBidsView({ ...view, ...values })}`,
    filter: (values: Omit<Change, "bid">) => void change({ bid: null, ...values }),
    clearFilters: () => void change({ loads: null, load: null, type: null }),
    /** Walking from bid to bid is one step. */
    open: (bid: string) => void change({ bid }, { history: view.bid ? "replace" : "push" }),
    close: () => void change({ bid: null }),
  };
}

const BidsViewContext = createContext<ReturnType<typeof useBidsAddress> | null>(null);

export const BidsViewProvider = ({ children }: { children: ReactNode }) => (
  <BidsViewContext value={useBidsAddress()}>{children}</BidsViewContext>
);

export function useBidsView() {
  const address = use(BidsViewContext);
  if (!address) throw new Error("Only on the page of bids.");
  return address;
}
