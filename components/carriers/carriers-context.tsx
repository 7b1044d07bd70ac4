"use client";

import { useQueryStates } from "nuqs";
import { createContext, type ReactNode, use } from "react";
import {
  type CarrierPart,
  type CarriersView,
  type CarrierTab,
  carriersViewParsers,
  tabOf,
  writeCarriersView,
} from "@/components/carriers/carriers-view";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";

const carriersPath = "/carriers";

type Change = { [Name in keyof CarriersView]?: CarriersView[Name] | null };

/** What the page shows as the address has it, and the steps that change it. The back button undoes each. */
function useCarriersAddress() {
  const [view, change] = useQueryStates(carriersViewParsers);
  return {
    view,
    tab: tabOf(view),
    hrefOf: (values: Change) => `${carriersPath}${writeCarriersView({ ...view, ...values })}`,
    chooseTab: (tab: CarrierTab) => void change({ tab, carrier: null }),
    /** Words typed one after the other are one step. */
    search: (search: string) => void change({ search, carrier: null }, { history: view.search ? "replace" : "push" }),
    clearSearch: () => void change({ search: null, dotSuffix: null, tab: null, carrier: null }),
    chooseRegistration: (dotSuffix: CarriersView["dotSuffix"]) => void change({ dotSuffix, carrier: null }),
    searchAll: () => void change({ tab: "all", carrier: null }),
    /** Walking from carrier to carrier is one step too. */
    open: (carrier: string) => void change({ carrier }, { history: view.carrier ? "replace" : "push" }),
    /** Leaves the list as it is for a carrier that is not in it. */
    openAnywhere: (carrier: string) => void change({ tab: "all", search: null, dotSuffix: null, carrier }),
    close: () => void change({ carrier: null }),
    choosePart: (part: CarrierPart) => void change({ part }, { history: "replace" }),
  };
}

export type CarriersPage = {
  /** The day it is where the reader is, e.g. `2026-11-20`: by it certificates and insurance have expired or not. */
  today: string;
  parts: CarrierSlots;
};

/** Parts of a carrier that other features show: the page in app/ puts them there. */
export type CarrierSlots = Record<"onboarding" | "loads" | "bids", (carrier: CarrierRecord) => ReactNode>;

type Context = CarriersPage & { address: ReturnType<typeof useCarriersAddress> };

const CarriersContext = createContext<Context | null>(null);

export function CarriersProvider({ children, ...page }: CarriersPage & { children: ReactNode }) {
  return <CarriersContext value={{ ...page, address: useCarriersAddress() }}>{children}</CarriersContext>;
}

export function useCarriersContext(): Context {
  const context = use(CarriersContext);
  if (!context) throw new Error("Only on the page of carriers.");
  return context;
}

export const useCarriersView = () => useCarriersContext().address;
