"use client";

import { usePageSearch, writeSearch } from "@/components/app-shell/page-address";
import { useBidsSurroundings } from "@/components/bidding/desk/bids-context";
import { type BidsView, readBidsView, writeBidsView } from "@/components/bidding/desk/bids-view";

export const bidsPath = "/bids";

type Change = Partial<BidsView>;

const present = () => readBidsView(new URLSearchParams(location.search));

const change = (values: Change, how: "push" | "replace" = "push") =>
  writeSearch(writeBidsView({ ...present(), ...values }), how);

const steps = {
  filter: (values: Pick<Change, "part" | "mine" | "load" | "type">) => change({ bid: null, ...values }),
  clearFilters: () => change({ mine: false, load: null, type: null }),
  /** Walking from bid to bid is one step. */
  open: (bid: string) => change({ bid }, present().bid ? "replace" : "push"),
  close: () => change({ bid: null }),
};

/** What the page shows as the address has it, and the steps that change it. The back button undoes each. */
export function useBidsView() {
  const { search } = useBidsSurroundings();
  const view = readBidsView(new URLSearchParams(usePageSearch(bidsPath, search)));
  const hrefOf = (values: Change) => `${bidsPath}${writeBidsView({ ...view, ...values })}`;
  return { view, hrefOf, ...steps };
}
