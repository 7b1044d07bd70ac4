import * as z from "zod";
import { RateHistoryRequest, RateResult } from "@/lib/rates/schema/history-operation";
import { ratedLanesMax } from "@/lib/vocabulary/limits.values";
import { transferMilesMin, weeksAsked } from "@/lib/vocabulary/rates.values";
import { ShortText } from "@/lib/vocabulary/text";

export const WideningLevel = z.enum(["LANE", "EXPANDED", "REGION", "CURVE"]).meta({
  id: "WideningLevel",
  description:
    "How far one had to look: the lane itself, its neighbouring markets, its regions, or the general curve of price by distance.",
});
export type WideningLevel = z.infer<typeof WideningLevel>;

const sizes = {
  carriers: z.int().meta({ description: "Different carriers among them." }),
  effectiveSample: z.number().meta({
    description: "Equivalent number of equally recent prices: old ones, and many of one carrier, count less.",
  }),
};

const WeekEvidence = z
  .object({
    week: z.iso.date().meta({ description: "The week's Monday." }),
    observations: z.int().meta({ description: "Prices that went into the week's figures." }),
    ...sizes,
    level: WideningLevel.meta({ description: "How far one had to look for this week." }),
  })
  .meta({ id: "WeekEvidence", description: "What one week's figures were made of." });

export const OmittedWeek = z
  .object({
    week: z.iso.date().meta({ description: "The week's Monday." }),
    why: z.enum(["NO_OBSERVATIONS", "TOO_FEW_OBSERVATIONS", "TOO_FEW_CARRIERS"]).meta({
      description: "What there was too little of.",
    }),
    observations: z.int().meta({ description: "Prices that you may know of." }),
    carriers: z.int().meta({ description: "Different carriers among them." }),
  })
  .meta({ id: "OmittedWeek", description: "A week that was left out, and why." });
export type OmittedWeek = z.infer<typeof OmittedWeek>;

export const RateEvidence = z
  .object({
    sampleSize: z.int().meta({ description: "Prices that went into the answer." }),
    ...sizes,
    wideningLevel: WideningLevel.optional().meta({
      description: "How far one had to look for the newest week. Absent where there is no answer.",
    }),
    ownShare: z.number().meta({ description: "Share of the weight that your own prices have, 0 to 1." }),
    poolUsed: z.boolean().meta({
      description: "Whether prices of other organizations went in. Never fewer than five organizations at once.",
    }),
    isSynthetic: z.boolean().meta({ description: "Whether prices made up for demonstration went in." }),
    weeksOmitted: z
      .array(OmittedWeek)
      .meta({ description: `Weeks of the ${weeksAsked} that have no figures, newest first.` }),
    trimmed: z.int().meta({ description: "Prices left out because they are far off all others." }),
    indexMove: z
      .number()
      .optional()
      .meta({
        description: `How far the market moved over the ${weeksAsked} weeks: 0.03 is 3 % up. Absent where nothing shows it.`,
      }),
    curveExponent: z
      .number()
      .meta({ description: "The price of a mile falls with distance to this power, e.g. 0.17." }),
    routeMilesSource: z
      .enum(["REQUEST", "ROADS"])
      .meta({ description: "Whether you sent the miles, or they are ours." }),
    milesPriced: z
      .number()
      .optional()
      .meta({
        description: `What the haul was priced as, where that is not \`routeMiles\`: a border transfer is paid by the move, as a haul of ${transferMilesMin} miles.`,
      }),
    points: z.array(WeekEvidence).meta({ description: "The weeks of the series, newest first." }),
  })
  .meta({ id: "RateEvidence", description: "What the history of a lane was made of." });
export type RateEvidence = z.infer<typeof RateEvidence>;

const evidence = RateEvidence.optional().meta({
  description: "What it was made of. Absent where the lane was not understood, so that nothing was looked up.",
});

export const ExplainRatesRequest = z.object({
  ids: z
    .array(ShortText)
    .min(1)
    .max(ratedLanesMax)
    .meta({ description: `\`id\` of 1 to ${ratedLanesMax} results, of \`DATA\` and \`ERROR\` alike.` }),
});
export type ExplainRatesRequest = z.infer<typeof ExplainRatesRequest>;

const ExplainedAnswer = z
  .object({
    id: z.string().meta({ description: "The answer's `id`." }),
    at: z.iso.datetime().meta({ description: "When it was answered, UTC." }),
    evidence,
  })
  .meta({ id: "ExplainedAnswer", description: "How an answer was made." });

export const ExplainRatesResponse = z.object({
  items: z.array(ExplainedAnswer.nullable()).meta({
    description: "One for each id, in their order; null for an id that is not yours, or is no longer kept.",
  }),
});
export type ExplainRatesResponse = z.infer<typeof ExplainRatesResponse>;

export const RecallRatesRequest = z.object(RateHistoryRequest.shape);
export type RecallRatesRequest = z.infer<typeof RecallRatesRequest>;

export const RecalledAnswer = z
  .object({
    item: RateResult.meta({ description: "The result as it was answered." }),
    at: z.iso.datetime().meta({ description: "When it was answered, UTC." }),
    evidence,
  })
  .meta({ id: "RecalledAnswer", description: "An answer that was given before." });
export type RecalledAnswer = z.infer<typeof RecalledAnswer>;

export const RecallRatesResponse = z.object({
  results: z.array(RecalledAnswer.nullable()).meta({
    description: "One for each lane, in their order; null for a lane not looked up within a day.",
  }),
});
export type RecallRatesResponse = z.infer<typeof RecallRatesResponse>;
