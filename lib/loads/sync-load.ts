import { getCarriers } from "@/lib/carriers/find-carriers";
import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import type { Answer } from "@/lib/core/endpoint";
import { newId } from "@/lib/core/ids";
import { jsonEqual } from "@/lib/core/json";
import type { syncLoadEndpoint } from "@/lib/loads/contract/sync";
import { fillLocation, fillPlaces } from "@/lib/loads/fill-places";
import { withoutAnswered } from "@/lib/loads/ignore-answered";
import { loadWarnings } from "@/lib/loads/load-warnings";
import {
  findCheckedCarriers,
  guardLoadId,
  guardMetadata,
  lockNamedCarrier,
  unknownOwners,
  versionConflict,
} from "@/lib/loads/prepare-load-write";
import { answerLoad } from "@/lib/loads/rules/answer-load";
import { namesCarrierAnew } from "@/lib/loads/rules/assign-carrier";
import { needsCarrierCheck } from "@/lib/loads/rules/keep-carrier";
import type { LoadPlan } from "@/lib/loads/rules/load-plan";
import { planSync } from "@/lib/loads/rules/plan-sync";
import { identifiersOf, readSentLoad, type SentLoad } from "@/lib/loads/rules/read-sent-load";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import type { SyncLoadRequest } from "@/lib/loads/schema/operations";
import { readLoad } from "@/lib/loads/store/load-rows";
import { writeLoadPlan, writeOnce } from "@/lib/loads/write-load";
import type { Context } from "@/lib/server/context";

/**
 * Creates a load for a TMS, or merges what it sends with the load as it is.
 * @throws AppError "version_conflict" with the load as it is, "invalid_request" for the id of another load.
 */
export async function syncLoad(
  ctx: Context,
  request: SyncLoadRequest,
): Promise<Answer<typeof syncLoadEndpoint.response>> {
  const { id, stored, plan, warnings, found } = await writeSync(ctx, request);
  const { load, validateOnly = false } = request;
  const carrier = await carrierOf(ctx, plan, found);
  return {
    load: answerLoad({ id, externalId: load.externalId }, fillPlaces(plan.document), carrier),
    ...(validateOnly && { changes: plan.changes }),
    ...(warnings.length > 0 && { warnings }),
    ...versionAfter(stored, plan, validateOnly),
  };
}

/** The same, answering what was decided and written instead of the load. */
export const writeSync = (ctx: Context, request: SyncLoadRequest) =>
  writeOnce(ctx, (ctx, lock) => trySync(ctx, request, lock));

/** Undefined when another write came between reading the load and writing it. */
async function trySync(ctx: Context, { load, ifVersion, validateOnly = false }: SyncLoadRequest, lock: boolean) {
  const { externalId } = load;
  if (lock) await lockNamedCarrier(ctx, load);
  const [stored, owners] = await Promise.all([readLoad(ctx, externalId, lock), unknownOwners(ctx, load)]);
  guardLoadId(load, stored);
  if (ifVersion !== undefined && ifVersion !== stored?.version) throw await versionConflict(ctx, stored);
  const timezoneOf = (location: Parameters<typeof fillLocation>[0]) => fillLocation(location).timezone;
  const { sent, warnings } = readSentLoad(withoutAnswered(load, stored, true), { merged: stored, timezoneOf });
  const answered = await findAnsweredCarrier(ctx, sent, stored);
  const namesAnew = !answered && namesCarrierAnew(sent.assignedCarrier, stored);
  const checked = await findCheckedCarriers(ctx, {
    identifiers: namesAnew ? sent.assignedCarrier?.carrier : undefined,
    kept: stored && needsCarrierCheck(stored, sent, stored.syncBase) ? stored : undefined,
  });
  const plan = planSync({ stored, sent, ...checked, isCarrierAnswered: answered !== undefined });
  guardMetadata(plan);
  const id = stored?.id ?? newId("load");
  const write = { id, stored, plan, externalId, named: checked.named };
  if (!validateOnly && !(await writeLoadPlan(ctx, write))) return undefined;
  return {
    ...write,
    warnings: [...warnings, ...owners, ...plan.warnings, ...loadWarnings(plan.document, sent, ctx.now)],
    found: [checked.named?.found, checked.kept?.found, answered],
  };
}

/** The carrier of the load, where it is sent back just as it was answered: then nobody names a carrier anew. */
async function findAnsweredCarrier(ctx: Context, { assignedCarrier }: SentLoad, stored: StoredLoad | undefined) {
  const { carrier } = assignedCarrier ?? {};
  const carrierId = stored?.document.assignedCarrier?.carrierId;
  if (!carrierId || carrier?.id !== carrierId) return undefined;
  const [known] = await getCarriers(ctx, [carrierId]);
  return known && jsonEqual(identifiersOf(known), carrier) ? known : undefined;
}

/** The version of the load after the sync. A new load that was only validated has none. */
function versionAfter(stored: StoredLoad | undefined, { changes }: LoadPlan, validateOnly: boolean) {
  if (!stored) return validateOnly ? {} : { version: 1 };
  return { version: stored.version + (changes.length > 0 && !validateOnly ? 1 : 0) };
}

async function carrierOf(ctx: Context, { document }: LoadPlan, found: readonly (KnownCarrier | undefined)[]) {
  const carrierId = document.assignedCarrier?.carrierId;
  if (!carrierId) return undefined;
  const known = found.find((carrier) => carrier?.id === carrierId);
  return known ?? (await getCarriers(ctx, [carrierId]))[0];
}
