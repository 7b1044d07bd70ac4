"use client";

import { useFieldLabel } from "@/components/form/field-words";
import { carrierNumbers } from "@/components/loads/form/choices";

/** "DOT 2384112 · MC 88213": the numbers a carrier is known by. */
export function useCarrierNumbers() {
  const label = useFieldLabel();
  return (carrier: Record<string, unknown>) =>
    [...carrierNumbers.map(([field]) => field), "externalId"]
      .filter((name) => typeof carrier[name] === "string")
      .map((name) => `${label(`load.assignedCarrier.carrier.${name}`)} ${carrier[name]}`)
      .join(" · ");
}
