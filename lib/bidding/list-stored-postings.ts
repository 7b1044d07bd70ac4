import type { StoredPosting } from "@/lib/bidding/rules/stored-posting";
import {
  type BidTotals,
  countBids,
  type LoadNames,
  listPostingRows,
  nameLoads,
  type PostingFilter,
} from "@/lib/bidding/store/posting-rows";
import type { Context } from "@/lib/server/context";

export type { BidTotals };

/** Opened last first. */
export const listStoredPostings = (ctx: Context, filter: PostingFilter, limit: number): Promise<StoredPosting[]> =>
  listPostingRows(ctx, filter, limit);

/** How many bids each of the postings has had; none for one without bids. */
export const countBidsOf = (ctx: Context, postingIds: readonly string[]): Promise<Map<string, BidTotals>> =>
  countBids(ctx, postingIds);

/** What the loads of postings are called. */
export const nameLoadsOf = (ctx: Context, loadIds: readonly string[]): Promise<Map<string, LoadNames>> =>
  nameLoads(ctx, loadIds);
