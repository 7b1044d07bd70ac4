import { dayOf } from "@/lib/core/day-of";
import { sameObservation } from "@/lib/rates/rules/observations";
import { saveObservations } from "@/lib/rates/save-observations";
import type { LoadObservation, Observation } from "@/lib/rates/schema/observation";
import { readObservationsOfLoad } from "@/lib/rates/store/observations";
import { usualMarketCrossing } from "@/lib/rates/survey-lanes";
import type { Context } from "@/lib/server/context";
import { observationYearsMax } from "@/lib/vocabulary/limits.values";

/**
 * Keeps the one price that is paid for a load: stores it, puts it in the place of another, also of one that was imported
 * for the same load, or forgets it where there is none any longer. Costs one small statement while nothing changes. The
 * load must be stored and locked.
 */
export async function recordLoadObservation(tx: Context, loadId: string, paid: LoadObservation | undefined) {
  const key = `load:${loadId}`;
  const stored = await readObservationsOfLoad(tx, loadId);
  const present = stored.find((one) => one.key === key);
  const observation = paid && observationOf(tx, key, paid, present);
  const isSame = present && observation && sameObservation(present, observation);
  await saveObservations(tx, {
    added: observation && !isSame ? [observation] : [],
    removed: stored.filter((one) => (one === present ? !isSame : observation)),
  });
}

function observationOf(ctx: Context, key: string, paid: LoadObservation, stored?: Observation): Observation {
  const { allIn, carrierId, pickupDate, usMxBorderCrossing, ...lane } = paid;
  const today = dayOf(ctx.now);
  const markets = [lane.originMarket, lane.destinationMarket] as const;
  const crossing = usMxBorderCrossing ?? usualMarketCrossing(markets, lane.trailerCategory, today);
  return {
    ...lane,
    key,
    ...(crossing && { usMxBorderCrossing: crossing }),
    pickupDate: pickupDate && isNear(pickupDate, today) ? pickupDate : (stored?.pickupDate ?? today),
    allInAmount: allIn.amount,
    currencyCode: allIn.currencyCode,
    carrierKey: carrierId,
  };
}

/** Loads are booked some weeks ahead; what lies years off is a typing error. */
const isNear = (date: string, today: string) =>
  Math.abs(Number(date.slice(0, 4)) - Number(today.slice(0, 4))) <= observationYearsMax;
