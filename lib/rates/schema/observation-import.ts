import * as z from "zod";
import { itemOf } from "@/lib/core/batch";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { regulatoryNumbers } from "@/lib/vocabulary/carrier-identifiers";
import { observationRowsMax, routeMilesMax, routeMilesMin } from "@/lib/vocabulary/limits.values";
import { TrailerCategory } from "@/lib/vocabulary/lookup-stop";
import { PositiveMoney } from "@/lib/vocabulary/money";
import { LongText, ShortText } from "@/lib/vocabulary/text";

export { milesOffMax, observationYearsMax } from "@/lib/vocabulary/limits.values";

/** Corrections of thousands of prices all over a long history read much of it again. */
export const importMillisecondsMax = 60_000;

export const ObservationRow = z
  .object({
    key: ShortText.optional().meta({
      description: "Your id of the load. Sent again, the row takes the place of the one stored. Best sent always.",
    }),
    occurrence: z.int().min(1).max(1_000_000).optional().meta({
      description: "Without `key`: which of several rows that are otherwise equal this is. 1 where it is left out.",
    }),
    origin: LongText.meta({ description: "Where the load was picked up: free text, or the code of a market (`MTY`)." }),
    destination: LongText.meta({ description: "Where it was delivered: free text, or the code of a market (`DAL`)." }),
    usMxBorderCrossing: UsMxBorderCrossing.optional().meta({
      description: "The crossing it took. The recommended one where it is left out and the lane has one.",
    }),
    trailerCategory: TrailerCategory.meta({ description: "The trailer." }),
    routeMiles: z.number().min(routeMilesMin).max(routeMilesMax).optional().meta({
      description: "Road miles. Our own, over the crossing, where they are left out.",
    }),
    pickupDate: z.iso.date().meta({ description: "The day it was picked up, e.g. `2026-10-02`." }),
    amount: PositiveMoney.meta({ description: "What the carrier was paid, all in." }),
    lineHaul: PositiveMoney.optional().meta({ description: "The part of it that is line haul, in the same currency." }),
    carrierName: LongText.optional().meta({ description: "Who hauled it." }),
    ...regulatoryNumbers,
    carrierExternalId: ShortText.optional().meta({ description: "Your id of the carrier." }),
  })
  .meta({ id: "RateObservationRow", description: "What was paid for one load of the past." });
export type ObservationRow = z.infer<typeof ObservationRow>;

export const ImportObservationsRequest = z.object({
  rows: z
    .array(itemOf(ObservationRow))
    .min(1)
    .max(observationRowsMax)
    .meta({ description: `1 to ${observationRowsMax.toLocaleString("en")} loads.` }),
  validateOnly: z.boolean().optional().meta({ description: "Store nothing; only answer what would become of each." }),
});
export type ImportObservationsRequest = z.infer<typeof ImportObservationsRequest>;

export const ObservationProblem = z
  .object({
    field: z.string().meta({ description: "The field of the row, e.g. `origin` or `amount.currencyCode`." }),
    code: z.string().meta({ description: "A stable word; the operation's description lists them." }),
    message: z.string().meta({ description: "For people; may be reworded." }),
  })
  .meta({ id: "RateObservationProblem", description: "What is odd or wrong about a row." });
export type ObservationProblem = z.infer<typeof ObservationProblem>;

export const ObservationLane = z
  .object({
    originMarket: z.string().meta({ description: "Code of the market that `origin` belongs to." }),
    destinationMarket: z.string().meta({ description: "Code of the market that `destination` belongs to." }),
    usMxBorderCrossing: UsMxBorderCrossing.optional().meta({ description: "The crossing, where the lane has one." }),
    routeMiles: z.number().meta({ description: "Road miles: yours where you sent them, else ours." }),
  })
  .meta({ id: "RateObservationLane", description: "How a row's lane was understood." });
export type ObservationLane = z.infer<typeof ObservationLane>;

export const ObservationOutcome = z.enum(["CREATED", "UPDATED", "UNCHANGED", "INVALID"]).meta({
  id: "RateObservationOutcome",
  description: "UNCHANGED: the same row is stored already. INVALID: the row was not stored.",
});
export type ObservationOutcome = z.infer<typeof ObservationOutcome>;

export const ObservationResult = z
  .object({
    outcome: ObservationOutcome.meta({ description: "What became of the row." }),
    lane: ObservationLane.optional().meta({ description: "Absent where the row is not valid." }),
    problems: z.array(ObservationProblem).meta({ description: "Usually empty." }),
  })
  .meta({ id: "RateObservationResult", description: "What became of one row." });
export type ObservationResult = z.infer<typeof ObservationResult>;

export const ImportObservationsResponse = z.object({
  results: z.array(ObservationResult).meta({ description: "One for each row, in their order." }),
});
export type ImportObservationsResponse = z.infer<typeof ImportObservationsResponse>;
