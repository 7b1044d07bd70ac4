import type {
  FindLoadsRequest,
  FindLoadsResponse,
  FindManyLoadsRequest,
  FindManyLoadsResponse,
} from "@/lib/loads/schema/find";
import { readFoundLoads } from "@/lib/loads/store/found-loads";
import { readLoadsOfTexts } from "@/lib/loads/store/loads-of-texts";
import type { Context } from "@/lib/server/context";
import { loadsOfIdMax } from "@/lib/vocabulary/limits.values";

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

/** The loads that each of many ids and reference numbers is of. */
export async function findManyLoads(ctx: Context, { texts }: FindManyLoadsRequest): Promise<FindManyLoadsResponse> {
  const found = await readLoadsOfTexts(ctx, { texts: [...new Set(texts)], limit: loadsOfIdMax });
  return { results: texts.map((text) => ({ text, ids: found.get(text) ?? [] })) };
}
