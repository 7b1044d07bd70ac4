import { findCarrier, getCarriers } from "@/lib/carriers/find-carriers";
import { lockRelationship } from "@/lib/carriers/lock-carriers";
import { readCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import { dayOf } from "@/lib/core/day-of";
import type { Answer } from "@/lib/core/endpoint";
import { AppError, type Warning } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { knowOwners } from "@/lib/directory/find-owners";
import type { syncLoadEndpoint } from "@/lib/loads/contract";
import { fillLocation, fillPlaces, placeWarnings, withoutFilledPlaces } from "@/lib/loads/fill-places";
import { describeLoad } from "@/lib/loads/get-load";
import { answerLoad } from "@/lib/loads/rules/answer-load";
import { namesCarrierAnew } from "@/lib/loads/rules/assign-carrier";
import type { NamedCarrier } from "@/lib/loads/rules/carrier-verdict";
import { judgesKept } from "@/lib/loads/rules/keep-carrier";
import { planSync, type SyncPlan } from "@/lib/loads/rules/plan-sync";
import { readAssignment, readSentLoad, type SentLoad } from "@/lib/loads/rules/read-sent-load";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import { saveSyncedLoad } from "@/lib/loads/save-synced-load";
import type { LoadInput } from "@/lib/loads/schema/load";
import type { SyncLoadRequest } from "@/lib/loads/schema/operations";
import { readLoad } from "@/lib/loads/store/load-rows";
import { writeOnce } from "@/lib/loads/write-once";
import type { Context } from "@/lib/server/context";
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
  const { sent, warnings } = readLoadSent(sync, stored);
  const { named, kept } = await findJudgedCarriers(ctx, { stored, sent, isUserSave });
  const plan = planSync({ stored, sent, isUserSave, named, kept });
  guardMetadata(plan);
  const id = stored?.id ?? newId("load");
  if (!validateOnly && !(await saveSyncedLoad(ctx, { id, stored, plan, externalId, named }))) return undefined;
  const places = sent.stops ? placeWarnings(plan.document.stops) : [];
  const allWarnings = [...warnings, ...owners, ...plan.warnings, ...places];
  const carrier = await carrierOf(ctx, plan, [named?.found, kept?.found]);
  return {
    load: answerLoad({ id, externalId }, fillPlaces(plan.document), carrier),
    ...(validateOnly && { changes: plan.changes }),
    ...(allWarnings.length > 0 && { warnings: allWarnings }),
    ...versionAfter(stored, plan, validateOnly),
  };
}

/** What was sent, with times in UTC; of a user's stops only what the user said. */
function readLoadSent({ load, isUserSave }: Sync, stored: StoredLoad | undefined) {
  const said = isUserSave && load.stops && stored;
  const ours = said ? { ...load, stops: withoutFilledPlaces(load.stops ?? [], stored.document.stops) } : load;
  return readSentLoad(ours, {
    merged: isUserSave ? undefined : stored,
    timezoneOf: (location) => fillLocation(location).timezone,
  });
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

type Naming = { stored: StoredLoad | undefined; sent: SentLoad; isUserSave: boolean };
type Judged = { named: NamedCarrier | undefined; kept: NamedCarrier | undefined };

/** The carrier a sync names and the one the load has, each only where the sync gives reason to judge it. */
async function findJudgedCarriers(ctx: Context, naming: Naming): Promise<Judged> {
  const { stored, sent, isUserSave } = naming;
  const identifiers = sent.assignedCarrier?.carrier;
  const isNamed = identifiers && (isUserSave || namesCarrierAnew(sent.assignedCarrier, stored));
  const keptId = stored && judgesKept(stored, naming) ? stored.document.assignedCarrier?.carrierId : undefined;
  if (!isNamed && !keptId) return { named: undefined, kept: undefined };
  const found = isNamed ? await findCarrier(ctx, identifiers) : undefined;
  const [kept] = keptId === undefined ? [] : found?.id === keptId ? [found] : await getCarriers(ctx, [keptId]);
  const { requirementsBlock } = await readCarrierPolicy(ctx);
  const judging = { requirementsBlock, today: dayOf(ctx.now) };
  return {
    named: isNamed ? { found, ...judging } : undefined,
    kept: kept && { found: kept, ...judging },
  };
}

/**
 * Holds the carrier that is named before the load is locked: in the other order two syncs and an upsert of several
 * carriers could wait for each other in a circle.
 */
async function holdNamedCarrier(tx: Context, load: LoadInput) {
  const identifiers = load.assignedCarrier ? readAssignment(load.assignedCarrier).carrier : undefined;
  const found = identifiers && (await findCarrier(tx, identifiers));
  if (found) await lockRelationship(tx, found.id);
}
