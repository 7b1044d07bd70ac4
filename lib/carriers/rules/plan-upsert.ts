import {
  carriersMeant,
  contradictions,
  differentCarriers,
  type FoundConflict,
  identityDiffers,
  indexCarriers,
  type Sought,
} from "@/lib/carriers/rules/match-carriers";
import type { Ledger } from "@/lib/carriers/rules/relationship-ledger";
import type { CarrierIdentity } from "@/lib/carriers/schema/carrier";
import type { RelationshipInput } from "@/lib/carriers/schema/relationship-requests";
import type { Warning } from "@/lib/core/errors";

type UpsertItem = Pick<RelationshipInput, "status" | "onboardingStatus" | "carrierExternalId"> & { sought: Sought };

/**
 * Applies the items of a batch to the ledger, one after the other.
 * @returns which carrier each item is about, null where there is no single one, with the warnings that say why, and
 * what was found on the way.
 */
export function planUpsert(items: readonly UpsertItem[], carriers: readonly CarrierIdentity[], ledger: Ledger) {
  const index = indexCarriers(carriers);
  const byId = new Map(carriers.map((carrier) => [carrier.id, carrier]));
  const conflicts: FoundConflict[] = [];
  const warnings: Warning[] = [];
  const moved: { at: number; from: string; to: string }[] = [];
  const carrierIds = items.map(({ sought, status, onboardingStatus, carrierExternalId }, at) => {
    const path = `carrierRelationships[${at}]`;
    const [carrierId, ...others] = carriersMeant(sought, index, ledger.holderOf);
    if (carrierId === undefined) {
      warnings.push({ path, code: "carrier_not_found", ...whyNotFound(sought) });
      return null;
    }
    if (others.length > 0) {
      const candidates = [carrierId, ...others];
      conflicts.push(differentCarriers(sought, candidates));
      const message = "What is given is of different carriers.";
      warnings.push({ path, code: "different_carriers", message, candidates });
      return null;
    }
    const contradiction = contradictionOf(byId.get(carrierId), sought);
    if (contradiction) conflicts.push(contradiction);
    const externalId = carrierExternalId === null ? null : sought.externalIds[0];
    const from = ledger.set(carrierId, { status, onboardingStatus, externalId });
    if (from) moved.push({ at, from, to: carrierId });
    return carrierId;
  });
  for (const { at, from, to } of moved) warnings.push(...movedWarnings(at, { from, to }, carrierIds));
  return { carrierIds, conflicts, warnings };
}

/** An external id that went to another carrier is said at its item, and at the items of the one that had it. */
function movedWarnings(at: number, { from, to }: { from: string; to: string }, carrierIds: readonly (string | null)[]) {
  const warning = (index: number, message: string, other: string): Warning => ({
    path: `carrierRelationships[${index}]`,
    code: "external_id_moved",
    message,
    candidates: [other],
  });
  const losers = carrierIds.flatMap((id, index) => (id === from ? [index] : []));
  return [
    warning(at, "The external id was that of another carrier, which has none now.", from),
    ...losers.map((index) => warning(index, "Its external id is that of another carrier now.", to)),
  ];
}

const whyNotFound = ({ numbers, externalIds }: Sought) => {
  if (numbers.length > 0) return { reason: "unknown_numbers", message: "No carrier has any of these numbers." };
  return externalIds.length > 0
    ? { reason: "unknown_external_id", message: "No carrier of yours has this id." }
    : { reason: "nothing_given", message: "Nothing here says which carrier is meant." };
};

function contradictionOf(carrier: CarrierIdentity | undefined, sought: Sought): FoundConflict | undefined {
  if (!carrier) return undefined;
  const differences = contradictions(carrier, sought);
  return differences.length > 0 ? identityDiffers(sought, carrier.id, differences) : undefined;
}
