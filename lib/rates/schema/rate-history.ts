import * as z from "zod";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { TrailerCategory } from "@/lib/vocabulary/lookup-stop";
import { CurrencyCode } from "@/lib/vocabulary/money";
import { Coordinates } from "@/lib/vocabulary/place";
import { confidenceFrom, confidenceLevels, weeksAsked } from "@/lib/vocabulary/rates.values";

export { rateAnswersHours } from "@/lib/vocabulary/limits.values";
export { weeksAsked } from "@/lib/vocabulary/rates.values";

const UtcMillisecond = z.iso.datetime({ precision: 3 });

const DayRange = z
  .object({
    start: UtcMillisecond.meta({ description: "The first millisecond, UTC: `2026-11-09T00:00:00.000Z`." }),
    end: UtcMillisecond.meta({ description: "The last millisecond, UTC: `2026-11-15T23:59:59.999Z`." }),
  })
  .meta({ id: "DayRange", description: "Whole days in UTC, both ends included." });

const AmountDistribution = z
  .object({
    p25: z.number().meta({ description: "A quarter of comparable prices are at or below it." }),
    p50: z.number().meta({ description: "The median: half of comparable prices are at or below it." }),
    p75: z.number().meta({ description: "Three quarters of comparable prices are at or below it." }),
  })
  .meta({
    id: "AmountDistribution",
    description: "Percentiles of an amount, in whole units of the currency (1900.5 is USD 1,900.50), not in cents.",
  });

const { strong, moderate, strongEffectiveSample, strongCarriers } = confidenceFrom;

export const RateConfidence = z.enum(confidenceLevels).meta({
  id: "RateConfidence",
  description: `STRONG: a score of ${strong} or more, and the equivalent of ${strongEffectiveSample} recent prices of ${strongCarriers} carriers. MODERATE: ${moderate} or more. WEAK: less.`,
});
export type RateConfidence = z.infer<typeof RateConfidence>;

export const RatePoint = z
  .object({
    dayRange: DayRange.meta({ description: "The week, Monday to Sunday." }),
    amountDistribution: AmountDistribution.meta({ description: "What was paid that week." }),
    marginOfError: z.number().meta({
      description: "The true median lies within `p50` ± this in 90 of 100 cases. In the unit of `p50`.",
    }),
    relativeMarginOfError: z.number().meta({ description: "`marginOfError` as a share of `p50`: 0.07 is 7 %." }),
    confidenceScore: z.number().meta({
      description: "0 to 100: how likely it is, in percent, that `p50` is less than 10 % off.",
    }),
    confidence: RateConfidence.meta({ description: "The score in a word." }),
  })
  .meta({ id: "RatePoint", description: "What a lane was paid in one week, and how certain that is." });
export type RatePoint = z.infer<typeof RatePoint>;

const Market = z
  .object({
    id: z.string().meta({ description: "Our id of the market. Opaque: compare it, do not take it apart." }),
    name: z.string().meta({ description: "Its main city, e.g. `Monterrey`." }),
    code: z.string().meta({ description: "Short code, unique among all markets, e.g. `MTY`." }),
    countryCode: z.enum(["US", "MX", "CA"]).meta({ description: "Country of the market." }),
    centroid: Coordinates.meta({ description: "Where the market's main city is." }),
  })
  .meta({ id: "Market", description: "A freight market: the area that is nearest to its main city." });

const LaneEnd = z
  .object({
    type: z.literal("MARKET").meta({ description: "Lanes are priced between markets." }),
    market: Market.meta({ description: "The market that the place belongs to." }),
  })
  .meta({ id: "LaneEnd", description: "One end of the lane that was priced." });

export const PricingLane = z
  .object({
    origin: LaneEnd.meta({ description: "Where the lane begins: the market of the first stop." }),
    destination: LaneEnd.meta({ description: "Where it ends: the market of the last stop." }),
    trailerCategory: TrailerCategory.meta({ description: "The trailer that was priced." }),
    usMxBorderCrossing: UsMxBorderCrossing.optional().meta({
      description:
        "The crossing that was priced: the one sent, else the recommended one. Absent where the lane has none.",
    }),
  })
  .meta({ id: "PricingLane", description: "What was priced: two markets, a trailer, and the crossing between them." });
export type PricingLane = z.infer<typeof PricingLane>;

const series = (what: string) =>
  z.array(RatePoint).meta({ description: `${what} Newest first; weeks with too few prices are left out.` });
const latest = (name: string) =>
  RatePoint.optional().meta({ description: `The first of \`${name}\`. Absent where that is empty.` });

export const RateHistory = z
  .object({
    dayRange: DayRange.meta({
      description: `The ${weeksAsked} weeks that were asked for, whichever of them have a price.`,
    }),
    pricingLane: PricingLane.meta({ description: "What was priced." }),
    currencyCode: CurrencyCode.meta({ description: "The currency of all amounts. Prices in others are not used." }),
    routeMiles: z.number().meta({ description: "Road miles that were priced: yours where you sent them, else ours." }),
    routeMilesWithDeadhead: z.number().meta({
      description: "`routeMiles` and the empty miles that a truck usually drives to a load in the origin market.",
    }),
    latestSuggestedRate: latest("suggestedRates"),
    suggestedRates: series("What to expect to pay: `allInRates` moved by the market's trend and the empty miles."),
    latestAllInRate: latest("allInRates"),
    allInRates: series("What was paid for the whole load: line haul, fuel, crossing and accessorials."),
    latestPerMileRate: latest("perMileRates"),
    perMileRates: series("`allInRates` by mile of `routeMiles`."),
  })
  .meta({ id: "RateHistory", description: "Twelve weeks of prices of a lane." });
export type RateHistory = z.infer<typeof RateHistory>;
