import type { ListRelationshipsRequest, ListRelationshipsResponse } from "@/lib/carriers/schema/search";
import { carriersOfNumber, readCarrierIds } from "@/lib/carriers/search-carriers";
import { findCarriers } from "@/lib/carriers/store/known-carriers";
import { pageSizeDefault } from "@/lib/core/pagination";
import type { Context } from "@/lib/server/context";

/** The organization's relationships that match, changed last first. */
export async function listRelationships(
  ctx: Context,
  { limit = pageSizeDefault, cursor, ...asked }: ListRelationshipsRequest,
): Promise<ListRelationshipsResponse> {
  const exactIds = await carriersOfNumber(ctx, asked.query);
  const filter = { ...asked, exactIds, relationship: "any" as const };
  const { ids, nextCursor } = await readCarrierIds(ctx, { filter, sort: "-updatedAt", limit, cursor });
  const byId = new Map((await findCarriers(ctx, ids)).map((carrier) => [carrier.id, carrier]));
  const items = ids.flatMap((id) => {
    const { relationship, ...carrier } = byId.get(id) ?? {};
    return relationship && "id" in carrier ? [{ relationship, carrier }] : [];
  });
  return { items, nextCursor };
}
