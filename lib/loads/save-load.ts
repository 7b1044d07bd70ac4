import type { Answer } from "@/lib/core/endpoint";
import { newId } from "@/lib/core/ids";
import type { saveLoadEndpoint } from "@/lib/loads/contract/loads";
import { fillLocation } from "@/lib/loads/fill-places";
import { describeLoad } from "@/lib/loads/get-load";
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
import { needsCarrierCheck } from "@/lib/loads/rules/keep-carrier";
import type { LoadPlan } from "@/lib/loads/rules/load-plan";
import { planSave } from "@/lib/loads/rules/plan-save";
import { readSentLoad } from "@/lib/loads/rules/read-sent-load";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import type { SaveLoadRequest } from "@/lib/loads/schema/operations";
import { readLoad } from "@/lib/loads/store/load-rows";
import { writeLoadPlan, writeOnce } from "@/lib/loads/write-load";
import type { Context } from "@/lib/server/context";

/**
 * Creates a load for a user of the portal, or replaces each top-level field given, under `ifVersion`.
 * @throws AppError "version_conflict" with the load as it is, "invalid_request" for the id of another load.
 */
export async function saveLoad(
  ctx: Context,
  request: SaveLoadRequest,
): Promise<Answer<typeof saveLoadEndpoint.response>> {
  const { warnings, ...written } = await writeSave(ctx, request);
  const { validateOnly = false } = request;
  return {
    ...(await describeLoad(ctx, savedLoad(ctx, written, validateOnly))),
    ...(validateOnly && { changes: written.plan.changes }),
    ...(warnings.length > 0 && { warnings }),
  };
}

/** The same, answering what was decided and written instead of the load. */
export const writeSave = (ctx: Context, request: SaveLoadRequest) =>
  writeOnce(ctx, (ctx, lock) => trySave(ctx, request, lock));

/** Undefined when another write came between reading the load and writing it. */
async function trySave(ctx: Context, { load, ifVersion, validateOnly = false }: SaveLoadRequest, lock: boolean) {
  const { externalId } = load;
  if (lock) await lockNamedCarrier(ctx, load);
  const [stored, owners] = await Promise.all([readLoad(ctx, externalId, lock), unknownOwners(ctx, load)]);
  guardLoadId(load, stored);
  if (ifVersion !== stored?.version) throw await versionConflict(ctx, stored, ifVersion === undefined);
  const { sent, warnings } = readSentLoad(withoutAnswered(load, stored, false), {
    merged: undefined,
    timezoneOf: (location) => fillLocation(location).timezone,
  });
  const checked = await findCheckedCarriers(ctx, {
    identifiers: sent.assignedCarrier?.carrier,
    kept: stored && needsCarrierCheck(stored, sent, stored.document) ? stored : undefined,
  });
  const plan = planSave({ stored, sent, ...checked });
  guardMetadata(plan);
  const write = { id: stored?.id ?? newId("load"), stored, plan, externalId, named: checked.named };
  if (!validateOnly && !(await writeLoadPlan(ctx, write))) return undefined;
  return {
    ...write,
    warnings: [...warnings, ...owners, ...plan.warnings, ...loadWarnings(plan.document, sent, ctx.now)],
  };
}

type Written = { id: string; externalId: string; stored: StoredLoad | undefined; plan: LoadPlan };

/** The load as the write left it, without reading it again. */
function savedLoad(ctx: Context, { id, externalId, stored, plan }: Written, validateOnly: boolean) {
  const { version = 0, updatedAt = ctx.now } = stored ?? {};
  const isChanged = plan.changes.length > 0 && !validateOnly;
  return {
    ...plan,
    id,
    externalId,
    version: stored && !isChanged ? version : version + 1,
    updatedAt: isChanged ? ctx.now : updatedAt,
  };
}
