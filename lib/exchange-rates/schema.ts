import * as z from "zod";
import { Author } from "@/lib/vocabulary/author";
import { exchangeRateDaysMax, versionMax } from "@/lib/vocabulary/limits.values";
import { CurrencyCode } from "@/lib/vocabulary/money";
import { ShortText } from "@/lib/vocabulary/text";

export const ExchangeRate = z
  .object({
    baseCurrency: CurrencyCode.meta({ description: "The currency of which one unit is priced." }),
    quoteCurrency: CurrencyCode.meta({ description: "The currency in which it is priced." }),
    rate: z
      .number()
      .gt(0)
      .max(1_000_000)
      .meta({ description: "How much of `quoteCurrency` one unit of `baseCurrency` costs: 17.34 pesos for a dollar." }),
    source: ShortText.meta({ description: "Whose rate it is, e.g. `Banxico`." }),
    asOf: z.iso.date().meta({ description: "The day of which it is. From then on it counts." }),
    validDays: z
      .int()
      .min(1)
      .max(exchangeRateDaysMax)
      .meta({ description: `For how many days it counts, 1 to ${exchangeRateDaysMax}; 1: on that day alone.` }),
  })
  .meta({
    id: "ExchangeRate",
    description: "A rate of exchange at which your organization compares prices, both ways.",
  });
export type ExchangeRate = z.infer<typeof ExchangeRate>;

const Version = z.int().min(0).max(versionMax);
const exchangeRates = z.array(ExchangeRate);

export const GetExchangeRatesRequest = z.object({});
export type GetExchangeRatesRequest = z.infer<typeof GetExchangeRatesRequest>;

export const ExchangeRatesResponse = z.object({
  exchangeRates: exchangeRates.meta({ description: "One for each pair of currencies at most." }),
  version: Version.meta({ description: "0 where nobody saved rates, one more with each save." }),
  savedBy: Author.optional().meta({ description: "Who saved them." }),
  savedAt: z.iso.datetime().optional().meta({ description: "When they were saved last." }),
});
export type ExchangeRatesResponse = z.infer<typeof ExchangeRatesResponse>;

const pairOf = ({ baseCurrency, quoteCurrency }: ExchangeRate) => [baseCurrency, quoteCurrency].toSorted().join(" ");

export const SaveExchangeRatesRequest = z.object({
  exchangeRates: exchangeRates
    .max(3)
    .refine((rates) => rates.every(({ baseCurrency, quoteCurrency }) => baseCurrency !== quoteCurrency), {
      error: "A currency has no rate to itself.",
      params: { code: "same_currency" },
    })
    .refine((rates) => new Set(rates.map(pairOf)).size === rates.length, {
      error: "There is one rate for each pair of currencies, whichever comes first.",
      params: { code: "duplicate_pair" },
    })
    .meta({ description: "All of them: a pair left out is compared no more." }),
  ifVersion: Version.optional().meta({
    description:
      "Refuse with 409 unless the rates are at this version; 0 where nobody saved any. Goes before the header `If-Match`.",
  }),
});
export type SaveExchangeRatesRequest = z.infer<typeof SaveExchangeRatesRequest>;
