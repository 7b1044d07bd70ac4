import { dayOf } from "@/lib/core/day-of";
import { AppError } from "@/lib/core/errors";
import type { Exchange } from "@/lib/exchange-rates/rules/convert";
import type {
  ExchangeRate,
  ExchangeRatesResponse,
  GetExchangeRatesRequest,
  SaveExchangeRatesRequest,
} from "@/lib/exchange-rates/schema";
import { savedRates } from "@/lib/exchange-rates/store";
import type { Context } from "@/lib/server/context";
import { type Saved, savedState } from "@/lib/server/setting";

const shown = (saved: Saved<ExchangeRate[]>): ExchangeRatesResponse => ({
  exchangeRates: saved.value,
  ...savedState(saved),
});

export async function getExchangeRates(ctx: Context, _: GetExchangeRatesRequest): Promise<ExchangeRatesResponse> {
  const saved = await savedRates.read(ctx);
  return saved ? shown(saved) : { exchangeRates: [], version: 0 };
}

/** The rates at which prices are compared today, with the day in UTC that it is. */
export async function findExchangeRates(ctx: Context): Promise<Exchange> {
  const saved = await savedRates.read(ctx);
  return { rates: saved?.value ?? [], today: dayOf(ctx.now) };
}

/** @throws AppError "version_conflict" with the rates as they are. */
export async function saveExchangeRates(
  ctx: Context,
  { exchangeRates, ifVersion }: SaveExchangeRatesRequest,
): Promise<ExchangeRatesResponse> {
  const saved = await savedRates.write(ctx, exchangeRates, ifVersion);
  if (saved) return shown(saved);
  const current = await getExchangeRates(ctx, {});
  throw new AppError("version_conflict", "The rates were changed meanwhile.", { current });
}
