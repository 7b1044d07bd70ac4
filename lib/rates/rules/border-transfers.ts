import { milesBetween } from "@/lib/core/great-circle";
import { once } from "@/lib/core/remember";
import { markets } from "@/lib/places/rules/markets";
import type { Observation } from "@/lib/rates/schema/observation";
import { transferMilesMin } from "@/lib/vocabulary/rates.values";

/** Twin cities lie on both sides of the border: the farthest, Yuma and San Luis Río Colorado, 20 miles apart. */
const twinMilesMax = 30;

/** Codes of the markets around twin cities: Laredo and Nuevo Laredo, San Diego and Tijuana … */
const borderMarkets = once(() => {
  const mexican = markets.filter(({ countryCode }) => countryCode === "MX");
  const american = markets.filter(({ countryCode }) => countryCode === "US");
  const twins = american.flatMap((here) =>
    mexican
      .filter((there) => milesBetween(here.centroid, there.centroid) <= twinMilesMax)
      .map((there) => [here, there]),
  );
  return new Set(twins.flat().map(({ code }) => code));
});

type Haul = Pick<Observation, "originMarket" | "destinationMarket" | "routeMiles">;

/**
 * The miles that a haul is priced as: its own. Between border markets, whether over the bridge or on one side of it, a
 * short haul is a transfer, which is paid by the move whatever its miles: papers, queue and way back take a good part
 * of the day.
 */
export function pricedMiles({ originMarket, destinationMarket, routeMiles }: Haul): number {
  const border = borderMarkets();
  const isTransfer = routeMiles < transferMilesMin && border.has(originMarket) && border.has(destinationMarket);
  return isTransfer ? transferMilesMin : routeMiles;
}
