import type { ManyLane } from "@/components/rates/desk/many-lanes-rows";
import type { LaneAnswers } from "@/components/rates/desk/many-lanes-run";
import type { RecalledAnswer } from "@/lib/rates/schema/evidence";
import type { RateHistory, RatePoint } from "@/lib/rates/schema/rate-history";

/** A row of the table: a lane, what it was answered, and the figures it is sorted by. */
export type ListedLane = {
  place: number;
  lane: ManyLane;
  answer: RecalledAnswer | null;
  history: RateHistory | undefined;
  point: RatePoint | undefined;
};

export const listLanes = (lanes: readonly ManyLane[], answers: LaneAnswers): ListedLane[] =>
  lanes.map((lane, place) => {
    const answer = answers[place] ?? null;
    const history = answer?.item.type === "DATA" ? answer.item.rateHistory : undefined;
    return { place, lane, answer, history, point: history?.latestSuggestedRate ?? history?.latestAllInRate };
  });

const sortings = ["number", "lane", "p50", "margin", "confidence"] as const;
export type Sorting = (typeof sortings)[number];

const values: Record<Sorting, (row: ListedLane) => number | string | undefined> = {
  number: ({ place }) => place,
  lane: ({ lane }) => `${lane.from} ${lane.to}`,
  p50: ({ point }) => point?.amountDistribution.p50,
  margin: ({ point }) => point?.relativeMarginOfError,
  confidence: ({ point }) => point?.confidenceScore,
};

/** In the order of a column; lanes without a rate come last either way. */
export function sortLanes(rows: readonly ListedLane[], sorting: Sorting, isDescending: boolean) {
  const direction = isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [values[sorting](one), values[sorting](other)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    const order = typeof a === "string" ? a.localeCompare(String(b)) : a - Number(b);
    return order * direction || one.place - other.place;
  });
}

/** Rows that need a look: no rate, or a weak one. */
export const isDoubtful = ({ point, answer }: ListedLane) =>
  answer !== null && point?.confidence !== "STRONG" && point?.confidence !== "MODERATE";

export const listColumns = [
  "reference",
  "from",
  "to",
  "trailer",
  "crossing",
  "miles",
  "originMarket",
  "destinationMarket",
  "usMxBorderCrossing",
  "currencyCode",
  "week",
  "suggested.p25",
  "suggested.p50",
  "suggested.p75",
  "marginOfError",
  "relativeMarginOfError",
  "confidenceScore",
  "confidence",
  "allIn.p50",
  "perMile.p50",
  "routeMiles",
  "sampleSize",
  "carriers",
  "isSynthetic",
  "error",
];

/** A row of the file, in the words of the API. */
export function listRow({ lane, answer, history, point }: ListedLane): unknown[] {
  const asked = [lane.reference, lane.from, lane.to, lane.trailer, lane.crossing, lane.miles];
  const error = answer?.item.type === "ERROR" ? answer.item.error.code : answer ? undefined : "NOT_LOOKED_UP";
  const { p25, p50, p75 } = point?.amountDistribution ?? {};
  const { origin, destination, usMxBorderCrossing } = history?.pricingLane ?? {};
  return [
    ...asked,
    origin?.market.code,
    destination?.market.code,
    usMxBorderCrossing,
    history?.currencyCode,
    point?.dayRange.start.slice(0, 10),
    p25,
    p50,
    p75,
    point?.marginOfError,
    point?.relativeMarginOfError,
    point?.confidenceScore,
    point?.confidence,
    history?.latestAllInRate?.amountDistribution.p50,
    history?.latestPerMileRate?.amountDistribution.p50,
    history?.routeMiles,
    answer?.evidence?.sampleSize,
    answer?.evidence?.carriers,
    answer?.evidence?.isSynthetic,
    error,
  ];
}
