import { expect, test } from "vitest";
import { acceptBid, acceptCounter } from "@/lib/bidding/accept-bid";
import { listBids } from "@/lib/bidding/list-bids";
import { counterBid, rejectBid, revokeCounter } from "@/lib/bidding/negotiate-bid";
import { authorOf, type Context } from "@/lib/server/context";
import { aPosting, usd } from "@/lib/testing/a-posting";

const called = (broker: Context, name: string): Context => ({
  ...broker,
  actor: { type: "user", id: `user_${name}`, name, role: "BROKER" },
});

test("a bid says who brought it to where it stands, and nobody while it waits", async () => {
  const { broker, aCarrier, load } = await aPosting();
  const [ana, beto] = [called(broker, "Ana"), called(broker, "Beto")];
  const [first, second] = [await aCarrier(), await aCarrier()];
  const [{ id: one }, { id: other }] = [await first.bid(usd(1900)), await second.bid(usd(1950))];
  const answeredBy = async (id: string) =>
    (await listBids(beto, { loadId: load.id })).items.find((bid) => bid.id === id)?.answeredBy?.name;

  expect(await answeredBy(one)).toBeUndefined();
  const { bid: countered } = await counterBid(ana, { bidId: one, amount: usd(1800) });
  expect(countered.answeredBy).toEqual(authorOf(ana));
  expect(await answeredBy(one)).toBe("Ana");
  expect((await revokeCounter(beto, { bidId: one })).bid.answeredBy).toBeUndefined();
  expect(await answeredBy(one)).toBeUndefined();

  await rejectBid(ana, { bidId: other });
  expect(await answeredBy(other)).toBe("Ana");
  const { id: again } = await second.bid(usd(1940));
  expect((await acceptBid(beto, { bidId: one })).bid.answeredBy).toEqual(authorOf(beto));
  expect([await answeredBy(one), await answeredBy(again)]).toEqual(["Beto", "Beto"]);
});

test("its carrier does not read who of the organization answered it", async () => {
  const { broker, aCarrier, load } = await aPosting();
  const carrier = await aCarrier();
  const { id: bidId } = await carrier.bid(usd(1900));
  await counterBid(called(broker, "Ana"), { bidId, amount: usd(1800) });
  const { ctx: byLink, ...link } = await carrier.byLink();
  const { bid } = await acceptCounter(byLink, { bidId });
  expect(JSON.stringify([bid, link])).not.toContain("Ana");
  const [listed] = (await listBids(broker, { loadId: load.id })).items;
  expect(listed?.answeredBy).toMatchObject({ type: "carrier" });
});
