import file from "@/lib/border-crossings/facts/crossings.json";
import { CrossingFacts } from "@/lib/border-crossings/schema/crossing";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** Every truck crossing between the US and Mexico, the busiest first; elsewhere a crossing is a position in this list. */
export const crossings: readonly CrossingFacts[] = CrossingFacts.array().parse(file.crossings);

const positions = new Map<UsMxBorderCrossing, number>(crossings.map(({ id }, position) => [id, position]));

export const crossingPosition = (id: UsMxBorderCrossing) => positions.get(id) ?? 0;

/** Trucks that entered the US there in 2024, the latest year published for all. */
export const trucks2024 = ({ northboundTrucks }: CrossingFacts) => northboundTrucks["2024"] ?? 0;
