"use client";

import { createContext, use } from "react";
import type { RatesView } from "@/components/rates/desk/rates-view";
import type { RateRun } from "@/components/rates/desk/use-rate-run";

type Desk = Pick<RateRun, "ask" | "refresh" | "faultOf" | "isBusy"> & {
  view: RatesView;
  /** Why nothing may be looked up, where that is so. */
  blocked: string | undefined;
};

export const RatesContext = createContext<Desk | null>(null);

/** What the parts of an answer can do: look up again, look up more. */
export function useRatesDesk(): Desk {
  const desk = use(RatesContext);
  if (!desk) throw new Error("useRatesDesk is for parts of the rates page.");
  return desk;
}
