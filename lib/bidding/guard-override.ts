import { AppError } from "@/lib/core/errors";
import type { LockedForBooking } from "@/lib/loads/book-load";
import type { Context } from "@/lib/server/context";
import { isLack } from "@/lib/vocabulary/carrier-requirement.values";

/**
 * Who takes a carrier in the portal that lacks what the load requires says why, for the record. A TMS has decided that
 * by its own rules.
 * @throws AppError "invalid_request"
 */
export function guardOverride(
  { actor }: Context,
  { eligibility: { misses } }: Pick<LockedForBooking, "eligibility">,
  overrideReason: string | undefined,
) {
  const lacks = misses.filter(isLack).map(({ requirement }) => requirement);
  if (actor.type !== "user" || lacks.length === 0 || overrideReason !== undefined) return;
  throw new AppError("invalid_request", "The request is not valid.", {
    issues: [
      {
        path: "overrideReason",
        code: "override_reason_missing",
        message: `The carrier lacks ${lacks.join(", ")}: why it?`,
      },
    ],
  });
}
