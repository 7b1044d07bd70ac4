"use client";

import { createContext, type ReactNode, use } from "react";
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
