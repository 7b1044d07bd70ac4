import { getCarriers } from "@/lib/carriers/find-carrier";
import { AppError } from "@/lib/core/errors";
import { answerLastSynced, answerLoad, requestOnlyFields } from "@/lib/loads/rules/answer-load";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import { readLoad, readLoadById } from "@/lib/loads/store/load-rows";
import type { Context } from "@/lib/server/context";

type Reference = { id?: string | undefined; externalId?: string | undefined };

/** @throws AppError "not_found", also for a load of another organization. */
export async function getLoad(ctx: Context, reference: Reference): Promise<GetLoadResponse> {
  return describeLoad(ctx, await findLoad(ctx, reference));
}

/** @throws AppError "not_found", also for a load of another organization. */
export async function findLoad(ctx: Context, { id, externalId }: Reference, lock = false): Promise<StoredLoad> {
  const stored = id
    ? await readLoadById(ctx, id, lock)
    : externalId
      ? await readLoad(ctx, externalId, lock)
      : undefined;
  if (!stored) throw new AppError("not_found", "There is no such load.");
  return stored;
}

/** A stored load with everything its users may see of it. */
export async function describeLoad(ctx: Context, stored: StoredLoad): Promise<GetLoadResponse> {
  const { document, syncBase, pinnedPaths, proposedCarrier, version, updatedAt } = stored;
  const [carrier] = await getCarriers(
    ctx,
    document.assignedCarrier?.carrierId ? [document.assignedCarrier.carrierId] : [],
  );
  return {
    load: answerLoad(stored, document, carrier),
    requestOnly: requestOnlyFields(document),
    version,
    updatedAt: updatedAt.toISOString(),
    lastSynced: answerLastSynced(syncBase),
    pinnedPaths: [...pinnedPaths],
    ...(proposedCarrier && { proposedCarrier }),
  };
}
