import { unusualFormats } from "@/lib/carriers/rules/identifiers";
import {
  addToIndex,
  type CarrierIndex,
  carriersMeant,
  comparedIdentifiers,
  differencesOf,
  differentCarriers,
  type FoundConflict,
  identityDiffers,
  indexCarriers,
  type Sought,
  soughtBy,
} from "@/lib/carriers/rules/match-carriers";
import { emptyProfile, importedProfile, profileChanges } from "@/lib/carriers/rules/profile-changes";
import { type Ledger, relationshipChanges } from "@/lib/carriers/rules/relationship-ledger";
import type { CarrierIdentity } from "@/lib/carriers/schema/carrier";
import type { ImportOutcome, ImportProblem, ImportResult, ImportRow } from "@/lib/carriers/schema/import";
import type { CarrierProfile } from "@/lib/carriers/schema/profile";

type Stored = {
  carriers: readonly CarrierIdentity[];
  /** The profiles that the organization has of carriers so far. */
  profiles: ReadonlyMap<string, CarrierProfile>;
  ledger: Ledger;
  newCarrierId: () => string;
};
export type ImportPlan = {
  results: ImportResult[];
  newIdentities: CarrierIdentity[];
  /** The profile of each carrier that was imported, as it will be. */
  profiles: Map<string, CarrierProfile>;
  /** Carriers that the organization did not know before. */
  newlyKnown: CarrierIdentity[];
  conflicts: FoundConflict[];
};
type Work = {
  plan: ImportPlan;
  stored: Stored;
  index: CarrierIndex;
  identities: Map<string, CarrierIdentity>;
  /** Rows that took an external id from another carrier. */
  moved: { at: number; from: string }[];
};

/** Plans the rows one after the other: a later row sees what an earlier one of the same carrier changed. */
export function planImport(rows: readonly ImportRow[], stored: Stored): ImportPlan {
  const plan: ImportPlan = { results: [], newIdentities: [], profiles: new Map(), newlyKnown: [], conflicts: [] };
  const identities = new Map(stored.carriers.map((carrier) => [carrier.id, carrier]));
  const work: Work = { plan, stored, index: indexCarriers(stored.carriers), identities, moved: [] };
  for (const row of rows) plan.results.push(importRow(row, work));
  for (const { at, from } of work.moved) {
    plan.results[at]?.problems.push(movedId("It was that of another carrier, which has none now."));
    const losers = plan.results.filter(({ carrierId }) => carrierId === from);
    for (const loser of losers) loser.problems.push(movedId("It is that of another carrier now."));
  }
  return plan;
}

function importRow(row: ImportRow, work: Work): ImportResult {
  const { plan, stored, index, identities } = work;
  const sought = soughtBy(row);
  const result = (outcome: ImportOutcome, problems: ImportProblem[], carrierId?: string): ImportResult => ({
    outcome,
    ...(carrierId && { carrierId }),
    triedIdentifiers: comparedIdentifiers(sought),
    problems: [...unusualFormats(row), ...problems],
  });
  const meant = carriersMeant(sought, index, stored.ledger.holderOf);
  if (meant.length > 1) {
    plan.conflicts.push(differentCarriers(sought, meant));
    return result("CONFLICT", [ofDifferentCarriers(sought)]);
  }
  const identity = identities.get(meant[0] ?? "") ?? newIdentity(row, sought, work);
  if (!identity) return result("INVALID", missingOf(row, sought));
  const differences = differencesOf(identity, sought, row);
  if (differences.length > 0) plan.conflicts.push(identityDiffers(sought, identity.id, differences));
  return result(applyRow(row, identity, work), differences.map(ofDifference), identity.id);
}

function newIdentity(row: ImportRow, sought: Sought, { plan, stored, index, identities }: Work) {
  const { displayName, scac } = row;
  if (displayName === undefined || sought.numbers.length === 0) return undefined;
  const numbers = Object.fromEntries(sought.numbers.map(({ field, number }) => [field, number]));
  const id = stored.newCarrierId();
  const identity: CarrierIdentity = { id, displayName, ...numbers, ...(scac && { scac: scac.toUpperCase() }) };
  plan.newIdentities.push(identity);
  identities.set(id, identity);
  addToIndex(index, identity);
  return identity;
}

/** Writes a row to the carrier's profile and, where it says something of it, to the relationship. */
function applyRow(row: ImportRow, identity: CarrierIdentity, { plan, stored, moved }: Work): ImportOutcome {
  const { id } = identity;
  const { ledger } = stored;
  const profile = plan.profiles.get(id) ?? stored.profiles.get(id);
  const relationship = ledger.entryOf(id);
  const imported = importedProfile(profile ?? emptyProfile, row);
  plan.profiles.set(id, imported);
  const { status, onboardingStatus, externalId } = row;
  const isSaid = (status ?? onboardingStatus ?? externalId) !== undefined;
  const from = isSaid ? ledger.set(id, { status, onboardingStatus, externalId }) : undefined;
  if (from) moved.push({ at: plan.results.length, from });
  if (!profile && !relationship) {
    plan.newlyKnown.push(identity);
    return "CREATED";
  }
  const after = ledger.entryOf(id);
  const isReviewed = after !== undefined && relationshipChanges({ before: relationship, after }).length > 0;
  const isSame = profile && profileChanges(profile, imported).length === 0 && !isReviewed;
  return isSame ? "UNCHANGED" : "UPDATED";
}

const problem = (field: string, code: string, message: string): ImportProblem => ({ field, code, message });

const movedId = (message: string) => problem("externalId", "external_id_moved", message);

const ofDifferentCarriers = ({ numbers: [first] }: Sought) =>
  problem(first?.field ?? "externalId", "different_carriers", "The identifiers are of different carriers.");

const ofDifference = ({ field, onRecord }: { field: string; onRecord?: string | undefined }) =>
  problem(field, "identity_differs", `On record: ${onRecord ?? "nothing"}. The record stays as it is.`);

const missingOf = ({ displayName }: ImportRow, { numbers }: Sought): ImportProblem[] => [
  ...(displayName ? [] : [problem("displayName", "name_needed", "A new carrier needs a name.")]),
  ...(numbers.length > 0 ? [] : [problem("dotNumber", "number_needed", "A new carrier needs a regulatory number.")]),
];
