import { expect, test } from "vitest";
import { createOfferLink, revokeOfferLink } from "@/lib/bidding/create-offer-link";
import { listPostings } from "@/lib/bidding/list-postings";
import { aPosting } from "@/lib/testing/a-posting";
import { routeOf, send } from "@/lib/testing/send";

const get = routeOf("/offers/get");
const statusOf = async (token: string) => (await send(get.POST, { "link-token": token }, {})).status;

test("a revoked link opens nothing any more, those of other carriers do, and the bid stays", async () => {
  const { broker, aCarrier, posting, load } = await aPosting();
  const [one, other] = [await aCarrier(), await aCarrier()];
  const [link, otherLink] = [await one.byLink(), await other.byLink()];
  const bid = await one.bid();
  const revoked = await revokeOfferLink(broker, { postingId: posting.id, carrierId: one.carrierId });
  expect(revoked.posting.offers).toHaveLength(2);
  expect(revoked.posting.offers.find(({ carrierId }) => carrierId === one.carrierId)).toMatchObject({
    revokedAt: broker.now.toISOString(),
    answeredAt: bid.submittedAt,
  });
  expect([await statusOf(link.token), await statusOf(otherLink.token)]).toEqual([401, 200]);
  const { items } = await listPostings(broker, { loadId: load.id });
  expect(items[0]).toMatchObject({ openBidCount: 1 });
  expect(items[0]?.offers.find(({ carrierId }) => carrierId === other.carrierId)).not.toHaveProperty("revokedAt");
});

test("there is nothing to revoke where a carrier has no link that works", async () => {
  const { broker, aCarrier, posting } = await aPosting();
  const { carrierId, byLink } = await aCarrier();
  const asked = { postingId: posting.id, carrierId };
  await expect(revokeOfferLink(broker, asked)).rejects.toMatchObject({ code: "conflict" });
  await byLink();
  await revokeOfferLink(broker, asked);
  await expect(revokeOfferLink(broker, asked)).rejects.toMatchObject({ code: "conflict" });
});

test("a new link replaces the earlier one only where it is asked to", async () => {
  const { broker, aCarrier, posting } = await aPosting();
  const { carrierId, byLink } = await aCarrier();
  const first = await byLink();
  const second = await byLink();
  expect([await statusOf(first.token), await statusOf(second.token)]).toEqual([200, 200]);
  const { url } = await createOfferLink(broker, { postingId: posting.id, carrierId, replacesEarlier: true });
  const third = url.split("/").at(-1) ?? "";
  expect(await Promise.all([first.token, second.token, third].map(statusOf))).toEqual([401, 401, 200]);
});

test("a link comes with whom to send it to, and in which language", async () => {
  const { broker, aCarrier, posting } = await aPosting();
  const { carrierId } = await aCarrier();
  const contacts = [{ name: "Marisol", phone: "+52 81 1234 5678", email: "despacho@nortena.example" }];
  const { organizationId } = broker;
  await broker.db.carrierProfile.create({ data: { organizationId, carrierId, contacts } });
  const { contact, language } = await createOfferLink(broker, { postingId: posting.id, carrierId });
  expect(contact).toEqual({ ...contacts[0], internationalPhone: "+528112345678" });
  expect(language).toBe("es-MX");
});
