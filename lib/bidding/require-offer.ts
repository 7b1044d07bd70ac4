import { type FollowedLink, readLink } from "@/lib/bidding/store/offer-links";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";

/** The link of the carrier that acts by an offer link. @throws AppError forbidden for anybody else. */
export async function requireOffer(ctx: Context): Promise<FollowedLink> {
  const { actor } = ctx;
  if (actor.type !== "carrier" || actor.link !== "OFFER")
    throw new AppError("forbidden", "Only a carrier by its offer link may do this.");
  const link = await readLink(ctx, actor.linkId);
  if (!link) throw new AppError("unauthorized", "Unauthorized");
  return link;
}
