import type { Exchange } from "@/lib/exchange-rates/rules/convert";
import { marginAt, sellPrice } from "@/lib/loads/rules/margin";
import type { LoadSummary } from "@/lib/loads/schema/list";
import type { LoadStatus } from "@/lib/loads/schema/load";

type Ends = Pick<LoadSummary, "origin" | "destination">;

/** "MX → US", when both ends are known and differ. */
export function countriesOf({ origin, destination }: Ends) {
  const [from, to] = [origin?.place?.countryCode, destination?.place?.countryCode];
  return from && to && from !== to ? { from, to } : undefined;
}

/** A load between Mexico and its neighbours to which nobody has given a crossing. */
export function lacksCrossing(load: Ends & Pick<LoadSummary, "usMxBorderCrossings">) {
  const countries = countriesOf(load);
  return countries !== undefined && Object.values(countries).includes("MX") && load.usMxBorderCrossings.length === 0;
}

/** Still to be bought: an open load without a carrier. */
export const isUncovered = ({ status, assignedCarrier }: { status: LoadStatus; assignedCarrier?: object }) =>
  (status === "ON_HOLD" || status === "AVAILABLE") && !assignedCarrier;

const hour = 3_600_000;

/** How much an uncovered load's pickup presses: past, within a day, or not yet. */
export function urgencyOf(load: Pick<LoadSummary, "status" | "assignedCarrier" | "origin">, now: Date) {
  const start = load.origin?.appointment?.start;
  if (!start || !isUncovered(load)) return "none";
  const ahead = new Date(start).getTime() - now.getTime();
  return ahead < 0 ? "late" : ahead < 24 * hour ? "soon" : "none";
}

/** How far away a moment is, in the largest unit that still says something: hours up to two days, then days. */
export function distanceTo(iso: string, now: Date) {
  const milliseconds = new Date(iso).getTime() - now.getTime();
  const direction = milliseconds < 0 ? "Ago" : "Ahead";
  const hours = Math.abs(milliseconds) / hour;
  if (hours < 1) return { name: `minutes${direction}`, count: Math.floor(hours * 60) };
  if (hours < 48) return { name: `hours${direction}`, count: Math.floor(hours) };
  return { name: `days${direction}`, count: Math.floor(hours / 24) };
}

type Priced = Pick<LoadSummary, "customerRate" | "customerRateBasis" | "bookedPrice" | "maxBuy">;

/**
 * What remains of the customer's rate: after the booked price, else after the most a carrier may be paid. Nothing is known
 * of amounts between whose currencies no rate of exchange counts.
 */
export function marginOf({ bookedPrice, maxBuy, ...sold }: Priced, exchange?: Exchange) {
  const margin = marginAt(bookedPrice ?? maxBuy, sellPrice(sold), exchange);
  return margin && { ...margin, isBooked: bookedPrice !== undefined };
}
