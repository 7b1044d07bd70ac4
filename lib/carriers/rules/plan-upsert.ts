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

type UpsertItem = Pick<RelationshipInput, "status" | "onboardingStatus"> & { sought: Sought };

/**
 * Applies the items of a batch to the ledger, one after the other.
 * @returns which carrier each item is about, null where there is no single one, and what was found on the way.
 */
export function planUpsert(items: readonly UpsertItem[], carriers: readonly CarrierIdentity[], ledger: Ledger) {
  const index = indexCarriers(carriers);
  const byId = new Map(carriers.map((carrier) => [carrier.id, carrier]));
  const conflicts: FoundConflict[] = [];
  const carrierIds = items.map(({ sought, status, onboardingStatus }) => {
    const [carrierId, ...others] = carriersMeant(sought, index, ledger.holderOf);
    if (carrierId === undefined) return null;
    if (others.length > 0) {
      conflicts.push(differentCarriers(sought, [carrierId, ...others]));
      return null;
    }
    const contradiction = contradictionOf(byId.get(carrierId), sought);
    if (contradiction) conflicts.push(contradiction);
    ledger.set(carrierId, { status, onboardingStatus, externalId: sought.externalIds[0] });
    return carrierId;
  });
  return { carrierIds, conflicts };
}

function contradictionOf(carrier: CarrierIdentity | undefined, sought: Sought): FoundConflict | undefined {
  if (!carrier) return undefined;
  const differences = contradictions(carrier, sought);
  return differences.length > 0 ? identityDiffers(sought, carrier.id, differences) : undefined;
}
