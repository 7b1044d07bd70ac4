import { asJson } from "@/lib/core/json";
import { changesBetween } from "@/lib/core/json-diff";
import { replaceFields } from "@/lib/loads/rules/merge-fields";
import type { LoadState, StoredLoad } from "@/lib/loads/rules/stored-load";
import type { CoverageOwners } from "@/lib/loads/schema/owners";

const names = ["externalOwnerCoverageUserId", "externalOwnerCoverageTeamId"] as const;

const ownersIn = (owners: CoverageOwners): CoverageOwners =>
  Object.fromEntries(names.flatMap((name) => (owners[name] === undefined ? [] : [[name, owners[name]]])));

const ownersOf = ({ document }: LoadState) => ({
  externalOwnerCoverageUserId: document.externalOwnerCoverageUserId ?? null,
  externalOwnerCoverageTeamId: document.externalOwnerCoverageTeamId ?? null,
});

/**
 * What giving a load to other owners makes of it. Said outright, it replaces whatever is there; from a TMS it also is
 * what the TMS sent last, and gives way to what a broker pinned.
 */
export function planReassignment(
  stored: StoredLoad,
  { ifOwners = {}, ...request }: CoverageOwners & { ifOwners?: CoverageOwners | undefined },
  isUserSave: boolean,
) {
  const before = ownersOf(stored);
  const owners = ownersIn(request);
  const held = isUserSave ? [] : names.filter((name) => stored.pinnedPaths.includes(`load.${name}`));
  const given = Object.fromEntries(Object.entries(owners).filter(([name]) => !held.some((pin) => pin === name)));
  const { document } = replaceFields(stored, { externalId: stored.externalId, ...given });
  const syncBase = isUserSave ? stored.syncBase : { ...stored.syncBase, ...owners };
  return {
    before,
    isConflict: names.some((name) => ifOwners[name] !== undefined && ifOwners[name] !== before[name]),
    isHeld: held.some((name) => owners[name] !== undefined && owners[name] !== before[name]),
    state: { ...stored, document, syncBase },
    changes: changesBetween(asJson(stored.document), asJson(document), "load"),
  };
}
