import { recordCarrierSelection } from "@/lib/audit/record-carrier-selection";
import { getCarriers } from "@/lib/carriers/find-carrier";
import { holdCarrier, holdJudgedCarrier } from "@/lib/carriers/hold-judged-carrier";
import { recordIdentityDifferences } from "@/lib/carriers/record-identity-differences";
import type { KnownCarrier } from "@/lib/carriers/schema/known-carrier";
import type { Answer } from "@/lib/core/endpoint";
import { AppError, type Warning } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { jsonEqual } from "@/lib/core/json";
import { knowOwners } from "@/lib/directory/know-owners";
import type { syncLoadEndpoint } from "@/lib/loads/contract";
import { findJudgedCarriers, holdNamedCarrier } from "@/lib/loads/find-judged-carriers";
import { describeLoad } from "@/lib/loads/get-load";
import { answerLoad } from "@/lib/loads/rules/answer-load";
import type { NamedCarrier } from "@/lib/loads/rules/carrier-verdict";
import { planSync, type SyncPlan } from "@/lib/loads/rules/plan-sync";
import { readSentLoad } from "@/lib/loads/rules/read-sent-load";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import type { LoadInput } from "@/lib/loads/schema/load";
import type { SyncLoadRequest } from "@/lib/loads/schema/operations";
import { insertLoad, readLoad, updateLoad, updateSyncBase } from "@/lib/loads/store/load-rows";
import { writeOnce } from "@/lib/loads/write-once";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { inTransaction } from "@/lib/server/transaction";
import { isTooLarge, tooLarge } from "@/lib/vocabulary/free-form";

type Sync = SyncLoadRequest & { isUserSave: boolean };

/**
 * Creates or updates a load. A key's sync is merged with the load as it is; a signed-in user's save replaces the
 * top-level fields it gives, under `ifVersion`.
 * @throws AppError "version_conflict" with the load as it is, "invalid_request" for the id of another load.
 */
export function syncLoad(ctx: Context, request: SyncLoadRequest): Promise<Answer<typeof syncLoadEndpoint.response>> {
  const sync: Sync = { ...request, isUserSave: ctx.actor.type === "user" };
  return writeOnce(ctx, (ctx, lock) => trySync(ctx, sync, lock));
}

/** Undefined when another write came between reading the load and writing it. */
async function trySync(ctx: Context, sync: Sync, lock: boolean) {
  const { load, isUserSave, validateOnly = false } = sync;
  const { externalId } = load;
  if (lock) await holdNamedCarrier(ctx, load);
  const [stored, owners] = await Promise.all([readLoad(ctx, externalId, lock), unknownOwners(ctx, load)]);
  await guard(ctx, stored, sync);
  const { sent, warnings } = readSentLoad(load, stored?.document.stops);
  const { named, kept } = await findJudgedCarriers(ctx, { stored, sent, isUserSave });
  const plan = planSync({ stored, sent, isUserSave, named, kept });
  guardMetadata(plan);
  const id = stored?.id ?? newId("load");
  if (!validateOnly && !(await save(ctx, { id, stored, plan, externalId, named }))) return undefined;
  const allWarnings = [...warnings, ...owners, ...plan.warnings];
  return {
    load: answerLoad({ id, externalId }, plan.document, await carrierOf(ctx, plan, [named?.found, kept?.found])),
    ...(validateOnly && { changes: plan.changes }),
    ...(allWarnings.length > 0 && { warnings: allWarnings }),
    ...versionAfter(stored, plan, validateOnly),
  };
}

/** The version the load has now. A load that was only tried has none. */
function versionAfter(stored: StoredLoad | undefined, { changes }: SyncPlan, validateOnly: boolean) {
  if (!stored) return validateOnly ? {} : { version: 1 };
  return { version: stored.version + (changes.length > 0 && !validateOnly ? 1 : 0) };
}

