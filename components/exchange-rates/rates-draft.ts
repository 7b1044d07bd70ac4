import { lastDayOf, standingOn } from "@/lib/exchange-rates/rules/convert";
import type { ExchangeRate, ExchangeRatesResponse } from "@/lib/exchange-rates/schema";
import { exchangeRateDaysMax } from "@/lib/vocabulary/limits.values";
import type { CurrencyCode } from "@/lib/vocabulary/money";

/** A pair of currencies while it is filled in. A number that cannot be read is the text as it was typed. */
type DraftRate = Pick<ExchangeRate, "baseCurrency" | "quoteCurrency" | "source" | "asOf"> & {
  rate: number | string | null;
  validDays: number | string | null;
};
export type RatesDraft = { rates: DraftRate[]; version: number };

const pairs: readonly (readonly [CurrencyCode, CurrencyCode])[] = [
  ["USD", "MXN"],
  ["USD", "CAD"],
  ["CAD", "MXN"],
];

const blank = { rate: null, source: "", validDays: 7 };

/** Every pair of currencies: with its rate the way round it was saved, or blank, as of `today`. */
export const draftOf = ({ exchangeRates, version }: ExchangeRatesResponse, today: string): RatesDraft => ({
  version,
  rates: pairs.map(([one, other]) => {
    const isOfPair = ({ baseCurrency, quoteCurrency }: ExchangeRate) =>
      [one, other].includes(baseCurrency) && [one, other].includes(quoteCurrency);
    return exchangeRates.find(isOfPair) ?? { ...blank, baseCurrency: one, quoteCurrency: other, asOf: today };
  }),
});

/** Whether somebody has begun to say what a pair's rate is. */
export const isBegun = ({ rate, source }: Pick<DraftRate, "rate" | "source">) => rate !== null || source.trim() !== "";

const byWorth: readonly CurrencyCode[] = ["USD", "CAD", "MXN"];

/** Of a rate that may be written the wrong way round: by it `less`, which is worth less, is worth more than `more`. */
export function likelyInverted({ baseCurrency, quoteCurrency, rate }: DraftRate) {
  const [more, less] = byWorth.filter((currency) => [baseCurrency, quoteCurrency].includes(currency));
  if (typeof rate !== "number" || rate <= 0 || !more || !less) return undefined;
  const isOtherWay = baseCurrency === more ? rate < 1 : rate > 1;
  return isOtherWay ? { more, less } : undefined;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

const isComplete = (rate: DraftRate): rate is ExchangeRate =>
  typeof rate.rate === "number" &&
  typeof rate.validDays === "number" &&
  rate.validDays > 0 &&
  rate.validDays <= exchangeRateDaysMax &&
  isDay(rate.asOf);

/** Whether the rate counts today, until or since which day; undefined as long as that cannot be said. */
export function standingOf(rate: DraftRate, today: string) {
  if (!isComplete(rate)) return undefined;
  const kind = standingOn(rate, today);
  return { kind, day: kind === "ahead" ? rate.asOf : lastDayOf(rate) };
}

/** The same pair without a rate. */
export const cleared = (rate: DraftRate): DraftRate => ({ ...rate, ...blank });

/** The request: the pairs that were begun. The schema refuses what is no number. */
export const ratesToSend = ({ rates, version }: RatesDraft) => ({
  exchangeRates: rates.filter(isBegun) as ExchangeRate[],
  ifVersion: version,
});

/** The field of a path of the request, `exchangeRates[0].rate`, in which the pairs left blank are not counted. */
export function fieldOfRate(path: string, rates: readonly DraftRate[]): string | undefined {
  const [, at, rest] = /^exchangeRates\[(\d+)\](.*)$/.exec(path) ?? [];
  const begun = rates.flatMap((rate, index) => (isBegun(rate) ? [index] : []));
  return at === undefined ? undefined : `rates.${begun[Number(at)]}${rest}`;
}
