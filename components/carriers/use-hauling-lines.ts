"use client";

import { useValueLabel } from "@/components/form/field-labels";
import type { Hauling } from "@/lib/carriers/schema/profile";

/** What a carrier hauls as lines for people: its trailers, its countries, hazardous goods; empty where nobody said. */
export function useHaulingLines() {
  const word = useValueLabel();
  return ({ trailerTypes = [], countries = [], hazmat }: Hauling = {}) =>
    [
      trailerTypes.map((type) => word("TrailerType", type)).join(", "),
      countries.map((country) => word("HaulingCountry", country)).join(", "),
      hazmat === undefined ? "" : word("HaulsHazmat", String(hazmat)),
    ].filter(Boolean);
}
