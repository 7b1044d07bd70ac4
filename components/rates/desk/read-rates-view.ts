import { createLoader, type LoaderInput } from "nuqs/server";
import { asTrailer } from "@/components/border-crossings/lane-text";
import { lanesMax, type RateLane, type RatesView, ratesViewParsers } from "@/components/rates/desk/rates-view";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { routeMilesMax, routeMilesMin } from "@/lib/vocabulary/limits.values";
import { trailerCategories } from "@/lib/vocabulary/trailer.values";

/** The crossings a lane can be priced over. */
export const crossingChoices = UsMxBorderCrossing.options;

const isMiles = (text: string) =>
  /^\d{1,5}(\.\d+)?$/.test(text) && Number(text) >= routeMilesMin && Number(text) <= routeMilesMax;

const readAddress = createLoader(ratesViewParsers);

/** Reads an address; what it does not know, it passes over. */
export function readRatesView(address: LoaderInput): RatesView {
  const { from, to, trailer, crossing, miles, currency, also, lane: open } = readAddress(address);
  const count = Math.min(lanesMax, Math.max(from.length, to.length));
  const lanes = Array.from({ length: count }, (_, at): RateLane => {
    const said = miles[at] ?? "";
    return {
      from: from[at] ?? "",
      to: to[at] ?? "",
      trailer: asTrailer(trailer[at]) ?? "DRY_VAN",
      crossing: UsMxBorderCrossing.safeParse(crossing[at]).data ?? "",
      miles: isMiles(said) ? said : "",
    };
  });
  return {
    lanes,
    currency,
    also: trailerCategories.filter((known) => also.includes(known)),
    open: open in lanes ? open : 0,
  };
}
