import crossingsFile from "@/lib/border-crossings/facts/crossings.json";
import restrictionsFile from "@/lib/border-crossings/facts/restrictions.json";
import { CrossingFacts, Restriction } from "@/lib/border-crossings/schema/crossing";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** Every truck crossing between the US and Mexico, the busiest first; elsewhere a crossing is a position in this list. */
export const crossings: readonly CrossingFacts[] = CrossingFacts.array().parse(crossingsFile.crossings);

const positions = new Map<UsMxBorderCrossing, number>(crossings.map(({ id }, position) => [id, position]));

export const crossingPosition = (id: UsMxBorderCrossing) => positions.get(id) ?? 0;

/** Trucks that entered the US there in 2024, the latest year published for all. */
export const trucks2024 = ({ northboundTrucks }: CrossingFacts) => northboundTrucks["2024"] ?? 0;

export const reportedRestrictions: readonly Restriction[] = Restriction.array().parse(restrictionsFile);

/** `day` is the day the freight crosses, as `2026-11-20`. */
export type Freight = { isHazmat?: boolean | undefined; day: string };

/** Whether a crossing is reported not to take this freight. */
export const isRestricted = (crossing: UsMxBorderCrossing, freight: Freight) =>
  restrictionsFor(freight).some((restriction) => restriction.crossing === crossing);

/** The restrictions that keep freight from a crossing. */
export function restrictionsFor({ isHazmat, day }: Freight, restrictions = reportedRestrictions): Restriction[] {
  return restrictions.filter(
    ({ kind, isOn, from, until }) =>
      isOn && (kind === "NO_CARGO" || isHazmat === true) && (from ?? day) <= day && day <= (until ?? day),
  );
}
