import { identityDiffers, soughtBy } from "@/lib/carriers/rules/match-carriers";
import { sourceOf } from "@/lib/carriers/rules/relationship-ledger";
import type { IdentityDifference } from "@/lib/carriers/schema/conflict";
import { insertChanges, type NewChange } from "@/lib/carriers/store/carrier-history";
import { recordConflicts } from "@/lib/carriers/store/conflicts";
import type { Context } from "@/lib/server/context";
import type { CarrierIdentifiers } from "@/lib/vocabulary/carrier-identifiers";

/** Records changes in the histories of carriers, with the actor and source of the context. */
export const recordCarrierChanges = (ctx: Context, changes: readonly Omit<NewChange, "source">[]): Promise<void> =>
  insertChanges(
    ctx,
    changes.map((change) => ({ ...change, source: sourceOf(ctx.actor) })),
  );

type Said = { carrierId: string; identifiers: CarrierIdentifiers; differences: IdentityDifference[] };

/** Lists a conflict for the organization to resolve: a carrier gave other numbers than on record. The record stays. */
export const recordIdentityDifferences = (ctx: Context, { carrierId, identifiers, differences }: Said) =>
  recordConflicts(
    ctx,
    [identityDiffers(soughtBy(identifiers, undefined), carrierId, differences)],
    sourceOf(ctx.actor),
  );
