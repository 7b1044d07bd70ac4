import { seriesKinds, type Week, weeksOf } from "@/components/rates/desk/series";
import type { RateEvidence } from "@/lib/rates/schema/evidence";
import type { RateHistory } from "@/lib/rates/schema/rate-history";

const figures = [
  "p25",
  "p50",
  "p75",
  "marginOfError",
  "relativeMarginOfError",
  "confidenceScore",
  "confidence",
] as const;
const seriesOfApi = { suggested: "suggestedRates", allIn: "allInRates", perMile: "perMileRates" } as const;

/** Names as in the API, so that a file is read by the same words as an answer. */
export const historyColumns = [
  "origin",
  "destination",
  "trailerCategory",
  "usMxBorderCrossing",
  "currencyCode",
  "week",
  ...seriesKinds.flatMap((kind) => figures.map((figure) => `${seriesOfApi[kind]}.${figure}`)),
  "observations",
  "carriers",
  "omitted",
  "isSynthetic",
];

const figuresOf = (point: Week["point"]) =>
  figures.map((figure) => {
    if (!point) return undefined;
    if (figure === "p25" || figure === "p50" || figure === "p75") return point.amountDistribution[figure];
    return point[figure];
  });

/** A row for each week, newest first; weeks without a price say why. */
export function historyRows(history: RateHistory, evidence: RateEvidence | undefined): unknown[][] {
  const { origin, destination, trailerCategory, usMxBorderCrossing } = history.pricingLane;
  const lane = [origin.market.code, destination.market.code, trailerCategory, usMxBorderCrossing, history.currencyCode];
  const bySeries = seriesKinds.map((kind) => weeksOf(history, kind, evidence));
  return (bySeries[0] ?? [])
    .map(({ monday, made, omitted }, at) => [
      ...lane,
      monday,
      ...bySeries.flatMap((weeks) => figuresOf(weeks[at]?.point)),
      made?.observations ?? omitted?.observations,
      made?.carriers ?? omitted?.carriers,
      omitted?.why,
      evidence?.isSynthetic,
    ])
    .reverse();
}
