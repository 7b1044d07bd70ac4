import { expect, test } from "vitest";
import { acceptBid } from "@/lib/bidding/accept-bid";
import { aCallingTms } from "@/lib/testing/a-calling-tms";
import { aPosting } from "@/lib/testing/a-posting";

async function anOffer() {
  const { ctx: broker, post } = await aCallingTms();
  const { posting, aCarrier, load } = await aPosting({ brokerage: { broker, tms: broker } });
  return { broker, post, posting, aCarrier, load };
}

test("a posting is offered to the carrier with a number", async () => {
  const { post, posting, aCarrier } = await anOffer();
  const { carrierId, dotNumber } = await aCarrier();
  const { json } = await post("/postings/offer-link", { postingId: posting.id, carrier: { dotNumber } });
  expect(json.url).toMatch(/\/offers\//);
  const { items } = (await post("/postings/list", {})).json;
  expect(items).toMatchObject([{ offers: [{ carrierId }] }]);
});

test("bids and the selections they led to are listed by their carrier's number", async () => {
  const { broker, post, aCarrier, load } = await anOffer();
  const [one, other] = [await aCarrier(), await aCarrier()];
  const [bid] = [await one.bid(), await other.bid()];
  const carrier = { mcNumber: one.mcNumber };
  expect((await post("/bids/list", { carrier })).json.items).toMatchObject([{ id: bid.id }]);
  await acceptBid(broker, { bidId: bid.id });
  expect((await post("/carrier-selections/list", { carrier })).json.items).toMatchObject([
    { record: { load: { id: load.id } } },
  ]);
  expect((await post("/carrier-selections/list", { carrier: { mcNumber: other.mcNumber } })).json.items).toEqual([]);
});

test("a number that nobody has, and those of several carriers, offer nothing and list nothing", async () => {
  const { post, posting, aCarrier } = await anOffer();
  const [one, other] = [await aCarrier(), await aCarrier()];
  const [unknown, several] = [{ dotNumber: "99999999" }, { dotNumber: one.dotNumber, mcNumber: other.mcNumber }];
  const ask = [
    ["/postings/offer-link", { postingId: posting.id }],
    ["/bids/list", {}],
    ["/carrier-selections/list", {}],
  ] as const;
  for (const [path, request] of ask) {
    expect(await post(path, { ...request, carrier: unknown })).toMatchObject({
      status: 404,
      json: { code: "not_found", reason: "unknown_numbers" },
    });
    expect(await post(path, { ...request, carrier: several })).toMatchObject({
      status: 409,
      json: { code: "conflict", reason: "different_carriers" },
    });
  }
  const neither = await post("/postings/offer-link", { postingId: posting.id });
  expect([neither.status, neither.json.issues]).toMatchObject([422, [{ path: "carrierId", code: "required" }]]);
});
