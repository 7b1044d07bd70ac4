import { asJson } from "@/lib/core/json";
import { changesBetween } from "@/lib/core/json-diff";
import { chooseCarrier } from "@/lib/loads/rules/assign-carrier";
import { checkedLeniently, keepCarrier } from "@/lib/loads/rules/keep-carrier";
import { completePlan, type LoadPlan, type LoadWrite, stateBefore } from "@/lib/loads/rules/load-plan";
import { replaceFields } from "@/lib/loads/rules/merge-fields";
import type { LoadState, StoredLoad } from "@/lib/loads/rules/stored-load";
import type { CoverageOwners } from "@/lib/loads/schema/decisions";

/** Plans a user's save: it replaces each top-level field that it contains. What the TMS sent last is not changed. */
export function planSave(write: LoadWrite): LoadPlan {
  const { stored, sent, named } = write;
  const before = stateBefore(write);
  const replaced = { ...before, ...replaceFields(before, sent) };
  const assigned = chooseCarrier(replaced, { sent, named: named && checkedLeniently(named, before, replaced) });
  const kept = keepCarrier(assigned.state, { sent, before, kept: write.kept, named: assigned.check });
  return completePlan(write, { assigned, kept, notes: [], last: stored?.proposedCarrier });
}

const names = ["externalOwnerCoverageUserId", "externalOwnerCoverageTeamId"] as const;

const ownersIn = (owners: CoverageOwners): CoverageOwners =>
  Object.fromEntries(names.flatMap((name) => (owners[name] === undefined ? [] : [[name, owners[name]]])));

const ownersOf = ({ document }: LoadState) => ({
  externalOwnerCoverageUserId: document.externalOwnerCoverageUserId ?? null,
  externalOwnerCoverageTeamId: document.externalOwnerCoverageTeamId ?? null,
});

/**
 * Plans new owners of a load. From a user they replace the present ones. From a TMS they also become what the TMS sent
 * last, and owners that a broker pinned stay.
 */
export function planReassignment(
  stored: StoredLoad,
  { ifOwners = {}, ...request }: CoverageOwners & { ifOwners?: CoverageOwners | undefined },
  isByUser: boolean,
) {
  const before = ownersOf(stored);
  const owners = ownersIn(request);
  const pinned = isByUser ? [] : names.filter((name) => stored.pinnedPaths.includes(`load.${name}`));
  const given = Object.fromEntries(Object.entries(owners).filter(([name]) => !pinned.some((pin) => pin === name)));
  const { document } = replaceFields(stored, { externalId: stored.externalId, ...given });
  const syncBase = isByUser ? stored.syncBase : { ...stored.syncBase, ...owners };
  return {
    before,
    isConflict: names.some((name) => ifOwners[name] !== undefined && ifOwners[name] !== before[name]),
    isPinned: pinned.some((name) => owners[name] !== undefined && owners[name] !== before[name]),
    state: { ...stored, document, syncBase },
    changes: changesBetween(asJson(stored.document), asJson(document), "load"),
  };
}
