import { describe, expect, test } from "vitest";
import { acceptBid } from "@/lib/bidding/accept-bid";
import { endPosting } from "@/lib/bidding/end-posting";
import { listPostings } from "@/lib/bidding/list-postings";
import { counterBid } from "@/lib/bidding/negotiate-bid";
import { reviewRelationship } from "@/lib/carriers/review-relationship";
import { blockLoadCarrier } from "@/lib/loads/block-load-carrier";
import { aPosting, usd } from "@/lib/testing/a-posting";
import { aSentLink } from "@/lib/testing/a-sent-link";
import { routeOf, send } from "@/lib/testing/send";

const acceptCounter = routeOf("/bids/accept-counter");
const listBidsRoute = routeOf("/bids/list");
const rejectCounter = routeOf("/bids/reject-counter");
const revoke = routeOf("/bids/revoke");
const submit = routeOf("/bids/submit");
const get = routeOf("/offers/get");
const onboard = routeOf("/offers/onboard");
const getOnboarding = routeOf("/onboarding/get");

type Route = { POST: (request: Request) => Promise<Response> };
const by =
  (token: string) =>
  (route: Route, body: unknown = {}) =>
    send(route.POST, { "link-token": token }, body);

const secrets = {
  externalId: "TMS-SECRET-ID",
  externalCustomerId: "SECRET-CUSTOMER",
  externalWorkspaceId: "SECRET-WORKSPACE",
  externalOwnerCoverageUserId: "SECRET-OWNER",
  externalOwnerCoverageTeamId: "SECRET-TEAM",
  metadata: { margin: "SECRET-MARGIN" },
  maxBuy: usd(77_701),
  targetRate: usd(77_702),
};
const afterwards = {
  referenceNumbers: [{ label: "PO", value: "LATER-PO" }],
  stops: [
    {
      type: "PICKUP" as const,
      externalId: "SECRET-STOP",
      location: {
        place: { street: "LATER-STREET 1", city: "Monterrey", state: "NL", postalCode: "64000", countryCode: "MX" },
      },
      referenceNumbers: [{ label: "Appointment", value: "LATER-APPOINTMENT" }],
    },
    { type: "DELIVERY" as const, location: { place: { city: "Dallas", state: "TX", countryCode: "US" } } },
  ],
};
const load = {
  ...secrets,
  ...afterwards,
  commodities: [{ name: "Fresh berries" }],
  trailerRequirements: { allowedTypes: ["REEFER" as const] },
  borderCrossings: [{ usMxBorderCrossing: "LAREDO_INTL_BRIDGE" as const, externalId: "SECRET-CROSSING" }],
};
const hiddenFields = /SECRET|7770[12]|"(maxBuy|targetRate|externalId|metadata|externalCustomerId|coordinates)"/;

describe("a carrier finds behind its link", () => {
  test("the load without what is none of its business, and streets and numbers once its bid is accepted", async () => {
    const { broker, aCarrier } = await aPosting({ load });
    const [carrier, rival] = [await aCarrier(), await aCarrier()];
    await rival.bid(usd(1234));
    const call = by((await carrier.byLink()).token);
    const { json: offer, text } = await call(get);
    expect(text).not.toMatch(hiddenFields);
    expect(text).not.toMatch(/LATER|1234/);
    expect(offer).toMatchObject({
      organizationName: "Test Freight",
      load: {
        stops: [
          { type: "PICKUP", place: { city: "Monterrey", state: "NL", postalCode: "64000", countryCode: "MX" } },
          { place: { city: "Dallas" }, timezone: "America/Chicago" },
        ],
        usMxBorderCrossing: "LAREDO_INTL_BRIDGE",
        commodities: [{ name: "Fresh berries" }],
        trailerRequirements: { allowedTypes: ["REEFER"] },
      },
      posting: { status: "OPEN" },
      bids: [],
      meaning: { isOfferedOnboarding: false, isMailed: false },
    });
    expect(offer.load.externalDisplayId).toMatch(/^[0-9A-F]{10}$/);
    expect([offer.load.miles > 450, offer.load.miles < 700]).toEqual([true, true]);

    const placed = await call(submit, { amount: usd(1900), note: "Hoy mismo" });
    expect(placed.text).not.toMatch(hiddenFields);
    const { id: bidId } = placed.json.bid;
    expect(placed.json.bid).toMatchObject({ status: "ACTIVE", note: "Hoy mismo", actions: ["REVOKE"] });
    await counterBid(broker, { bidId, amount: usd(1800) });
    const refused = await call(rejectCounter, { bidId, amount: usd(1850) });
    expect([refused.json.bid.amount, refused.text.match(hiddenFields)]).toEqual([usd(1850), null]);

    await acceptBid(broker, { bidId });
    const after = await call(get);
    expect(after.text).not.toMatch(hiddenFields);
    expect(after.json.load.referenceNumbers).toEqual(afterwards.referenceNumbers);
    expect(after.json.load.stops[0]).toMatchObject({
      place: { street: "LATER-STREET 1" },
      referenceNumbers: [{ value: "LATER-APPOINTMENT" }],
    });
    expect(after.json.bids).toMatchObject([{ id: bidId, status: "ACCEPTED", actions: [] }]);
  });

  test("the first answer again when it repeats a move under one key, which is nobody else's", async () => {
    const { broker, aCarrier, load: known } = await aPosting();
    const [one, other] = [await aCarrier(), await aCarrier()];
    const [token, otherToken] = [(await one.byLink()).token, (await other.byLink()).token];
    const submitOnce = (linkToken: string) =>
      send(submit.POST, { "link-token": linkToken, "idempotency-key": "tap" }, { amount: usd(1900) });
    const [first, again] = [await submitOnce(token), await submitOnce(token)];
    expect([first.status, again.text, again.headers.get("idempotency-replayed")]).toEqual([200, first.text, "true"]);
    expect((await submitOnce(otherToken)).headers.get("idempotency-replayed")).toBeNull();
    const { items } = await listPostings(broker, { loadId: known.id });
    expect(items[0]?.bidCount).toBe(2);
  });

  test("what became of its bid once another one won, and still no street", async () => {
    const { broker, aCarrier } = await aPosting({ load });
    const [carrier, rival] = [await aCarrier(), await aCarrier()];
    const call = by((await carrier.byLink()).token);
    await call(submit, { amount: usd(1900) });
    await acceptBid(broker, { bidId: (await rival.bid()).id });
    const { json, text } = await call(get);
    expect(json).toMatchObject({
      posting: { status: "ENDED", endReason: "load_booked" },
      bids: [{ status: "CLOSED", reason: { code: "another_bid_accepted" }, actions: [] }],
    });
    expect(text).not.toMatch(/LATER/);
  });

  test("no more of a rule than that one answered", async () => {
    const { aCarrier } = await aPosting({
      load,
      posting: { instantResponse: { rejectAbove: { percentOver: -50, of: "maxBuy" } } },
    });
    const call = by((await (await aCarrier()).byLink()).token);
    const { json, text } = await call(submit, { amount: usd(60_000) });
    expect(json.bid).toMatchObject({ status: "REJECTED", isRejectedByRule: true, actions: ["SUBMIT"] });
    expect(json.bid.reason).toEqual({ code: "instant_response", message: "The bid was answered by a rule." });
    expect(text).not.toMatch(hiddenFields);
  });
});

