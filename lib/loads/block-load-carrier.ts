import { getCarriers } from "@/lib/carriers/find-carriers";
import { AppError } from "@/lib/core/errors";
import { answerBlocks, findLoad } from "@/lib/loads/get-load";
import { carrierBlocked } from "@/lib/loads/raise-load-changes";
import type { CarrierBlock, StoredLoad } from "@/lib/loads/rules/stored-load";
import type { BlockCarrierRequest, BlockedCarriersResponse, UnblockCarrierRequest } from "@/lib/loads/schema/decisions";
import { updateLoad } from "@/lib/loads/store/load-writes";
import { writeOnce } from "@/lib/loads/write-load";
import { authorOf, type Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";
import { blockedCarriersMax } from "@/lib/vocabulary/limits.values";

/**
 * Blocks a carrier for one load: it can neither see the load nor be assigned to it, and its bids are closed. Recorded
 * in the load's history. For a carrier that is already blocked only the note changes.
 * @throws AppError "not_found", "conflict" for the carrier that is assigned
 */
export async function blockLoadCarrier(
  ctx: Context,
  request: Named<BlockCarrierRequest>,
): Promise<BlockedCarriersResponse> {
  const [carrier] = await getCarriers(ctx, [request.carrierId]);
  if (!carrier) throw new AppError("not_found", "There is no such carrier.");
  const { displayName } = carrier;
  return writeOnce(ctx, (ctx, lock) => tryBlock(ctx, { ...request, displayName }, lock));
}

type Named<Request> = Request & { carrierId: string };
type Blocking = Named<BlockCarrierRequest> & { displayName: string };

async function tryBlock(ctx: Context, { carrierId, displayName, note, ...reference }: Blocking, lock: boolean) {
  const stored = await findLoad(ctx, reference, lock);
  const others = stored.blockedCarriers.filter((block) => block.carrierId !== carrierId);
  guard(stored, carrierId, others);
  const block: CarrierBlock = { carrierId, ...(note && { note }), by: authorOf(ctx), at: ctx.now.toISOString() };
  const blockedCarriers = [...others, block];
  const after = { carrierId, displayName, ...(note && { note }) };
  const change = {
    operation: "UPDATED" as const,
    changes: [{ path: "load.blockedCarriers", after }],
    flags: ["carrier_blocked"],
  };
  const isWritten = await inTransaction(ctx, async (tx) => {
    if (!(await updateLoad(tx, { stored, state: { ...stored, blockedCarriers }, change }))) return false;
    await carrierBlocked.raise(tx, { carrierId, loadId: stored.id });
    return true;
  });
  return isWritten ? answerBlocks(ctx, blockedCarriers, stored.version + 1) : undefined;
}

function guard({ document }: StoredLoad, carrierId: string, others: readonly CarrierBlock[]) {
  if (document.assignedCarrier?.carrierId === carrierId)
    throw new AppError("conflict", "This carrier is assigned to the load: release it first.");
  if (others.length >= blockedCarriersMax)
    throw new AppError("conflict", `${blockedCarriersMax} carriers are blocked for this load: unblock one first.`);
}

/**
 * Lets a carrier that was blocked for a load see it and be assigned to it again. One that is not blocked changes nothing.
 * @throws AppError "not_found", also for a load of another organization
 */
export const unblockLoadCarrier = (
  ctx: Context,
  request: Named<UnblockCarrierRequest>,
): Promise<BlockedCarriersResponse> => writeOnce(ctx, (ctx, lock) => tryUnblock(ctx, request, lock));

async function tryUnblock(ctx: Context, { carrierId, ...reference }: Named<UnblockCarrierRequest>, lock: boolean) {
  const stored = await findLoad(ctx, reference, lock);
  const { blockedCarriers, version } = stored;
  const block = blockedCarriers.find((candidate) => candidate.carrierId === carrierId);
  if (!block) return answerBlocks(ctx, blockedCarriers, version);
  const others = blockedCarriers.filter((candidate) => candidate !== block);
  const { note } = block;
  const [carrier] = await getCarriers(ctx, [carrierId]);
  const before = { carrierId, ...(carrier && { displayName: carrier.displayName }), ...(note && { note }) };
  const isWritten = await updateLoad(ctx, {
    stored,
    state: { ...stored, blockedCarriers: others },
    change: { operation: "UPDATED", changes: [{ path: "load.blockedCarriers", before }], flags: ["carrier_unblocked"] },
  });
  return isWritten ? answerBlocks(ctx, others, version + 1) : undefined;
}
