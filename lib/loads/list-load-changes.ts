import * as z from "zod";
import { pageOf, readCursor } from "@/lib/core/cursor";
import { pageSizeDefault } from "@/lib/core/pagination";
import { findLoad } from "@/lib/loads/get-load";
import type { LoadHistoryRequest, LoadHistoryResponse } from "@/lib/loads/schema/list";
import { readHistory } from "@/lib/loads/store/load-history";
import type { Context } from "@/lib/server/context";

const Position = z.tuple([z.int32()]);

/** Who changed what of a load, newest first. */
export async function listLoadChanges(
  ctx: Context,
  { limit = pageSizeDefault, cursor, ...reference }: z.output<typeof LoadHistoryRequest>,
): Promise<z.output<typeof LoadHistoryResponse>> {
  const [before] = cursor === undefined ? [] : readCursor(Position, cursor);
  const { id: loadId } = await findLoad(ctx, reference);
  const changes = await readHistory(ctx, { loadId, before, limit: limit + 1 });
  return pageOf(changes, limit, ({ version }) => [version]);
}
