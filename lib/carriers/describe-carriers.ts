import { assignability } from "@/lib/carriers/rules/assignability";
import { linkState } from "@/lib/carriers/rules/link-state";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier-record";
import { countOpenConflicts } from "@/lib/carriers/store/conflicts";
import { findCarriers } from "@/lib/carriers/store/known-carriers";
import { readLatestLinks } from "@/lib/carriers/store/latest-links";
import type { Context } from "@/lib/server/context";

/** The carriers of these ids, in their order, with all the organization has of them. An id nobody has is left out. */
export async function describeCarriers(ctx: Context, ids: readonly string[]): Promise<CarrierRecord[]> {
  if (ids.length === 0) return [];
  const [carriers, conflicts, links] = await Promise.all([
    findCarriers(ctx, ids),
    countOpenConflicts(ctx, ids),
    readLatestLinks(ctx, ids),
  ]);
  const byId = new Map(carriers.map((carrier) => [carrier.id, carrier]));
  return ids.flatMap((id) => {
    const carrier = byId.get(id);
    const link = links.get(id);
    if (!carrier) return [];
    return {
      ...carrier,
      meaning: assignability(carrier.relationship),
      openConflicts: conflicts.get(id) ?? 0,
      ...(link && { onboarding: linkState(link, ctx.now) }),
    };
  });
}
