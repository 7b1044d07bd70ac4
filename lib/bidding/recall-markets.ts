import { laneOf } from "@/lib/bidding/rules/lane-of";
import type { Freight } from "@/lib/loads/get-freight";
import { currencyOfLoad } from "@/lib/loads/rules/currency-of-load";
import { columnsOf } from "@/lib/loads/rules/list-columns";
import type { PriceGround } from "@/lib/loads/rules/weigh-price";
import { recallRates } from "@/lib/rates/recall-rates";
import { expectedRates, typicalAndHigh } from "@/lib/rates/rules/price-standing";
import type { Context } from "@/lib/server/context";

type MarketFigures = NonNullable<PriceGround["market"]>;

/** How the market of a load is asked for, in the currency of its money; nothing where it has no lane. */
function questionOf({ id, externalId, document }: Freight) {
  const { originPlace, destinationPlace, ...facts } = columnsOf({ id, externalId }, document);
  const lane = laneOf({
    ...facts,
    ...(originPlace && { originPlace }),
    ...(destinationPlace && { destinationPlace }),
  });
  return lane ? [{ id, lane, currency: currencyOfLoad(document) ?? "USD" }] : [];
}

/**
 * What carriers are paid on the lanes of loads, by their ids, as far as these were looked up within a day: nothing is
 * looked up for it.
 */
export async function recallMarkets(ctx: Context, freights: readonly Freight[]): Promise<Map<string, MarketFigures>> {
  const questions = freights.flatMap(questionOf);
  const markets = new Map<string, MarketFigures>();
  for (const currency of new Set(questions.map((question) => question.currency))) {
    const asked = questions.filter((question) => question.currency === currency);
    const { results } = await recallRates(ctx, { requests: asked.map(({ lane }) => lane), currency });
    for (const [index, { id }] of asked.entries()) {
      const item = results[index]?.item;
      const [point] = item?.type === "DATA" ? expectedRates(item.rateHistory) : [];
      if (point) markets.set(id, typicalAndHigh(point, currency));
    }
  }
  return markets;
}
