import { countBidsOf, nameLoadsOf } from "@/lib/bidding/list-stored-postings";
import { isOpenPosting, type StoredPosting } from "@/lib/bidding/rules/stored-posting";
import { InstantResponse } from "@/lib/bidding/schema/instant-response";
import type { Posting } from "@/lib/bidding/schema/posting";
import { listSentOffers } from "@/lib/bidding/store/offer-links";
import type { Context } from "@/lib/server/context";
import { CurrencyCode } from "@/lib/vocabulary/money";

/** Postings with what brokers see of them, in their order: a handful of statements, however many there are. */
export async function describePostings(ctx: Context, postings: readonly StoredPosting[]): Promise<Posting[]> {
  if (postings.length === 0) return [];
  const ids = postings.map(({ id }) => id);
  const loadIds = [...new Set(postings.map(({ loadId }) => loadId))];
  const [loads, totals, offers] = [
    await nameLoadsOf(ctx, loadIds),
    await countBidsOf(ctx, ids),
    await listSentOffers(ctx, ids),
  ];
  return postings.map((posting) => {
    const { externalId, displayId } = loads.get(posting.loadId) ?? { externalId: "", displayId: "" };
    const { bidCount = 0, openBidCount = 0, bestAmount = null, bestCurrency } = totals.get(posting.id) ?? {};
    return {
      ...answerPosting(posting, ctx.now),
      load: { id: posting.loadId, externalId, externalDisplayId: displayId },
      bidCount,
      openBidCount,
      ...(bestAmount !== null && { bestBid: { currencyCode: CurrencyCode.parse(bestCurrency), amount: bestAmount } }),
      offers: offers
        .filter(({ postingId }) => postingId === posting.id)
        .map(({ carrierId, displayName, sentAt, viewedAt }) => ({
          carrierId,
          displayName,
          sentAt: sentAt.toISOString(),
          ...(viewedAt && { viewedAt: viewedAt.toISOString() }),
        })),
    };
  });
}

export async function describePosting(ctx: Context, posting: StoredPosting): Promise<Posting> {
  const [described] = await describePostings(ctx, [posting]);
  if (!described) throw new Error("A posting that is given is described.");
  return described;
}

/** One whose time is over is shown as ended, although nobody has ended it yet. */
export function postingState(posting: StoredPosting, now: Date) {
  const { status, expiresAt, endReason, endedAt } = posting;
  const hasEnded = !isOpenPosting(posting, now);
  const end = endedAt ?? expiresAt;
  return {
    status: hasEnded ? ("ENDED" as const) : status,
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    ...(hasEnded && { endedAt: end?.toISOString(), endReason: endReason ?? ("posting_expired" as const) }),
  };
}

const answerPosting = (posting: StoredPosting, now: Date) => ({
  id: posting.id,
  openedAt: posting.openedAt.toISOString(),
  openedBy: posting.openedBy,
  ...(posting.instantResponse !== null && { instantResponse: InstantResponse.parse(posting.instantResponse) }),
  ...postingState(posting, now),
});
