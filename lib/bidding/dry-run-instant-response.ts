import { answerInstantly } from "@/lib/bidding/rules/answer-instantly";
import { pricesOf, showBid } from "@/lib/bidding/rules/show-bid";
import { dryRunBidsMax, dryRunDaysDefault, dryRunItemsMax } from "@/lib/bidding/schema/bid-values";
import type {
  DryRunInstantResponseRequest,
  DryRunInstantResponseResponse,
  InstantResponse,
  InstantResponseOutcome,
  TriedBid,
} from "@/lib/bidding/schema/instant-response";
import { readSubmittedPrices } from "@/lib/bidding/store/bid-events";
import { type ListedBidRow, listBidRows } from "@/lib/bidding/store/bid-rows";
import { checkEligibility } from "@/lib/loads/check-eligibility";
import type { Context } from "@/lib/server/context";
import { isLack } from "@/lib/vocabulary/carrier-requirement.values";

const day = 86_400_000;

/**
 * What a rule would have done with past bids, each alone, by their loads and carriers as they are now. A rule acts on a
 * submission, so the price is that of the latest one, not what was agreed on afterwards or asked for before.
 */
export async function dryRunInstantResponse(
  ctx: Context,
  { instantResponse, days = dryRunDaysDefault }: DryRunInstantResponseRequest,
): Promise<DryRunInstantResponseResponse> {
  const submittedFrom = new Date(ctx.now.getTime() - days * day);
  const rows = await listBidRows(ctx, { submittedFrom }, dryRunBidsMax);
  const tried = await tryOn(ctx, instantResponse, rows);
  const count = (outcome: InstantResponseOutcome) => tried.filter((it) => it.outcome === outcome).length;
  const isAnswered = ({ outcome }: TriedBid) => outcome !== "WAIT";
  return {
    bids: tried.length,
    accepted: count("ACCEPT"),
    rejected: count("REJECT"),
    waiting: count("WAIT"),
    differing: tried.filter(differs).length,
    items: [...tried.filter(isAnswered), ...tried.filter((it) => !isAnswered(it))].slice(0, dryRunItemsMax),
  };
}

const differs = ({ bid: { status }, outcome }: TriedBid) =>
  (outcome === "REJECT" && status === "ACCEPTED") || (outcome === "ACCEPT" && status === "REJECTED");

async function tryOn(ctx: Context, rule: InstantResponse, rows: readonly ListedBidRow[]): Promise<TriedBid[]> {
  const checked = rule.acceptAtOrBelow
    ? await checkEligibility(
        ctx,
        rows.map(({ bid }) => bid),
      )
    : [];
  const submitted = await readSubmittedPrices(
    ctx,
    rows.map(({ bid }) => bid.id),
  );
  return rows.map(({ bid, load }, index) => {
    const { amount, currencyCode } = submitted.get(bid.id) ?? bid;
    const price = { amount, currencyCode };
    const { assignable = false, misses = [] } = checked[index]?.eligibility ?? {};
    const lacksRequirement = misses.some(isLack);
    const answer = answerInstantly(rule, { price, prices: pricesOf(load), isAssignable: assignable, lacksRequirement });
    return { bid: showBid(bid, ctx.now), price, ...answer };
  });
}
