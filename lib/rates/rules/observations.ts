import { normalisedNumbers } from "@/lib/carriers/rules/identifiers";
import { searchable } from "@/lib/core/searchable";
import type { Observation } from "@/lib/rates/schema/observation";
import type { ObservationOutcome, ObservationProblem, ObservationRow } from "@/lib/rates/schema/observation-import";
import type { CarrierIdentifiers } from "@/lib/vocabulary/carrier-identifiers";
import { milesOffMax, observationYearsMax } from "@/lib/vocabulary/limits.values";
import type { TrailerCategory } from "@/lib/vocabulary/lookup-stop";
import type { CurrencyCode } from "@/lib/vocabulary/money";

/** @param today as `2026-11-20` */
export function pickupProblems(pickupDate: string, today: string): ObservationProblem[] {
  const field = "pickupDate";
  const oldest = `${Number(today.slice(0, 4)) - observationYearsMax}${today.slice(4)}`;
  if (pickupDate > today) {
    return [{ field, code: "future_pickup", message: "The pickup lies ahead: only loads of the past are imported." }];
  }
  if (pickupDate >= oldest) return [];
  return [{ field, code: "pickup_too_old", message: `The pickup is more than ${observationYearsMax} years back.` }];
}

/** A line haul that cannot be a part of the amount is not kept. */
export function lineHaulWarnings({ amount, lineHaul }: ObservationRow): ObservationProblem[] {
  if (!lineHaul || (lineHaul.currencyCode === amount.currencyCode && lineHaul.amount <= amount.amount)) return [];
  const message = "The line haul is in another currency than the amount, or more than it; it was left out.";
  return [{ field: "lineHaul", code: "line_haul_ignored", message }];
}

const odd = 1 + milesOffMax;
const oddFromMiles = 50;

/**
 * Why miles given are far from those of our roads; undefined where they are not. Kilometres are 1.6 times as many, and
 * never fewer. Imports, lookups and loads ask the same.
 */
export function unusualMiles(given: number | undefined, byRoad: number): string | undefined {
  const ratio = given === undefined ? 1 : given / byRoad;
  if (given === undefined || Math.max(given, byRoad) < oddFromMiles || (ratio < odd && ratio > 1 / odd))
    return undefined;
  const question = ratio > 1 ? "Kilometres?" : "Is a stop or a leg missing?";
  return `${Math.round(given)} miles were given, and by road it is about ${Math.round(byRoad)}. ${question}`;
}

/** A mile costs about 0.79 · 8.34 · miles^-0.168 dollars in a van; other trailers and currencies accordingly. */
const trailerFactor: Record<TrailerCategory, number> = { DRY_VAN: 1, REEFER: 0.94, FLATBED: 0.97 };
const perDollar: Record<CurrencyCode, number> = { USD: 1, MXN: 18, CAD: 1.4 };
const shortestMiles = 75;
const timesOff = 4;

/** How far off an amount is that was given in dollars in place of cents, or the other way round. */
const [centsMin, centsMax] = [100 / timesOff, 100 * timesOff];

/** Why an amount is far from what any such haul costs; undefined where it is not. Imports and loads ask the same. */
export function unusualRate(
  { amount, trailerCategory }: Pick<ObservationRow, "amount" | "trailerCategory">,
  miles: number,
): string | undefined {
  const length = Math.max(miles, shortestMiles);
  const scale = trailerFactor[trailerCategory] * perDollar[amount.currencyCode];
  const usual = 0.79 * 8.34 * length ** -0.168 * length * scale;
  const ratio = amount.amount / 100 / usual;
  if (ratio <= timesOff && ratio >= 1 / timesOff) return undefined;
  const paid = `${amount.currencyCode} ${(amount.amount / 100).toFixed(2)} for ${Math.round(miles)} miles`;
  const off = ratio < 1 ? 1 / ratio : ratio;
  const slip = ratio < 1 ? "Dollars in place of cents?" : "Cents taken for dollars, and turned into cents again?";
  return `${paid} is far from what is usual. ${off >= centsMin && off <= centsMax ? slip : "Is it the right currency, and in cents?"}`;
}

/** An amount far from what any such haul costs: cents and dollars, or the currency, may be confused. It is kept. */
export function rateWarnings(row: ObservationRow, miles: number): ObservationProblem[] {
  const message = unusualRate(row, miles);
  return message ? [{ field: "amount", code: "unusual_rate", message }] : [];
}

/** The carrier that hauled it: all unknown carriers count as one, so that they never seem to be many. */
const unknownCarrier = "unknown";

const nameLengthMax = 200;

/**
 * What distinguishes a carrier that nobody has on record: its first number, else its name without case, accents
 * and marks. The organization's own id alone means nothing to anybody else, so it comes last and names the organization.
 */
export function carrierKeyOf(
  { name, ...identifiers }: CarrierIdentifiers & { name?: string | undefined },
  organizationId: string,
): string {
  const [first] = normalisedNumbers(identifiers);
  if (first) return `${first.field}:${first.number}`;
  const words = searchable(name ?? "").match(/[\p{L}\p{N}&]+/gu);
  if (words) return `name:${words.join(" ").slice(0, nameLengthMax)}`;
  return identifiers.externalId === undefined ? unknownCarrier : `own:${organizationId}:${identifiers.externalId}`;
}

const fields = [
  "originMarket",
  "destinationMarket",
  "usMxBorderCrossing",
  "trailerCategory",
  "routeMiles",
  "pickupDate",
  "allInAmount",
  "lineHaulAmount",
  "currencyCode",
  "carrierKey",
  "source",
] as const satisfies (keyof Observation)[];

export const sameObservation = (one: Observation, other: Observation) =>
  fields.every((field) => one[field] === other[field]);

/** What is taken out of the summaries and what is put in; `added` is also what is stored. */
export type ObservationChanges = { added: Observation[]; removed: Observation[] };

/**
 * What becomes of each observation, one after the other, and what that changes in all. Of several with one key the
 * last counts; those with a key that is `known` otherwise change nothing.
 */
export function planObservations(
  sent: readonly Observation[],
  stored: readonly Observation[],
  known: ReadonlySet<string>,
) {
  const before = new Map(stored.map((observation) => [observation.key, observation]));
  const after = new Map(before);
  const outcomes = sent.map((observation): ObservationOutcome => {
    const present = after.get(observation.key);
    if (known.has(observation.key) || (present && sameObservation(present, observation))) return "UNCHANGED";
    after.set(observation.key, observation);
    return present ? "UPDATED" : "CREATED";
  });
  const changes: ObservationChanges = { added: [], removed: [] };
  for (const [key, observation] of after) {
    const present = before.get(key);
    if (present && sameObservation(present, observation)) continue;
    if (present) changes.removed.push(present);
    changes.added.push(observation);
  }
  return { outcomes, changes };
}
