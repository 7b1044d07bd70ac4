import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";

/** The carrier that acts by its onboarding link. @throws AppError forbidden for anybody else. */
export function requireCarrier({ actor }: Context) {
  if (actor.type !== "carrier" || actor.link !== "ONBOARDING")
    throw new AppError("forbidden", "Only a carrier by its link may do this.");
  return { carrierId: actor.id, linkId: actor.linkId };
}