describe("an offer link", () => {
  test("opens the bids of its carrier on its posting alone", async () => {
    const { aCarrier } = await aPosting();
    const [carrier, rival] = [await aCarrier(), await aCarrier()];
    const theirs = await rival.bid();
    const call = by((await carrier.byLink()).token);
    for (const [route, body] of [
      [revoke, { bidId: theirs.id }],
      [acceptCounter, { bidId: theirs.id }],
      [submit, { postingId: "post_other", amount: usd(1) }],
      [submit, { carrier: { id: rival.carrierId }, amount: usd(1) }],
    ] as const)
      expect((await call(route, body)).status).toBe(404);
    expect((await call(listBidsRoute)).status).toBe(403);
  });

  test("and an onboarding link open nothing of each other", async () => {
    const { aCarrier } = await aPosting();
    const offer = by((await (await aCarrier("NONE")).byLink()).token);
    const onboarding = by((await aSentLink()).token);
    expect([(await offer(get)).status, (await offer(getOnboarding)).status]).toEqual([200, 403]);
    expect([(await onboarding(get)).status, (await onboarding(getOnboarding)).status]).toEqual([403, 200]);
  });

  test("opens nothing any more for a carrier that is DO_NOT_DISPATCH or blocked for the load", async () => {
    const { broker, aCarrier, load: posted } = await aPosting();
    const [barred, blocked] = [await aCarrier(), await aCarrier()];
    const calls = await Promise.all([barred, blocked].map(async (it) => by((await it.byLink()).token)));
    const statuses = () => Promise.all(calls.map(async (call) => (await call(get)).status));
    expect(await statuses()).toEqual([200, 200]);
    const { id } = await broker.db.carrierRelationship.findFirstOrThrow({ where: { carrierId: barred.carrierId } });
    await reviewRelationship(broker, { id, status: "DO_NOT_DISPATCH", note: "Stolen freight." });
    await blockLoadCarrier(broker, { id: posted.id, carrierId: blocked.carrierId });
    expect(await statuses()).toEqual([401, 401]);
  });

  test("shows the broker when its carrier first looked", async () => {
    const { broker, aCarrier, load: posted } = await aPosting();
    const carrier = await aCarrier();
    const call = by((await carrier.byLink()).token);
    const offers = async () => (await listPostings(broker, { loadId: posted.id })).items[0]?.offers;
    expect(await offers()).toEqual([expect.not.objectContaining({ viewedAt: expect.anything() })]);
    await call(get);
    expect(await offers()).toMatchObject([{ carrierId: carrier.carrierId, viewedAt: expect.any(String) }]);
  });

  test.each([
    ["NONE", true],
    ["ACTIVE", false],
  ] as const)("of a carrier that is %s offers onboarding: %s", async (status, isOffered) => {
    const { broker, aCarrier, posting } = await aPosting();
    const call = by((await (await aCarrier(status)).byLink()).token);
    expect((await call(get)).json.meaning).toMatchObject({ isOfferedOnboarding: isOffered });
    const { status: answered, json } = await call(onboard);
    expect(answered).toBe(isOffered ? 200 : 409);
    if (isOffered) {
      const token = new URL(json.url).pathname.split("/").at(-1) ?? "";
      expect((await by(token)(getOnboarding)).status).toBe(200);
    }
    await endPosting(broker, { postingId: posting.id });
    expect((await call(submit, { amount: usd(1) })).json.message).toContain("ENDED");
  });
});
