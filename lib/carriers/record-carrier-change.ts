import { sourceOf } from "@/lib/carriers/rules/source-of";
import { insertChanges, type NewChange } from "@/lib/carriers/store/carrier-history";
import type { Context } from "@/lib/server/context";

/** Tells in the histories of carriers what was done, by whom and by which way the context says. */
export const recordCarrierChanges = (ctx: Context, changes: readonly Omit<NewChange, "source">[]): Promise<void> =>
  insertChanges(
    ctx,
    changes.map((change) => ({ ...change, source: sourceOf(ctx.actor) })),
  );
