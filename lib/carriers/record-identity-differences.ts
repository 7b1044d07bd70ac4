import { identityDiffers } from "@/lib/carriers/rules/found-conflict";
import { soughtBy } from "@/lib/carriers/rules/match-carriers";
import { sourceOf } from "@/lib/carriers/rules/source-of";
import type { IdentityDifference } from "@/lib/carriers/schema/conflict";
import { recordConflicts } from "@/lib/carriers/store/conflicts";
import type { Context } from "@/lib/server/context";
import type { CarrierIdentifiers } from "@/lib/vocabulary/carrier-identifiers";

type Said = { carrierId: string; identifiers: CarrierIdentifiers; differences: IdentityDifference[] };

/** Lists for the organization to settle that a carrier says it is another than on record. The record stays as it is. */
export const recordIdentityDifferences = (ctx: Context, { carrierId, identifiers, differences }: Said) =>
  recordConflicts(
    ctx,
    [identityDiffers(soughtBy(identifiers, undefined), carrierId, differences)],
    sourceOf(ctx.actor),
  );
