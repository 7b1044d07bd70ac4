import { recordCarrierSelection } from "@/lib/audit/record-carrier-selection";
import { findCarrier, getCarriers } from "@/lib/carriers/find-carrier";
import { readCarrierPolicy } from "@/lib/carriers/read-carrier-policy";
import type { KnownCarrier } from "@/lib/carriers/schema/known-carrier";
import { dayOf } from "@/lib/core/day-of";
import type { Answer } from "@/lib/core/endpoint";
import { AppError, type Warning } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { jsonEqual } from "@/lib/core/json";
import { knowOwners } from "@/lib/directory/know-owners";
import type { syncLoadEndpoint } from "@/lib/loads/contract";
import { describeLoad } from "@/lib/loads/get-load";
import { answerLoad } from "@/lib/loads/rules/answer-load";
import { namesCarrierAnew } from "@/lib/loads/rules/assign-carrier";
import type { NamedCarrier } from "@/lib/loads/rules/carrier-verdict";
import { planSync, type SyncPlan } from "@/lib/loads/rules/plan-sync";
import { readSentLoad, type SentLoad } from "@/lib/loads/rules/read-sent-load";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import type { LoadInput } from "@/lib/loads/schema/load";
import type { SyncLoadRequest } from "@/lib/loads/schema/operations";
import { insertLoad, readLoad, updateLoad, updateSyncBase } from "@/lib/loads/store/load-rows";
import { writeOnce } from "@/lib/loads/write-once";
import type { Context } from "@/lib/server/context";
import { inTransactionByTurns } from "@/lib/server/transaction";
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
  const [stored, owners] = await Promise.all([readLoad(ctx, externalId, lock), unknownOwners(ctx, load)]);
  await guard(ctx, stored, sync);
  const { sent, warnings } = readSentLoad(load, stored?.document.stops);
  const named = await namedCarrier(ctx, { stored, sent, isUserSave });
  const plan = planSync({ stored, sent, isUserSave, named });
  guardMetadata(plan);
  const id = stored?.id ?? newId("load");
  if (!validateOnly && !(await save(ctx, { id, stored, plan, externalId, carrier: named?.found }))) return undefined;
  const allWarnings = [...warnings, ...owners, ...plan.warnings];
  return {
    load: answerLoad({ id, externalId }, plan.document, await carrierOf(ctx, plan, named?.found)),
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

type Naming = { stored: StoredLoad | undefined; sent: SentLoad; isUserSave: boolean };

async function namedCarrier(ctx: Context, naming: Naming): Promise<NamedCarrier | undefined> {
  const { stored, sent, isUserSave } = naming;
  const { assignedCarrier } = sent;
  if (!assignedCarrier?.carrier) return undefined;
  if (!isUserSave && !namesCarrierAnew(assignedCarrier, stored)) return undefined;
  const found = await findCarrier(ctx, assignedCarrier.carrier);
  const { requirementsBlock } = await readCarrierPolicy(ctx);
  return { found, requirementsBlock, today: dayOf(ctx.now) };
}

async function carrierOf(ctx: Context, { document }: SyncPlan, found: KnownCarrier | undefined) {
  const carrierId = document.assignedCarrier?.carrierId;
  if (!carrierId || found?.id === carrierId) return carrierId ? found : undefined;
  const [carrier] = await getCarriers(ctx, [carrierId]);
  return carrier;
}

type Saving = {
  id: string;
  externalId: string;
  stored: StoredLoad | undefined;
  plan: SyncPlan;
  carrier: KnownCarrier | undefined;
};

/** False when someone else wrote first. A carrier is assigned together with the record of why, or not at all. */
async function save(ctx: Context, saving: Saving): Promise<boolean> {
  const { id, externalId, stored, plan, carrier } = saving;
  const carrierId = plan.document.assignedCarrier?.carrierId;
  const isChosen = carrierId !== undefined && carrierId !== stored?.document.assignedCarrier?.carrierId;
  if (!isChosen || !carrier || !plan.verdict?.assignable) return write(ctx, saving);
  const { meaning } = plan.verdict;
  const load = { id, externalId, version: (stored?.version ?? 0) + 1, ...plan.document };
  return inTransactionByTurns(ctx, `carrier selection ${ctx.organizationId}`, async (tx) => {
    if (!(await write(tx, saving))) return false;
    await recordCarrierSelection(tx, { load, carrier, meaning });
    return true;
  });
}

/** False when someone else wrote first. A sync that changes nothing writes nothing. */
async function write(ctx: Context, { id, externalId, stored, plan }: Saving): Promise<boolean> {
  const { changes, flags } = plan;
  if (!stored)
    return insertLoad(ctx, { id, externalId, state: plan, change: { operation: "CREATED", changes, flags } });
  if (changes.length > 0)
    return updateLoad(ctx, { stored, state: plan, change: { operation: "UPDATED", changes, flags } });
  const isSame = jsonEqual(stored.syncBase, plan.syncBase) && jsonEqual(stored.proposedCarrier, plan.proposedCarrier);
  return isSame || updateSyncBase(ctx, stored, plan);
}
