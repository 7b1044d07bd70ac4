import { requireOffer } from "@/lib/bidding/require-offer";
import type { SubmitBidRequest } from "@/lib/bidding/schema/bid-operations";
import { findCarrier } from "@/lib/carriers/find-carrier";
import { AppError, type Issue } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";

type Named = Pick<SubmitBidRequest, "postingId" | "carrier">;
type Bidder = {
  postingId: string;
  carrierId: string;
  /** Whether the organization has no relationship with it. */
  isNewcomer: boolean;
};

/**
 * On which posting who bids: as its link says, or as a key names them.
 * @throws AppError "invalid_request" where a key names none; "not_found" for others than the link is for
 */
export async function identifyBidder(ctx: Context, { postingId, carrier }: Named): Promise<Bidder> {
  if (ctx.actor.type === "carrier") return byLink(ctx, { postingId, carrier });
  if (postingId === undefined || carrier === undefined) throw missing({ postingId, carrier });
  const found = await findCarrier(ctx, carrier);
  if (!found) throw new AppError("not_found", "There is no single carrier with these identifiers.");
  return { postingId, carrierId: found.id, isNewcomer: found.relationship === undefined };
}

async function byLink(ctx: Context, { postingId, carrier }: Named): Promise<Bidder> {
  const link = await requireOffer(ctx);
  if (postingId !== undefined && postingId !== link.postingId)
    throw new AppError("not_found", "There is no such posting.");
  if (carrier !== undefined && (await findCarrier(ctx, carrier))?.id !== link.carrierId)
    throw new AppError("not_found", "There is no such carrier.");
  return { postingId: link.postingId, carrierId: link.carrierId, isNewcomer: link.relationship === undefined };
}

function missing(named: Named) {
  const issues = (["postingId", "carrier"] as const).flatMap((path): Issue[] =>
    named[path] === undefined ? [{ path, code: "required", message: "Required." }] : [],
  );
  return new AppError("invalid_request", "The request is not valid; `issues` says where and why.", { issues });
}
