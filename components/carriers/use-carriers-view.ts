"use client";

import { usePageSearch, writeSearch } from "@/components/app-shell/page-address";
import { useCarriersSurroundings } from "@/components/carriers/carriers-context";
import {
  type CarrierPart,
  type CarriersView,
  type CarrierTab,
  readCarriersView,
  tabOf,
  writeCarriersView,
} from "@/components/carriers/carriers-view";

export const carriersPath = "/carriers";

type Change = Partial<CarriersView>;

const present = () => readCarriersView(new URLSearchParams(location.search));

const change = (values: Change, how: "push" | "replace" = "push") =>
  writeSearch(writeCarriersView({ ...present(), ...values }), how);

const steps = {
  chooseTab: (tab: CarrierTab) => change({ tab, carrier: null }),
  /** Words typed one after the other are one step. */
  search: (words: string) => change({ search: words, carrier: null }, present().search ? "replace" : "push"),
  clearSearch: () => change({ search: "", tab: null, carrier: null }),
  searchAll: () => change({ tab: "all", carrier: null }),
  /** Walking from carrier to carrier is one step too. */
  open: (id: string) => change({ carrier: id }, present().carrier ? "replace" : "push"),
  /** Leaves the list as it is for a carrier that is not in it. */
  openAnywhere: (id: string) => change({ tab: "all", search: "", carrier: id }),
  close: () => change({ carrier: null }),
  choosePart: (part: CarrierPart) => change({ part }, "replace"),
};

/** What the page shows as the address has it, and the steps that change it. The back button undoes each. */
export function useCarriersView() {
  const { search } = useCarriersSurroundings();
  const view = readCarriersView(new URLSearchParams(usePageSearch(carriersPath, search)));
  return {
    view,
    tab: tabOf(view),
    hrefOf: (values: Change) => `${carriersPath}${writeCarriersView({ ...view, ...values })}`,
    ...steps,
  };
}
