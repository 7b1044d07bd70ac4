import * as z from "zod";
import { itemOf } from "@/lib/core/batch";
import { warnings } from "@/lib/core/endpoint";
import { RateHistory } from "@/lib/rates/schema/rate-history";
import { lookupStopsMax, ratedLanesMax, routeMilesMax, routeMilesMin } from "@/lib/vocabulary/limits.values";
import {
  LookupErrorDetails,
  LookupStop,
  LookupTrailerRequirements,
  lookupErrorCodes,
  stopsReason,
} from "@/lib/vocabulary/lookup-stop";
import { Word } from "@/lib/vocabulary/text";

export const RateQuery = z
  .object({
    stops: z.array(LookupStop).max(lookupStopsMax).meta({
      description:
        "In the order they are visited: the first is the origin, the last the destination. A BORDER_CROSSING stop names the crossing to price.",
    }),
    trailerRequirements: LookupTrailerRequirements.optional().meta({
      description: "The trailer; further `allowedTypes` are priced as alternates.",
    }),
    routeMiles: z.number().min(routeMilesMin).max(routeMilesMax).optional().meta({
      description: "Road miles to price. Left out, our own from the first stop to the last over the crossing are used.",
    }),
  })
  .meta({ id: "RateQuery", description: "A lane to look up." });
export type RateQuery = z.infer<typeof RateQuery>;

export const RateHistoryRequest = z.object({
  requests: z
    .array(itemOf(RateQuery))
    .min(1)
    .max(ratedLanesMax)
    .meta({ description: `1 to ${ratedLanesMax} lanes. One call, of which each lane with an answer is billable.` }),
  currency: Word.default("USD").meta({
    description:
      "`USD` where it is left out, `MXN` or `CAD`. Only prices in this currency are used; nothing is converted.",
  }),
  includeAlternates: z.boolean().optional().meta({
    description:
      "`false` leaves every `alternateRateHistories` empty: the answer to many lanes is a fraction as large.",
  }),
});
export type RateHistoryRequest = z.infer<typeof RateHistoryRequest>;

const id = z.string().meta({ description: "Names this answer: quote it, or ask `/rates/explain` how it was made." });

const RateData = z
  .object({
    type: z.literal("DATA").meta({ description: "The lane has a history." }),
    id,
    rateHistory: RateHistory.meta({ description: "The history of the lane asked for." }),
    alternateRateHistories: z.array(RateHistory).meta({
      description:
        "The same lane over up to three other likely crossings, from or to up to two neighbouring markets, and with the further `allowedTypes`, each for its own `routeMiles`. `pricingLane` says which is which; `[]` where none has prices.",
    }),
    warnings,
  })
  .meta({ id: "RateData", description: "What a lane was paid. Billable." });

const rateErrorCodes = [...lookupErrorCodes, "INSUFFICIENT_DATA", "UNSUPPORTED_CURRENCY"] as const;
export type RateErrorCode = (typeof rateErrorCodes)[number];

export const RateFault = z
  .object({
    code: z
      .enum(rateErrorCodes)
      .meta({ description: "Why the lane has no answer; the operation's text explains each." }),
    message: z.string().meta({ description: "For people; may be reworded." }),
    reason: stopsReason,
    details: LookupErrorDetails.optional().meta({ description: "What helps to put it right." }),
  })
  .meta({ id: "RateFault", description: "Why a lane has no answer." });
export type RateFault = z.infer<typeof RateFault>;

const RateError = z
  .object({
    type: z.literal("ERROR").meta({ description: "The lane has no answer." }),
    id,
    error: RateFault.meta({ description: "Why there is none." }),
  })
  .meta({
    id: "RateError",
    description: "A lane without an answer. Not billable; the others are answered all the same.",
  });

export const RateResult = z
  .discriminatedUnion("type", [RateData, RateError])
  .meta({ id: "RateResult", description: "The result of one lane." });
export type RateResult = z.infer<typeof RateResult>;

export const RateHistoryResponse = z.object({
  results: z.array(RateResult).meta({ description: "One for each lane, in their order." }),
});
export type RateHistoryResponse = z.infer<typeof RateHistoryResponse>;
