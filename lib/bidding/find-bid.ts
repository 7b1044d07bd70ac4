import { requireOffer } from "@/lib/bidding/authenticate-offer-link";
import type { StoredBid } from "@/lib/bidding/rules/stored-bid";
import { readBid } from "@/lib/bidding/store/bid-rows";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";

const noSuchBid = () => new AppError("not_found", "There is no such bid.");

/** @throws AppError "not_found", also for a bid of another organization. */
export async function findBid(ctx: Context, id: string): Promise<StoredBid> {
  const bid = await readBid(ctx, id);
  if (!bid) throw noSuchBid();
  return bid;
}

/**
 * A bid of the carrier that acts; a key acts for any carrier.
 * @throws AppError "not_found", also for a bid of another carrier or on another posting than the link is for
 */
export async function findOwnBid(ctx: Context, id: string): Promise<StoredBid> {
  const bid = await findBid(ctx, id);
  if (ctx.actor.type !== "carrier") return bid;
  const { postingId, carrierId } = await requireOffer(ctx);
  if (bid.postingId === postingId && bid.carrierId === carrierId) return bid;
  throw noSuchBid();
}
