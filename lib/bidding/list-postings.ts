import * as z from "zod";
import { describePostings } from "@/lib/bidding/describe-postings";
import { listStoredPostings } from "@/lib/bidding/list-stored-postings";
import type { ListPostingsRequest, ListPostingsResponse } from "@/lib/bidding/schema/posting";
import { pageOf, readCursor } from "@/lib/core/cursor";
import { pageSizeDefault } from "@/lib/core/pagination";
import type { Context } from "@/lib/server/context";

const Position = z.tuple([z.string().startsWith("post_")]);

/** Opened last first. */
export async function listPostings(
  ctx: Context,
  { limit = pageSizeDefault, cursor, ...filter }: ListPostingsRequest,
): Promise<ListPostingsResponse> {
  const [before] = cursor === undefined ? [] : readCursor(Position, cursor);
  const rows = await listStoredPostings(ctx, { ...filter, before }, limit + 1);
  const { items, nextCursor } = pageOf(rows, limit, ({ id }) => [id]);
  return { items: await describePostings(ctx, items), nextCursor };
}
