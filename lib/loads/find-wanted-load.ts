import { readLoad } from "@/lib/loads/store/load-rows";
import type { Context } from "@/lib/server/context";

type Wanted = { loadId?: string | undefined; id?: string | undefined; externalId?: string | undefined };

/** The id of the load that a list is asked about: undefined where it is not asked about one, null where none is meant. */
export async function findWantedLoad(ctx: Context, { loadId, id, externalId }: Wanted) {
  const ids = new Set([loadId, id].filter((one) => one !== undefined));
  if (externalId !== undefined) ids.add((await readLoad(ctx, externalId))?.id ?? "");
  const [only] = ids;
  return ids.size > 1 || only === "" ? null : only;
}

/** Of a list that is asked about a load that does not exist. */
export const emptyPage = { items: [], nextCursor: null };
