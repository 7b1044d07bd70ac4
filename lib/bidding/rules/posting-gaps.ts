import { checkReadiness, type ReadinessCheck } from "@/lib/loads/rules/check-readiness";

// What else a load may lack concerns the broker alone, or the carrier only once it has the load.
const neededForPrice = {
  places: true,
  pickupTime: true,
  deliveryTime: true,
  crossing: true,
  crossingRestricted: true,
  trailer: true,
  temperature: true,
  weight: true,
  hazmatClass: true,
} as const satisfies Partial<Record<ReadinessCheck, true>>;

type PriceCheck = keyof typeof neededForPrice;

const isNeeded = (check: ReadinessCheck): check is PriceCheck => check in neededForPrice;

/** Something carriers ask for before they name a price; `path` is where it is entered, as `load.maxBuy`. */
export type PostingGap = { check: PriceCheck | "pickupPast"; path: string };

type Checked = Parameters<typeof checkReadiness>[0];

/** What of a load is missing before carriers can price it, in the order in which it is entered. Nothing of it blocks. */
export function postingGaps(loaded: Checked, now: Date): PostingGap[] {
  const missing = checkReadiness(loaded).flatMap(({ check, isDone, path }): PostingGap[] =>
    !isDone && isNeeded(check) ? [{ check, path }] : [],
  );
  const { stops } = loaded.load;
  const index = stops.findIndex(({ type }) => type === "PICKUP");
  const pickup = stops[index]?.appointment?.start;
  if (pickup === undefined || new Date(pickup) >= now) return missing;
  return [{ check: "pickupPast", path: `load.stops[${index}].appointment.start` }, ...missing];
}
