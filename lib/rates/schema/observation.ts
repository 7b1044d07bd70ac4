import * as z from "zod";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { TrailerCategory } from "@/lib/vocabulary/lookup-stop";
import { CurrencyCode, type Money } from "@/lib/vocabulary/money";

export const ObservationSource = z.enum(["ACCEPTED_BID", "ASSIGNED_PRICE", "IMPORT", "SYNTHETIC"]).meta({
  id: "RateObservationSource",
  description:
    "Where a price comes from: a bid that was accepted, what a load's carrier was assigned for, an import of past loads, or made up for demonstration.",
});
export type ObservationSource = z.infer<typeof ObservationSource>;

/** One paid price, as it is kept. Amounts are in the minor unit; days as `2026-11-20`. */
export const Observation = z.object({
  /** Unique in the organization: `load:…`, `import:…` or `demo:…`. */
  key: z.string(),
  originMarket: z.string(),
  destinationMarket: z.string(),
  usMxBorderCrossing: UsMxBorderCrossing.optional(),
  trailerCategory: TrailerCategory,
  routeMiles: z.number(),
  pickupDate: z.string(),
  allInAmount: z.int(),
  lineHaulAmount: z.int().optional(),
  currencyCode: CurrencyCode,
  /** Our id of the carrier, or what else it is known by. */
  carrierKey: z.string(),
  source: ObservationSource,
});
export type Observation = z.infer<typeof Observation>;

/** What a load adds to the known prices: what its carrier is paid for which lane. */
export type LoadObservation = {
  originMarket: string;
  destinationMarket: string;
  /** The recommended one where the load names none. */
  usMxBorderCrossing?: UsMxBorderCrossing | undefined;
  trailerCategory: TrailerCategory;
  routeMiles: number;
  /** The day of the first sync with it where the load names none. */
  pickupDate?: string | undefined;
  allIn: Money;
  carrierId: string;
  source: Extract<ObservationSource, "ACCEPTED_BID" | "ASSIGNED_PRICE">;
};

export const SummarizeObservationsRequest = z.object({});
export type SummarizeObservationsRequest = z.infer<typeof SummarizeObservationsRequest>;

const SourceCount = z
  .object({
    source: ObservationSource.meta({ description: "Where the prices come from." }),
    observations: z.int().meta({ description: "Prices from there." }),
  })
  .meta({ id: "RateObservationSourceCount", description: "How many prices come from one source." });

export const SummarizeObservationsResponse = z.object({
  observations: z.int().meta({ description: "Prices your organization has." }),
  carriers: z.int().meta({ description: "Different carriers among them." }),
  lanes: z.int().meta({ description: "Different lanes: two markets, crossing, trailer and currency." }),
  from: z.iso.date().optional().meta({ description: "Day of the oldest pickup. Absent where there are no prices." }),
  to: z.iso.date().optional().meta({ description: "Day of the newest pickup. Absent where there are no prices." }),
  bySource: z.array(SourceCount).meta({ description: "The most frequent source first." }),
});
export type SummarizeObservationsResponse = z.infer<typeof SummarizeObservationsResponse>;
