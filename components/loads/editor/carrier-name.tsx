"use client";

import { useQuery } from "@tanstack/react-query";
import { carrierQueries } from "@/lib/carriers/queries";

/** The name of a carrier that is known by our id alone. */
export function CarrierName({ id }: { id: string }) {
  const { data } = useQuery(carrierQueries.detail(id));
  return data?.carrier.displayName;
}
