import * as z from "zod";
import { comparedPrice } from "@/lib/bidding/rules/compared-price";
import { loadFactsOf, showBid } from "@/lib/bidding/rules/show-bid";
import type { ListBidsRequest, ListBidsResponse } from "@/lib/bidding/schema/bid";
import { countActiveBids } from "@/lib/bidding/store/bid-counts";
import { type ListedBidRow, listBidRows } from "@/lib/bidding/store/bid-rows";
import { pageOf, readCursor } from "@/lib/core/cursor";
import { pageSizeDefault } from "@/lib/core/protocol.values";
import { findExchangeRates } from "@/lib/exchange-rates/save-exchange-rates";
import { checkEligibility } from "@/lib/loads/check-eligibility";
import { emptyPage, findWantedLoad } from "@/lib/loads/find-wanted-load";
import { freightOf } from "@/lib/loads/get-freight";
import { measureLoad } from "@/lib/loads/measure-load";
import { seesCustomerRates } from "@/lib/loads/save-load-policy";
import type { Context } from "@/lib/server/context";

const Position = z.tuple([z.string().startsWith("bid_")]);

/** Newest first, each with the facts to decide on it. The number of statements is the same for any number of bids. */
export async function listBids(
  ctx: Context,
  { limit = pageSizeDefault, cursor, loadId, id, externalId, ...filter }: ListBidsRequest,
): Promise<ListBidsResponse> {
  const [before] = cursor === undefined ? [] : readCursor(Position, cursor);
  const wanted = await findWantedLoad(ctx, { loadId, id, externalId });
  if (wanted === null) return emptyPage;
  const rows = await listBidRows(ctx, { ...filter, loadId: wanted, before }, limit + 1);
  const { items, nextCursor } = pageOf(rows, limit, ({ bid }) => [bid.id]);
  return { items: await describeBids(ctx, items), nextCursor };
}

/** How many bids wait for the broker's answer, counted up to `max`. */
export const countWaitingBids = (ctx: Context, max: number): Promise<number> => countActiveBids(ctx, max);

/** Each with the facts to decide on it. */
export async function describeBids(ctx: Context, rows: readonly ListedBidRow[]): Promise<ListBidsResponse["items"]> {
  const pairs = rows.map(({ bid }) => bid);
  const [checked, exchange, seesCustomerRate] = await Promise.all([
    checkEligibility(ctx, pairs),
    findExchangeRates(ctx),
    seesCustomerRates(ctx),
  ]);
  return rows.flatMap(({ bid, load: columns }, index) => {
    const { load, eligibility: meaning } = checked[index] ?? {};
    if (!load || !meaning) return [];
    const shown = showBid(bid, ctx.now);
    const { document } = freightOf(load);
    const loadFacts = loadFactsOf(columns, { document, miles: measureLoad(document), seesCustomerRate });
    const compared = comparedPrice(shown.amount, loadFacts.currencyCode, exchange);
    return [{ ...shown, loadFacts, meaning, ...(compared && { compared }) }];
  });
}
