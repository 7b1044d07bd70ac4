import { expect, test } from "vitest";
import { authenticateOfferLink } from "@/lib/bidding/authenticate-offer-link";
import { revokeOfferLink } from "@/lib/bidding/create-offer-link";
import { getOffer } from "@/lib/bidding/get-offer";
import { counterBid, revokeCounter } from "@/lib/bidding/negotiate-bid";
import { submitBid } from "@/lib/bidding/submit-bid";
import { bodyOf, headersOf } from "@/lib/testing/a-mail-server";
import { aMailedOffer, sendQueuedMails } from "@/lib/testing/a-mailed-offer";
import { usd } from "@/lib/testing/a-posting";

/** A carrier with a mail address that bid by its link. */
async function aBid(address: string) {
  const offer = await aMailedOffer(address);
  const { ctx } = await offer.byLink();
  const { bid } = await submitBid(ctx, { amount: usd(1900) });
  const arrived = async () => (await sendQueuedMails()).filter(({ to }) => to.includes(address));
  return { ...offer, bid, arrived };
}

test("a counter to a bid made by a link is mailed, and its link opens the page with the counter", async () => {
  const { ana, user, bid, arrived } = await aBid("counter@norte.example");
  await counterBid(ana, { bidId: bid.id, amount: usd(1800) });
  const [mail, ...others] = await arrived();
  if (!mail) throw new Error("Nothing arrived.");
  expect(others).toEqual([]);
  const text = bodyOf(mail);
  expect(text).toContain("respondió a su oferta de USD 1,900 con una contraoferta de USD 1,800");
  expect(text).toContain("Monterrey, NL → Dallas, TX");
  expect(headersOf(mail).find((line) => line.startsWith("Reply-To:"))).toContain(user.email);
  const [, token = ""] = /\/offers\/([\w-]+)/.exec(text) ?? [];
  const found = await authenticateOfferLink(token);
  if (!found) throw new Error("This link opens nothing.");
  const actor = { type: "carrier", id: found.carrierId, name: "", link: "OFFER", linkId: found.linkId } as const;
  const { bids } = await getOffer({ ...ana, actor }, {});
  expect(bids).toMatchObject([{ id: bid.id, status: "COUNTERED", counter: { amount: usd(1800) } }]);
});

test("of two counters only the one that stands is mailed, and none that was taken back", async () => {
  const { ana, bid, arrived } = await aBid("twice@norte.example");
  await counterBid(ana, { bidId: bid.id, amount: usd(1800) });
  await revokeCounter(ana, { bidId: bid.id });
  await counterBid(ana, { bidId: bid.id, amount: usd(1750) });
  expect((await arrived()).map(bodyOf)).toEqual([expect.stringContaining("USD 1,750")]);
  await revokeCounter(ana, { bidId: bid.id });
  await counterBid(ana, { bidId: bid.id, amount: usd(1700) });
  await revokeCounter(ana, { bidId: bid.id });
  expect(await arrived()).toEqual([]);
});

test("a carrier whose links were revoked is not sent a new one by a counter", async () => {
  const { ana, offer, bid, arrived } = await aBid("shutout@norte.example");
  await revokeOfferLink(ana, offer);
  await counterBid(ana, { bidId: bid.id, amount: usd(1800) });
  expect(await arrived()).toEqual([]);
});

test("a bid that came through a load board is answered there: no mail", async () => {
  const { ana, board, offer, byLink } = await aMailedOffer("board@norte.example");
  await byLink();
  const { postingId, carrierId } = offer;
  const { bid } = await submitBid(board, { postingId, carrier: { id: carrierId }, amount: usd(1900) });
  await counterBid(ana, { bidId: bid.id, amount: usd(1800) });
  expect((await sendQueuedMails()).filter(({ to }) => to.includes("board@norte.example"))).toEqual([]);
});
