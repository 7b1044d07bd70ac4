import * as z from "zod";

export const CurrencyCode = z.enum(["USD", "MXN", "CAD"]).meta({ id: "CurrencyCode" });
export type CurrencyCode = z.infer<typeof CurrencyCode>;

const billion = 1_000_000_000;
const currencyCode = CurrencyCode.default("USD");

/** `amount` is an integer in the currency's minor unit: USD 1,850.00 is 185000. May be negative (a discount). */
export const Money = z
  .object({ currencyCode, amount: z.int().min(-billion).max(billion) })
  .meta({ id: "Money", description: "`amount` in the minor unit (cents): USD 1,850.00 is 185000." });
export type Money = z.infer<typeof Money>;

/** A price, a limit or a target: more than nothing. */
export const PositiveMoney = z
  .object({ currencyCode, amount: z.int().min(1).max(billion) })
  .meta({ id: "PositiveMoney", description: "`amount` in the minor unit (cents), above zero." });
export type PositiveMoney = z.infer<typeof PositiveMoney>;
