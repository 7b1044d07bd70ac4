import * as z from "zod";
import { isJsonObject } from "@/lib/core/json";
import { lenient, type Reading } from "@/lib/core/lenience";
import { withAliases } from "@/lib/vocabulary/aliases";
import { amountMax, currencyCodes } from "@/lib/vocabulary/money.values";
import { amountFrom } from "@/lib/vocabulary/number-text";

export const CurrencyCode = withAliases(
  z.enum(currencyCodes).meta({ id: "CurrencyCode", description: "ISO 4217 code." }),
  "CurrencyCode",
);
export type CurrencyCode = z.infer<typeof CurrencyCode>;

const currencyCode = CurrencyCode.default("USD").meta({ description: "USD where it is left out; always in answers." });

/** What is an amount in pesos must not become one in dollars because the field is called otherwise. */
function readCurrency(value: unknown): Reading | undefined {
  if (!isJsonObject(value) || value.currency === undefined || value.currencyCode !== undefined) return undefined;
  const { currency, ...rest } = value;
  const message = `${JSON.stringify(currency)} was read as the currencyCode.`;
  return { value: { ...rest, currencyCode: currency }, warnings: [{ at: "currency", code: "alias_read", message }] };
}

/** What an amount that is no whole number of cents may mean. It is never read as that: one of 100 times would be wrong. */
function readAmount(value: unknown): Reading | undefined {
  const text = typeof value === "string" || typeof value === "number" ? `${value}`.trim() : "";
  const amount = amountFrom(text);
  if (!("cents" in amount)) return undefined;
  return { didYouMean: [...(/^\d+$/.test(text) ? [text] : []), `${amount.cents}`] };
}

const wantsCents = (issue: { code?: string; input?: unknown }) =>
  issue.code === "invalid_type" && issue.input !== undefined
    ? "Must be a whole number of cents, and no text: USD 1,850.00 is 185000."
    : undefined;

/** Forms leave the reading to the server, and have words of their own. */
const isServer = typeof window === "undefined";
const reading = isServer ? { read: readCurrency } : {};
const int = isServer ? z.int({ error: wantsCents }) : z.int();

/** Cents, of which the server says what else was sent may mean. */
const cents = (amount: z.ZodInt) => (isServer ? lenient(amount, { fits: Number.isInteger, read: readAmount }) : amount);

/** `amount` is an integer in the currency's minor unit: USD 1,850.00 is 185000. May be negative (a discount). */
export const Money = lenient(
  z
    .object({
      currencyCode,
      amount: cents(
        int.min(-amountMax).max(amountMax).meta({ description: "In cents: USD 1,850.00 is 185000. May be negative." }),
      ),
    })
    .meta({ id: "Money", description: "An amount in the minor unit of its currency; a discount is negative." }),
  { nothingWithout: ["amount"], ...reading },
);
export type Money = z.infer<typeof Money>;

/** A price, a limit or a target: more than nothing. */
export const PositiveMoney = lenient(
  z
    .object({
      currencyCode,
      amount: cents(int.min(1).max(amountMax).meta({ description: "In cents: USD 1,850.00 is 185000. Above zero." })),
    })
    .meta({ id: "PositiveMoney", description: "An amount in the minor unit of its currency, above zero." }),
  { nothingWithout: ["amount"], ...reading },
);
export type PositiveMoney = z.infer<typeof PositiveMoney>;
