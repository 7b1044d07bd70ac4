import { getCarriers } from "@/lib/carriers/find-carriers";
import { answerBlocks, findLoad } from "@/lib/loads/get-load";
import type { BlockedCarriersResponse, UnblockCarrierRequest } from "@/lib/loads/schema/block-carrier";
import { updateLoad } from "@/lib/loads/store/load-rows";
import { writeOnce } from "@/lib/loads/write-once";
import type { Context } from "@/lib/server/context";

/**
 * Lets a carrier that was blocked for a load see it and be assigned to it again. One that is not blocked changes nothing.
 * @throws AppError "not_found", also for a load of another organization
 */
export const unblockLoadCarrier = (ctx: Context, request: UnblockCarrierRequest): Promise<BlockedCarriersResponse> =>
  writeOnce(ctx, (ctx, lock) => tryUnblock(ctx, request, lock));

async function tryUnblock(ctx: Context, { carrierId, ...reference }: UnblockCarrierRequest, lock: boolean) {
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
