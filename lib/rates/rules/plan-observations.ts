import type { Observation } from "@/lib/rates/schema/observation";
import type { ObservationOutcome } from "@/lib/rates/schema/observation-import";

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