async function guard(ctx: Context, stored: StoredLoad | undefined, { load: { id }, ifVersion, isUserSave }: Sync) {
  if (id !== undefined && id !== stored?.id)
    throw new AppError("invalid_request", "The request is not valid.", {
      issues: [
        { path: "load.id", code: "other_load", message: "This is not the id of the load with this externalId." },
      ],
    });
  const isStale = ifVersion !== undefined && ifVersion !== stored?.version;
  const isBlind = isUserSave && stored !== undefined && ifVersion === undefined;
  if (!isStale && !isBlind) return;
  const changed = stored ? "The load was changed meanwhile." : "There is no load with this externalId.";
  const sentence = isBlind ? "There is a load with this externalId already." : changed;
  throw new AppError("version_conflict", sentence, stored && { current: await describeLoad(ctx, stored) });
}

/** Each sync's metadata was within its bound; merged with what was there it may not be. */
function guardMetadata({ document: { metadata }, changes }: SyncPlan) {
  if (!changes.some(({ path }) => path.startsWith("load.metadata")) || !isTooLarge(metadata)) return;
  const issue = {
    path: "load.metadata",
    message: "Together with the keys of the load: at most 64 KiB.",
    ...tooLarge.params,
  };
  throw new AppError("invalid_request", "The request is not valid.", { issues: [issue] });
}

/** Owners may be named before they are known; they resolve by themselves once the mapping exists. */
async function unknownOwners(ctx: Context, load: LoadInput): Promise<Warning[]> {
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

async function carrierOf(ctx: Context, { document }: SyncPlan, found: readonly (KnownCarrier | undefined)[]) {
  const carrierId = document.assignedCarrier?.carrierId;
  if (!carrierId) return undefined;
  const known = found.find((carrier) => carrier?.id === carrierId);
  return known ?? (await getCarriers(ctx, [carrierId]))[0];
}

type Saving = {
  id: string;
  externalId: string;
  stored: StoredLoad | undefined;
  plan: SyncPlan;
  named: NamedCarrier | undefined;
};

/**
 * False when someone else wrote first, the load or what its carrier was judged by. A carrier is assigned together with
 * the record of why, or not at all.
 */
async function save(ctx: Context, saving: Saving): Promise<boolean> {
  const { id, externalId, stored, plan, named } = saving;
  const carrier = named?.found;
  const carrierId = plan.document.assignedCarrier?.carrierId;
  const isChosen = carrierId !== undefined && carrierId !== stored?.document.assignedCarrier?.carrierId;
  if (!isChosen || !carrier || !plan.verdict?.assignable) {
    // In a transaction the load stays locked even when this fails, and the next attempt may assign the carrier.
    const heldId = carrier?.id ?? plan.syncBase.assignedCarrier?.carrierId;
    if (ctx.db !== db && heldId && !changesNothing(saving)) await holdCarrier(ctx, heldId);
    return plan.contradiction ? inTransaction(ctx, (tx) => writeAndList(tx, saving)) : write(ctx, saving);
  }
  const { meaning } = plan.verdict;
  const load = { id, externalId, version: (stored?.version ?? 0) + 1, ...plan.document };
  return inTransaction(ctx, async (tx) => {
    // What it was judged by may have changed while this waited for its transaction.
    if (!(await holdJudgedCarrier(tx, { ...named, carrier })) || !(await writeAndList(tx, saving))) return false;
    await recordCarrierSelection(tx, { load, carrier, meaning });
    return true;
  });
}

/** Writes, and lists for the organization to settle what the carrier was said to be against the record. */
async function writeAndList(tx: Context, saving: Saving): Promise<boolean> {
  const isWritten = await write(tx, saving);
  const { contradiction } = saving.plan;
  if (isWritten && contradiction) await recordIdentityDifferences(tx, contradiction);
  return isWritten;
}

/** False when someone else wrote first. A sync that changes nothing writes nothing. */
async function write(ctx: Context, saving: Saving): Promise<boolean> {
  const { id, externalId, stored, plan } = saving;
  const { changes, flags } = plan;
  if (!stored)
    return insertLoad(ctx, { id, externalId, state: plan, change: { operation: "CREATED", changes, flags } });
  if (changes.length > 0)
    return updateLoad(ctx, { stored, state: plan, change: { operation: "UPDATED", changes, flags } });
  return changesNothing(saving) || updateSyncBase(ctx, stored, plan);
}

const changesNothing = ({ stored, plan }: Saving) =>
  plan.changes.length === 0 &&
  jsonEqual(stored?.syncBase, plan.syncBase) &&
  jsonEqual(stored?.proposedCarrier, plan.proposedCarrier);
