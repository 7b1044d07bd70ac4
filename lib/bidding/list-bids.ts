import * as z from "zod";
import { type ListedBidRow, listStoredBids } from "@/lib/bidding/find-bid";
import { answerBid } from "@/lib/bidding/rules/answer-bid";
import { loadFactsOf } from "@/lib/bidding/rules/load-facts";
import type { ListBidsRequest, ListBidsResponse } from "@/lib/bidding/schema/bid-operations";
import { pageOf, readCursor } from "@/lib/core/cursor";
import { pageSizeDefault } from "@/lib/core/pagination";
import { judgeCarriersForLoads } from "@/lib/loads/judge-carriers-for-loads";
import type { Context } from "@/lib/server/context";

const Position = z.tuple([z.string().startsWith("bid_")]);

/** Newest first, each with what helps to decide on it: a handful of statements, however many there are. */
export async function listBids(
  ctx: Context,
  { limit = pageSizeDefault, cursor, ...filter }: ListBidsRequest,
): Promise<ListBidsResponse> {
  const [before] = cursor === undefined ? [] : readCursor(Position, cursor);
  const rows = await listStoredBids(ctx, { ...filter, before }, limit + 1);
  const { items, nextCursor } = pageOf(rows, limit, ({ bid }) => [bid.id]);
  return { items: await describeBids(ctx, items), nextCursor };
}

async function describeBids(ctx: Context, rows: readonly ListedBidRow[]): Promise<ListBidsResponse["items"]> {
  const judged = await judgeCarriersForLoads(
    ctx,
    rows.map(({ bid }) => bid),
  );
  return rows.flatMap(({ bid, load }, index) => {
    const { freight, meaning } = judged[index] ?? {};
    return freight && meaning ? [{ ...answerBid(bid, ctx.now), loadFacts: loadFactsOf(load, freight), meaning }] : [];
  });
}
