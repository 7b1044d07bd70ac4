import { expect, test } from "vitest";
import "@/lib/app-events";
import { getAttention } from "@/lib/attention/get-attention";
import { listAttention } from "@/lib/attention/list-attention";
import { muteKind, snoozeItem, unsnoozeItem } from "@/lib/attention/put-off";
import { counterBid, rejectCounter } from "@/lib/bidding/negotiate-bid";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { aBroker } from "@/lib/testing/a-broker";
import { aPosting, usd } from "@/lib/testing/a-posting";

const minutes = (ctx: Context, count: number): Context => ({
  ...ctx,
  now: new Date(ctx.now.getTime() + count * 60_000),
});

async function aWaitingBid() {
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const stops = [{ type: "PICKUP" as const, appointment: { start: inAWeek } }];
  const { broker, aCarrier } = await aPosting({ load: { stops } });
  const carrier = await aCarrier();
  const bid = await carrier.bid(usd(1900));
  const me = { ...(await aBroker(broker)), now: new Date() };
  const item = { kind: "BID" as const, subjectId: bid.id, clockAt: bid.submittedAt };
  return { broker, carrier, bid, me, item };
}

const seenBy = async (ctx: Context) => {
  const { items, snoozed } = await listAttention(ctx, {});
  return { shown: items.map(({ subjectId }) => subjectId), later: snoozed.map((it) => it.snoozedUntil) };
};

test("an item that is put off is not shown until its time, and to others it still is", async () => {
  const { broker, bid, me, item } = await aWaitingBid();
  const until = minutes(me, 30).now.toISOString();
  expect(await snoozeItem(me, { ...item, until })).toEqual({ snoozedUntil: until });
  expect(await seenBy(me)).toEqual({ shown: [], later: [until] });
  expect((await getAttention(me, {})).today).toBe(0);
  const other = { ...(await aBroker(broker)), now: me.now };
  expect((await seenBy(other)).shown).toEqual([bid.id]);
  expect(await seenBy(minutes(me, 30))).toEqual({ shown: [bid.id], later: [] });
});

test("an item that is put off comes back when it waits anew, and when its user wants it back", async () => {
  const { broker, carrier, bid, me, item } = await aWaitingBid();
  await snoozeItem(me, { ...item, until: null });
  expect(await seenBy(me)).toEqual({ shown: [], later: [null] });
  await unsnoozeItem(me, item);
  expect((await seenBy(me)).shown).toEqual([bid.id]);
  await snoozeItem(me, { ...item, until: null });
  await counterBid(broker, { bidId: bid.id, amount: usd(1700) });
  const { ctx } = await carrier.byLink();
  await rejectCounter(minutes(ctx, 5), { bidId: bid.id });
  expect(await seenBy(me)).toEqual({ shown: [bid.id], later: [] });
});

test("a time that has passed is refused, one that is far away is brought nearer, and what is over is forgotten", async () => {
  const { me, item } = await aWaitingBid();
  await expect(snoozeItem(me, { ...item, until: me.now.toISOString() })).rejects.toMatchObject({
    code: "invalid_request",
    details: { issues: [{ path: "until", code: "not_in_the_future" }] },
  });
  const { snoozedUntil } = await snoozeItem(me, { ...item, until: "2999-01-01T00:00:00Z" });
  expect(snoozedUntil).toBe(minutes(me, 31 * 24 * 60).now.toISOString());
  const later = minutes(me, 32 * 24 * 60);
  await snoozeItem(later, { ...item, kind: "COUNTER", until: null });
  const kept = await db.attentionSnooze.findMany({ where: { organizationId: me.organizationId } });
  expect(kept.map(({ kind }) => kind)).toEqual(["COUNTER"]);
});

test("a muted kind is counted and not shown, to its user alone, until it is wanted again", async () => {
  const { broker, bid, me } = await aWaitingBid();
  const other = { ...(await aBroker(broker)), now: me.now };
  expect(await muteKind(me, { kind: "BID", muted: true })).toEqual({ muted: ["BID"] });
  expect(await muteKind(me, { kind: "BID", muted: true })).toEqual({ muted: ["BID"] });
  const { items, kinds } = await listAttention(me, {});
  expect(items).toEqual([]);
  expect(kinds[0]).toEqual({ kind: "BID", count: 1, isMuted: true });
  expect((await seenBy(other)).shown).toEqual([bid.id]);
  expect(await muteKind(me, { kind: "BID", muted: false })).toEqual({ muted: [] });
  expect((await seenBy(me)).shown).toEqual([bid.id]);
});
