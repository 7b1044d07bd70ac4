import * as z from "zod";
import { rankOpenBids } from "@/lib/bidding/rank-open-bids";
import { isOpenPosting, type StoredPosting } from "@/lib/bidding/rules/stored-bid";
import type { ListPostingsRequest, ListPostingsResponse, Posting } from "@/lib/bidding/schema/posting";
import { listSentOffers } from "@/lib/bidding/store/offer-links";
import { countBids, listPostingRows, nameLoads } from "@/lib/bidding/store/posting-lists";
import { pageOf, readCursor } from "@/lib/core/cursor";
import { pageSizeDefault } from "@/lib/core/protocol.values";
import { emptyPage, findWantedLoad } from "@/lib/loads/find-wanted-load";
import { listOfferMails } from "@/lib/messages/list-mails";
import type { Context } from "@/lib/server/context";

const Position = z.tuple([z.string().startsWith("post_")]);

/** The posting that was opened last comes first. */
export async function listPostings(
  ctx: Context,
  { limit = pageSizeDefault, cursor, loadId, id, externalId, ...filter }: ListPostingsRequest,
): Promise<ListPostingsResponse> {
  const [before] = cursor === undefined ? [] : readCursor(Position, cursor);
  const wanted = await findWantedLoad(ctx, { loadId, id, externalId });
  if (wanted === null) return emptyPage;
  const rows = await listPostingRows(ctx, { ...filter, loadId: wanted, before }, limit + 1);
  const { items, nextCursor } = pageOf(rows, limit, ({ id }) => [id]);
  return { items: await describePostings(ctx, items), nextCursor };
}

/** Postings as brokers see them, in the order given. The number of statements is the same for any number of them. */
async function describePostings(ctx: Context, postings: readonly StoredPosting[]): Promise<Posting[]> {
  if (postings.length === 0) return [];
  const ids = postings.map(({ id }) => id);
  const loadIds = [...new Set(postings.map(({ loadId }) => loadId))];
  const openLoadIds = postings.flatMap((posting) => (isOpenPosting(posting, ctx.now) ? posting.loadId : []));
  const [loads, totals, ranked, offers, mails] = [
    await nameLoads(ctx, loadIds),
    await countBids(ctx, ids),
    await rankOpenBids(ctx, openLoadIds),
    await listSentOffers(ctx, ids),
    await listOfferMails(ctx, ids),
  ];
  const mailTo = new Map(mails.map(({ postingId, carrierId, mail }) => [`${postingId} ${carrierId}`, { mail }]));
  return postings.map((posting) => {
    const { externalId, displayId } = loads.get(posting.loadId) ?? { externalId: "", displayId: "" };
    const { bidCount = 0, openBidCount = 0 } = totals.get(posting.id) ?? {};
    const best = ranked.get(posting.loadId)?.best;
    return {
      ...ownFields(posting, ctx.now),
      load: { id: posting.loadId, externalId, externalDisplayId: displayId },
      bidCount,
      openBidCount,
      ...(best?.postingId === posting.id && { bestBid: best.amount }),
      offers: offers
        .filter(({ postingId }) => postingId === posting.id)
        .map(({ carrierId, displayName, sentAt, viewedAt, answeredAt, revokedAt }) => ({
          carrierId,
          displayName,
          sentAt: sentAt.toISOString(),
          ...(viewedAt && { viewedAt: viewedAt.toISOString() }),
          ...(answeredAt && { answeredAt: answeredAt.toISOString() }),
          ...(revokedAt && { revokedAt: revokedAt.toISOString() }),
          ...mailTo.get(`${posting.id} ${carrierId}`),
        })),
    };
  });
}

export async function describePosting(ctx: Context, posting: StoredPosting): Promise<Posting> {
  const [described] = await describePostings(ctx, [posting]);
  if (!described) throw new Error("A posting that is given is described.");
  return described;
}

/** An expired posting is shown as ended, even before the background job has ended it. */
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

const ownFields = (posting: StoredPosting, now: Date) => ({
  id: posting.id,
  openedAt: posting.openedAt.toISOString(),
  openedBy: posting.openedBy,
  ...(posting.instantResponse !== null && { instantResponse: posting.instantResponse }),
  ...postingState(posting, now),
});
