import { eligibilityOf } from "@/lib/carriers/rules/eligibility";
import { missedRequirements } from "@/lib/carriers/rules/requirements";
import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import type { Eligibility, NotAssignable, RequirementMiss } from "@/lib/carriers/schema/eligibility";
import type { RelationshipState } from "@/lib/carriers/schema/relationship";
import type { Warning } from "@/lib/core/errors";
import { requiredOfCarrier } from "@/lib/loads/rules/required-of-carrier";
import { isBlocked, type LoadState } from "@/lib/loads/rules/stored-load";
import { isLack, isToWarnOf } from "@/lib/vocabulary/carrier-requirement.values";

/** The carrier that was sent as it is on record, and what it is checked by. */
export type NamedCarrier = {
  found: KnownCarrier | undefined;
  /** The ids of several carriers that are meant; then none is found. */
  candidates?: string[];
  /** Whether the organization lets a missed requirement block. */
  requirementsBlock: boolean;
  /** As `2026-11-20`. */
  today: string;
};

/** Whether the carrier that was sent may be assigned to the load as it will be. */
export type CarrierCheck =
  | { carrierId: string; assignable: true; eligibility: Eligibility }
  | { carrierId?: string; assignable: false; reason: Refusal; misses: RequirementMiss[]; candidates?: string[] };

type Refusal = NotAssignable | "carrier_not_found" | "different_carriers";
type Freight = Pick<LoadState, "document" | "blockedCarriers">;

type JudgedCarrier = Pick<KnownCarrier, "id" | "profile"> & {
  relationship?: Pick<RelationshipState, "status" | "onboardingStatus"> | undefined;
};

/** Whether a carrier may see this one load and be assigned to it. */
export const eligibilityFor = (load: Freight, carrier: JudgedCarrier, { requirementsBlock, today }: CheckPolicy) =>
  eligibilityOf(carrier.relationship, {
    isBlocked: isBlocked(load, carrier.id),
    misses: missedRequirements(requiredOfCarrier(load.document), carrier.profile, today),
    requirementsBlock,
  });

export type CheckPolicy = Pick<NamedCarrier, "requirementsBlock" | "today">;

export function checkCarrier(load: Freight, { found, candidates, ...policy }: NamedCarrier): CarrierCheck {
  if (candidates) return { assignable: false, reason: "different_carriers", misses: [], candidates };
  if (!found) return { assignable: false, reason: "carrier_not_found", misses: [] };
  const eligibility = eligibilityFor(load, found, policy);
  const { reason, misses } = eligibility;
  return reason
    ? { carrierId: found.id, assignable: false, reason, misses }
    : { carrierId: found.id, assignable: true, eligibility };
}

const path = "load.assignedCarrier.carrier";

const refusals: Record<Refusal, string> = {
  carrier_not_found: "no carrier has these identifiers.",
  different_carriers: "these identifiers are of different carriers.",
  no_relationship: "the organization has no relationship with this carrier yet.",
  needs_review: "this carrier needs a manual review before it may be assigned to freight.",
  do_not_dispatch: "this carrier is marked do-not-dispatch.",
  blocked_for_load: "a broker blocked this carrier for this load.",
  requirements_missed: "this carrier does not meet what the load requires:",
};

const missTexts: Record<RequirementMiss["miss"], string> = {
  not_held: "is not on record",
  expired: "has expired",
  too_low: "covers too little",
  other_currency: "is in another currency",
  not_known: "is not known",
};

const textOf = (misses: readonly RequirementMiss[]) =>
  `${misses.map(({ requirement, miss }) => `${requirement} ${missTexts[miss]} (${miss})`).join(", ")}.`;

/** The warnings for the sender from the check of its carrier. */
export const checkWarnings = (check: CarrierCheck): Warning[] =>
  check.assignable ? missWarnings(check.eligibility.misses, "Assigned") : [refusalWarning(check, "Not assigned")];

export type Refused = Extract<CarrierCheck, { assignable: false }>;

export function refusalWarning({ reason, misses, candidates }: Refused, outcome: "Not assigned" | "Released"): Warning {
  const message = `${outcome} (${reason}): ${refusalMessage(reason, misses)}`;
  const known = { ...(misses.length > 0 && { misses }), ...(candidates && { candidates }) };
  return { path, code: "carrier_not_assigned", message, reason, ...known };
}

/** Why a carrier may not be assigned, as the second half of a sentence. */
export const refusalMessage = (reason: Refusal, misses: readonly RequirementMiss[]) =>
  reason === "requirements_missed" ? `${refusals[reason]} ${textOf(misses)}` : refusals[reason];

export function missWarnings(all: RequirementMiss[], outcome: "Assigned" | "Still assigned"): Warning[] {
  const misses = all.filter(isToWarnOf);
  if (misses.length === 0) return [];
  const fault = misses.some(isLack) ? "it does not meet" : "nobody said that it meets";
  const message = `${outcome}, although ${fault} what the load requires: ${textOf(misses)}`;
  return [{ path, code: "carrier_requirements_missed", message, misses }];
}
