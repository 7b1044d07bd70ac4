"use client";

import { createContext, type ReactNode, use } from "react";
import { usePageSearch, writeSearch } from "@/components/app-shell/page-address";
import {
  type CarrierPart,
  type CarriersView,
  type CarrierTab,
  readCarriersView,
  tabOf,
  writeCarriersView,
} from "@/components/carriers/carriers-view";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";

export type CarriersSurroundings = {
  /** The day it is where the reader is, e.g. `2026-11-20`: by it certificates and insurance have expired or not. */
  today: string;
  /** The query of the address when the page came from the server. */
  search: string;
  parts: CarrierSlots;
};

/** Parts of a carrier that other features show: the page in app/ puts them there. */
export type CarrierSlots = Record<"onboarding" | "loads" | "bids", (carrier: CarrierRecord) => ReactNode>;

const CarriersContext = createContext<CarriersSurroundings | null>(null);

export const CarriersProvider = ({ children, ...surroundings }: CarriersSurroundings & { children: ReactNode }) => (
  <CarriersContext value={surroundings}>{children}</CarriersContext>
);

export function useCarriersSurroundings(): CarriersSurroundings {
  const surroundings = use(CarriersContext);
  if (!surroundings) throw new Error("Only on the page of carriers.");
  return surroundings;
}

const carriersPath = "/carriers";

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
