import { acceptBid, acceptCounter } from "@/lib/bidding/accept-bid";
import { createOfferLink } from "@/lib/bidding/create-offer-link";
import { endPosting } from "@/lib/bidding/end-posting";
import { counterBid, rejectBid, rejectCounter, revokeBid, revokeCounter } from "@/lib/bidding/negotiate-bid";
import { openPosting } from "@/lib/bidding/open-posting";
import { submitBid } from "@/lib/bidding/submit-bid";
import { findCarrier } from "@/lib/carriers/find-carriers";
import { newId } from "@/lib/core/ids";
import { getFreight } from "@/lib/loads/get-freight";
import type { Actor, Context } from "@/lib/server/context";
import { type DemoPosting, type DemoStep, demoPostings } from "@/prisma/seed/demo-bids";

const [minute, hour] = [60_000, 3_600_000];

/** One operation after the other: carriers by their links, and the broker at the desk. */
export async function seedBids(ctx: Context, broker: Actor) {
  for (const posting of demoPostings) await seedPosting({ ...ctx, actor: broker }, posting);
}

const ago = (ctx: Context, minutes: number): Context => ({
  ...ctx,
  now: new Date(ctx.now.getTime() - minutes * minute),
  requestId: newId("req"),
});

async function seedPosting(desk: Context, story: DemoPosting) {
  const { externalId, openedAgo, expiresInHours, instantResponse, offeredTo = [], steps, endedAgo } = story;
  const { maxBuy } = (await getFreight(desk, { externalId })).document;
  if (!maxBuy) throw new Error(`${externalId} has no maxBuy to bid for.`);
  const expiresAt = expiresInHours && new Date(desk.now.getTime() + expiresInHours * hour).toISOString();
  const opening = { externalId, instantResponse, ...(expiresAt && { expiresAt }) };
  const { posting } = await openPosting(ago(desk, openedAgo), opening);
  const follow = await offer(ago(desk, openedAgo - 2), posting.id, [...offeredTo, ...steps.map((it) => it.carrier)]);
  const priceOf = (share: number) => ({ ...maxBuy, amount: Math.round((maxBuy.amount * share) / 1000) * 1000 });
  const bids = new Map<string, string>();
  for (const step of steps) {
    const carrier = { ...ago(desk, step.ago), actor: follow(step.carrier) };
    const bidId = bids.get(step.carrier) ?? "";
    const made = await take({ desk: ago(desk, step.ago), carrier, bidId, priceOf }, step);
    bids.set(step.carrier, made.bid.id);
  }
  if (endedAgo !== undefined) await endPosting(ago(desk, endedAgo), { postingId: posting.id });
}

/** Sends each of the carriers a link; answers who acts when it is followed. */
async function offer(ctx: Context, postingId: string, dotNumbers: readonly string[]) {
  const actors = new Map<string, Actor>();
  for (const dotNumber of new Set(dotNumbers)) {
    const carrier = await findCarrier(ctx, { dotNumber });
    if (!carrier) throw new Error(`There is no carrier ${dotNumber}.`);
    const { id, displayName: name } = carrier;
    await createOfferLink(ctx, { postingId, carrierId: id });
    const where = { organizationId: ctx.organizationId, postingId, carrierId: id };
    const { id: linkId } = await ctx.db.offerLink.findFirstOrThrow({ where });
    actors.set(dotNumber, { type: "carrier", id, name, link: "OFFER", linkId });
  }
  return (dotNumber: string) => actors.get(dotNumber) ?? ctx.actor;
}

type Sides = { desk: Context; carrier: Context; bidId: string; priceOf: (share: number) => Price };
type Price = Parameters<typeof submitBid>[1]["amount"];

async function take({ desk, carrier, bidId, priceOf }: Sides, step: DemoStep) {
  switch (step.does) {
    case "BID":
      return submitBid(carrier, { amount: priceOf(step.share), note: step.note });
    case "COUNTER":
      return counterBid(desk, { bidId, amount: priceOf(step.share) });
    case "REJECT_COUNTER":
      return rejectCounter(carrier, { bidId, amount: step.share === undefined ? undefined : priceOf(step.share) });
    case "REJECT":
      return rejectBid(desk, { bidId, reason: step.reason });
    case "ACCEPT":
      return acceptBid(desk, { bidId });
    case "REVOKE":
      return revokeBid(carrier, { bidId });
    case "ACCEPT_COUNTER":
      return acceptCounter(carrier, { bidId });
    case "REVOKE_COUNTER":
      return revokeCounter(desk, { bidId });
  }
}
