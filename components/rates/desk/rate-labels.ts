import { useTranslations } from "next-intl";
import type { SeriesKind, Week } from "@/components/rates/desk/series";
import type { Tone } from "@/components/ui/badge";
import type { Format } from "@/lib/i18n/create-format";
import { useFormat } from "@/lib/i18n/format";
import type { RateFault } from "@/lib/rates/schema/history-operation";
import type { PricingLane, RateConfidence, RatePoint } from "@/lib/rates/schema/rate-history";

export const confidenceTones: Record<RateConfidence, Tone> = { STRONG: "good", MODERATE: "info", WEAK: "warn" };

const labelledFaults = ["INSUFFICIENT_DATA", "LOCATION_AMBIGUOUS", "LOCATION_NOT_FOUND", "INVALID_STOPS"] as const;

/** Which series an amount is of, and in which currency. */
export type AmountUnit = { currencyCode: string; kind: SeriesKind };

/** "9–15 Nov 2026", or "30 Nov – 6 Dec 2026". */
function weekText(format: Format, { start, end }: { start: string; end: string }) {
  const [from = "", to = ""] = [format.date(start, "UTC"), format.date(end, "UTC")];
  const [[day, month, year], [, lastMonth, lastYear]] = [from.split(" "), to.split(" ")];
  if (year !== lastYear) return `${from} – ${to}`;
  return month === lastMonth ? `${day}–${to}` : `${day} ${month} – ${to}`;
}

type Standing = { share: number; low: number; high: number };

/** What needs no words: numbers, amounts, shares and weeks. */
function numbersIn(format: Format) {
  const figure = (value: number, kind: SeriesKind) => {
    const digits = kind === "perMile" ? 2 : 0;
    return format.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  };
  const share = (value: number, digits = 0) =>
    format.number(value, { style: "percent", maximumFractionDigits: digits });
  return {
    number: format.number,
    figure,
    amount: (value: number, { currencyCode, kind }: AmountUnit) => `${currencyCode} ${figure(value, kind)}`,
    share,
    /** "+4 %", "−3 %". */
    change: (value: number) =>
      format.number(value, { style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" }).replace("-", "−"),
    week: (week: { start: string; end: string }) => weekText(format, week),
    shortWeek: (monday: string) => format.date(`${monday}T00:00:00Z`, "UTC").split(" ").slice(0, 2).join(" "),
    /** "≈ 58 % (50–66 %)". Nothing is below all prices there are, or above them. */
    standing: ({ share: middle, low, high }: Standing) => {
      const [at = 0, from = 0, to = 0] = [middle, low, high].map((value) =>
        Math.round(Math.min(Math.max(value, 0.01), 0.99) * 100),
      );
      return `≈ ${share(at / 100)}${from === to ? "" : ` (${from}–${share(to / 100)})`}`;
    },
  };
}

/** Amounts, shares, weeks and lanes of rates in the reader's language. */
export function useRateLabels() {
  const t = useTranslations("rates");
  const vocabulary = useTranslations("vocabulary");
  const trailer = useTranslations("borderCrossings.trailers");
  const format = useFormat();
  const numbers = numbersIn(format);
  return {
    ...numbers,
    omitted: (why: Week["omitted"]) =>
      t(`omitted.${why?.why ?? "unknown"}`, { observations: why?.observations ?? 0, carriers: why?.carriers ?? 0 }),
    /** Why a lane has no rate, in a few words. */
    fault: (code: RateFault["code"]) => t(`lanes.faults.${labelledFaults.find((known) => known === code) ?? "other"}`),
    margin: ({ marginOfError, relativeMarginOfError }: RatePoint, unit: AmountUnit) =>
      t("reading.margin", {
        amount: numbers.amount(marginOfError, unit),
        share: numbers.share(relativeMarginOfError, 1),
      }),
    confidence: (value: RateConfidence) => t(`confidence.${value}`),
    crossing: (id: NonNullable<PricingLane["usMxBorderCrossing"]>) => vocabulary(`UsMxBorderCrossing.${id}`),
    trailer: (category: PricingLane["trailerCategory"]) => trailer(category),
    lane: ({ origin, destination }: PricingLane) =>
      t("lane.title", { from: origin.market.name, to: destination.market.name }),
  };
}
