import { asTrailer, placeTextMax, trailers } from "@/components/border-crossings/lane-text";
import { lanesMax, type RateLane, type RatesView } from "@/components/rates/desk/rates-view";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { currencyCodes } from "@/lib/vocabulary/money.values";

/** The crossings a lane can be priced over. */
export const crossingChoices = UsMxBorderCrossing.options;

const isMiles = (text: string) => /^\d{1,5}(\.\d+)?$/.test(text) && Number(text) >= 1 && Number(text) <= 10_000;

/**
 * Reads an address; what it does not know, it passes over. Lanes are `from`, `to`, `trailer`, `crossing` and `miles`,
 * again and again.
 */
export function readRatesView(address: URLSearchParams): RatesView {
  const texts = (name: string) => address.getAll(name).map((text) => text.trim().slice(0, placeTextMax));
  const [from, to, trailer, crossing, miles] = [
    texts("from"),
    texts("to"),
    texts("trailer"),
    texts("crossing"),
    texts("miles"),
  ];
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
  const open = Number(address.get("lane") ?? 1) - 1;
  const also = texts("also");
  return {
    lanes,
    currency: currencyCodes.find((known) => known === address.get("currency")) ?? "USD",
    also: trailers.filter((known) => also.includes(known)),
    open: Number.isInteger(open) && open >= 0 && open < count ? open : 0,
  };
}
