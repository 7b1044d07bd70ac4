import type { FindLoadsRequest, FindLoadsResponse } from "@/lib/loads/schema/find";
import { readFoundLoads } from "@/lib/loads/store/found-loads";
import type { Context } from "@/lib/server/context";

/** The few loads that somebody who types an id or words most likely means. */
export async function findLoads(ctx: Context, { query, limit = 8 }: FindLoadsRequest): Promise<FindLoadsResponse> {
  const rows = await readFoundLoads(ctx, { query, limit });
  return {
    items: rows.map(({ displayId, customerName, originPlace, destinationPlace, ...load }) => ({
      ...load,
      externalDisplayId: displayId,
      ...(customerName !== null && { customerName }),
      ...(originPlace !== null && { origin: originPlace }),
      ...(destinationPlace !== null && { destination: destinationPlace }),
    })),
  };
}
