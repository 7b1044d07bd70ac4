import type { Band } from "@/components/charts/scale";
import type { RateEvidence } from "@/lib/rates/schema/evidence";
import type { RateHistory, RatePoint } from "@/lib/rates/schema/rate-history";

export const seriesKinds = ["suggested", "allIn", "perMile"] as const;
export type SeriesKind = (typeof seriesKinds)[number];

const seriesNames = { suggested: "suggestedRates", allIn: "allInRates", perMile: "perMileRates" } as const;

/** A history whose rates by the mile are by the reader's unit of distance: `inUnit` says how many of it are so many miles. */
export function byDistance(history: RateHistory, inUnit: (miles: number) => number): RateHistory {
  const part = (amount: number) => amount / inUnit(1);
  const perMileRates = history.perMileRates.map((point) => {
    const { p25, p50, p75 } = point.amountDistribution;
    const amountDistribution = { p25: part(p25), p50: part(p50), p75: part(p75) };
    return { ...point, amountDistribution, marginOfError: part(point.marginOfError) };
  });
  return { ...history, perMileRates };
}

/** The points of a series, newest first. */
export const pointsOf = (history: RateHistory, kind: SeriesKind): readonly RatePoint[] => history[seriesNames[kind]];

export type Week = {
  /** Its Monday, as a date. */
  monday: string;
  start: string;
  end: string;
  point: RatePoint | undefined;
  /** What it was made of, or why it was left out. */
  made: RateEvidence["points"][number] | undefined;
  omitted: RateEvidence["weeksOmitted"][number] | undefined;
};

const weekMilliseconds = 7 * 86_400_000;

/** All weeks that were asked for, oldest first, those without a price as well. */
export function weeksOf(history: RateHistory, kind: SeriesKind, evidence: RateEvidence | undefined): Week[] {
  const { start, end } = history.dayRange;
  const from = Date.parse(start);
  const count = Math.round((Date.parse(end) - from) / weekMilliseconds);
  const points = new Map(pointsOf(history, kind).map((point) => [Date.parse(point.dayRange.start), point]));
  return Array.from({ length: count }, (_, at) => {
    const begins = from + at * weekMilliseconds;
    const monday = new Date(begins).toISOString().slice(0, 10);
    return {
      monday,
      start: new Date(begins).toISOString(),
      end: new Date(begins + weekMilliseconds - 1).toISOString(),
      point: points.get(begins),
      made: evidence?.points.find(({ week }) => week === monday),
      omitted: evidence?.weeksOmitted.find(({ week }) => week === monday),
    };
  });
}

export const bandOf = ({ amountDistribution, confidence }: RatePoint): Band => ({
  ...amountDistribution,
  isWeak: confidence === "WEAK",
});

export const bandsOf = (history: RateHistory, kind: SeriesKind) =>
  weeksOf(history, kind, undefined).map(({ point }) => point && bandOf(point));
