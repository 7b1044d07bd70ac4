import file from "@/lib/border-crossings/facts/restrictions.json";
import { Restriction } from "@/lib/border-crossings/schema/restriction";

export const reportedRestrictions: readonly Restriction[] = Restriction.array().parse(file);

export type Freight = { isHazmat?: boolean | undefined /** The day it crosses, `2026-11-20`. */; day: string };

/** The restrictions that keep freight from a crossing. */
export function restrictionsFor({ isHazmat, day }: Freight, restrictions = reportedRestrictions): Restriction[] {
  return restrictions.filter(
    ({ kind, isOn, from, until }) =>
      isOn && (kind === "NO_CARGO" || isHazmat === true) && (from ?? day) <= day && day <= (until ?? day),
  );
}
