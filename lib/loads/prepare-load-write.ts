import { findCarrier, findCarriersMeant, getCarriers } from "@/lib/carriers/find-carriers";
import { lockRelationship } from "@/lib/carriers/lock-carriers";
import { readCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import { dayOf } from "@/lib/core/day-of";
import { AppError, type Warning } from "@/lib/core/errors";
import { knowOwners } from "@/lib/directory/find-owners";
import { describeLoad } from "@/lib/loads/get-load";
import type { NamedCarrier } from "@/lib/loads/rules/carrier-check";
import type { LoadPlan } from "@/lib/loads/rules/load-plan";
import { readAssignment, type SentAssignment } from "@/lib/loads/rules/read-sent-load";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import type { LoadInput } from "@/lib/loads/schema/load";
import type { Context } from "@/lib/server/context";
import { metadataKibMax } from "@/lib/vocabulary/limits.values";
import { isTooLarge, tooLarge } from "@/lib/vocabulary/text";

/** @throws AppError "invalid_request" where the id is that of another load */
export function guardLoadId({ id }: LoadInput, stored: StoredLoad | undefined) {
  if (id === undefined || id === stored?.id) return;
  const message = "This is not the id of the load with this externalId.";
  throw new AppError("invalid_request", "The request is not valid.", {
    issues: [{ path: "load.id", code: "other_load", message }],
  });
}

/** The refusal of a write, with the load as it is now. `isBlind`: the write named no version although the load exists. */
export async function versionConflict(ctx: Context, stored: StoredLoad | undefined, isBlind = false) {
  const changed = stored ? "The load was changed meanwhile." : "There is no load with this externalId.";
  const sentence = isBlind ? "There is a load with this externalId already." : changed;
  return new AppError("version_conflict", sentence, stored && { current: await describeLoad(ctx, stored) });
}

/** @throws AppError "invalid_request" where the merged metadata exceeds its bound, although the sent part does not */
export function guardMetadata({ document: { metadata }, changes }: LoadPlan) {
  if (!changes.some(({ path }) => path.startsWith("load.metadata")) || !isTooLarge(metadata)) return;
  const message = `Together with the keys of the load: at most ${metadataKibMax} KiB.`;
  const issue = { path: "load.metadata", message, ...tooLarge.params };
  throw new AppError("invalid_request", "The request is not valid.", { issues: [issue] });
}

/** Owners may be named before they are known; they resolve by themselves once the mapping exists. */
export async function unknownOwners(ctx: Context, load: LoadInput): Promise<Warning[]> {
  const { externalOwnerCoverageUserId: userId, externalOwnerCoverageTeamId: teamId } = load;
  if (!userId && !teamId) return [];
  const known = await knowOwners(ctx, { userId, teamId });
  const warning = (field: string, kind: string) => ({
    path: `load.${field}`,
    code: `coverage_${kind}_unknown`,
    message: `No ${kind} of the organization has this externalId yet.`,
  });
  return [
    ...(known.user ? [] : [warning("externalOwnerCoverageUserId", "user")]),
    ...(known.team ? [] : [warning("externalOwnerCoverageTeamId", "team")]),
  ];
}

type Wanted = {
  /** Of the carrier that is named, where it is to be checked. */
  identifiers: SentAssignment["carrier"] | undefined;
  /** The load whose own carrier is to be checked. */
  kept: StoredLoad | undefined;
};
type Checked = { named: NamedCarrier | undefined; kept: NamedCarrier | undefined };

/** The carrier that a write names and the one that the load has, each only where it has to be checked. */
export async function findCheckedCarriers(ctx: Context, { identifiers, kept: load }: Wanted): Promise<Checked> {
  const keptId = load?.document.assignedCarrier?.carrierId;
  if (!identifiers && !keptId) return { named: undefined, kept: undefined };
  const meant = identifiers ? await findCarriersMeant(ctx, identifiers) : [];
  const found = meant.length === 1 ? meant[0] : undefined;
  const [kept] = keptId === undefined ? [] : found?.id === keptId ? [found] : await getCarriers(ctx, [keptId]);
  const { requirementsBlock } = await readCarrierPolicy(ctx);
  const policy = { requirementsBlock, today: dayOf(ctx.now) };
  return {
    named: identifiers
      ? { found, ...(meant.length > 1 && { candidates: meant.map(({ id }) => id) }), ...policy }
      : undefined,
    kept: kept && { found: kept, ...policy },
  };
}

/**
 * Locks the carrier that is named before the load is locked: in the other order two syncs and an upsert of several
 * carriers could wait for each other in a circle.
 */
export async function lockNamedCarrier(tx: Context, load: LoadInput) {
  const identifiers = load.assignedCarrier ? readAssignment(load.assignedCarrier).carrier : undefined;
  const found = identifiers && (await findCarrier(tx, identifiers));
  if (found) await lockRelationship(tx, found.id);
}
