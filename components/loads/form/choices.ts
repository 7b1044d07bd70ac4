import type { NotAssignable, RequirementMiss } from "@/lib/carriers/schema/eligibility";
import { isLack } from "@/lib/vocabulary/carrier-requirement.values";

/** Whom a load can be given to: those with the TMS's id. */
export type OwnerChoices = {
  users: readonly { externalId?: string; name: string; email: string }[];
  teams: readonly { externalId?: string; name: string }[];
};

export const carrierNumbers = [
  ["dotNumber", "DOT"],
  ["mcNumber", "MC"],
  ["mxNumber", "MX"],
  ["rfcNumber", "RFC"],
  ["cvorNumber", "CVOR"],
  ["nirNumber", "NIR"],
  ["nscNumber", "NSC"],
] as const;

type CarrierNumber = (typeof carrierNumbers)[number][0];

type Block = { note?: string; by?: { name: string } };

/** A carrier the organization knows, with whether it may be assigned and why not. */
export type CarrierChoice = {
  id: string;
  displayName: string;
  externalId?: string;
  scac?: string;
  assignable: boolean;
  reason?: NotAssignable;
  /** What the load asks for and the carrier does not have, as far as anybody knows. */
  misses?: readonly RequirementMiss[];
  /** Who blocked it for this load, and why in their words. */
  block?: Block;
} & { [Field in CarrierNumber]?: string };

/** "DOT 2384112 · MC 88213": the numbers a carrier is known by. */
export const numbersOf = (carrier: { [Field in CarrierNumber]?: string | undefined }) =>
  carrierNumbers.flatMap(([field, word]) => (carrier[field] ? [`${word} ${carrier[field]}`] : [])).join(" · ");

// The less of each, the earlier a carrier stands; the first counts most.
const burdens: readonly ((choice: CarrierChoice) => number)[] = [
  ({ assignable }) => Number(!assignable),
  ({ assignable, misses = [] }) => Number(!assignable && misses.length === 0),
  ({ misses = [] }) => misses.filter(isLack).length,
  ({ misses = [] }) => misses.length,
];

/**
 * Those that may be assigned first, then those that only miss requirements; of each, those that lack the fewest before
 * those of which the fewest are not known. Alike ones keep their order.
 */
export const byFewestMisses = (carriers: readonly CarrierChoice[]) =>
  carriers.toSorted((a, b) => burdens.map((of) => of(a) - of(b)).find((difference) => difference !== 0) ?? 0);

/** The choices for one load: what is blocked for it cannot be chosen. */
export const withBlocks = (carriers: readonly CarrierChoice[], blocked: readonly (Block & { carrierId: string })[]) =>
  carriers.map((carrier): CarrierChoice => {
    const found = blocked.find(({ carrierId }) => carrierId === carrier.id);
    if (!found || carrier.reason === "do_not_dispatch") return carrier;
    const { note, by } = found;
    return { ...carrier, assignable: false, reason: "blocked_for_load", misses: [], block: { note, by } };
  });
