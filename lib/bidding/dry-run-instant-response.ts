import { findSubmittedPrices, type ListedBidRow, listStoredBids } from "@/lib/bidding/find-bid";
import { answerBid } from "@/lib/bidding/rules/answer-bid";
import { answerInstantly } from "@/lib/bidding/rules/answer-instantly";
import { pricesOf } from "@/lib/bidding/rules/load-facts";
import type {
  DryRunInstantResponseRequest,
  DryRunInstantResponseResponse,
  InstantResponse,
  InstantResponseOutcome,
  TriedBid,
} from "@/lib/bidding/schema/instant-response";
import { judgeCarriersForLoads } from "@/lib/loads/judge-carriers-for-loads";
import type { Context } from "@/lib/server/context";

const [bidsMax, shownMax, daysDefault, day] = [1000, 100, 90, 86_400_000];

/**
 * What a rule would have done with past bids, each alone, by their loads and carriers as they are now. A rule acts on a
 * submission, so the price is that of the latest one, not what was agreed on afterwards or asked for before.
 */
export async function dryRunInstantResponse(
  ctx: Context,
  { instantResponse, days = daysDefault }: DryRunInstantResponseRequest,
): Promise<DryRunInstantResponseResponse> {
  const submittedFrom = new Date(ctx.now.getTime() - days * day);
  const rows = await listStoredBids(ctx, { submittedFrom }, bidsMax);
  const tried = await tryOn(ctx, instantResponse, rows);
  const count = (outcome: InstantResponseOutcome) => tried.filter((it) => it.outcome === outcome).length;
  const isAnswered = ({ outcome }: TriedBid) => outcome !== "WAIT";
  return {
    bids: tried.length,
    accepted: count("ACCEPT"),
    rejected: count("REJECT"),
    waiting: count("WAIT"),
    differing: tried.filter(differs).length,
    items: [...tried.filter(isAnswered), ...tried.filter((it) => !isAnswered(it))].slice(0, shownMax),
  };
}

const differs = ({ bid: { status }, outcome }: TriedBid) =>
  (outcome === "REJECT" && status === "ACCEPTED") || (outcome === "ACCEPT" && status === "REJECTED");

async function tryOn(ctx: Context, rule: InstantResponse, rows: readonly ListedBidRow[]): Promise<TriedBid[]> {
  const judged = rule.acceptAtOrBelow
    ? await judgeCarriersForLoads(
        ctx,
        rows.map(({ bid }) => bid),
      )
    : [];
  const submitted = await findSubmittedPrices(
    ctx,
    rows.map(({ bid }) => bid.id),
  );
  return rows.map(({ bid, load }, index) => {
    const { amount, currencyCode } = submitted.get(bid.id) ?? bid;
    const price = { amount, currencyCode };
    const isAssignable = judged[index]?.meaning.assignable === true;
    const verdict = answerInstantly(rule, { price, prices: pricesOf(load), isAssignable });
    return { bid: answerBid(bid, ctx.now), price, ...verdict };
  });
}
