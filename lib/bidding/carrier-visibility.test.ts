import { expect, test } from "vitest";
import { acceptBid } from "@/lib/bidding/accept-bid";
import { offeredLoad } from "@/lib/bidding/rules/offered-load";
import { isJsonObject } from "@/lib/core/json";
import { LoadDocument } from "@/lib/loads/schema/load";
import { aPosting, eventsOf, usd } from "@/lib/testing/a-posting";
import { aSentLink } from "@/lib/testing/a-sent-link";
import { routeOf, send } from "@/lib/testing/send";
import { demoFullLoad } from "@/prisma/seed/demo-full-load";

// An event names the load by its ids, for the TMS that reads it.
const {
  assignedCarrier: _itself,
  externalId: _own,
  externalDisplayId: _name,
  ...full
} = demoFullLoad({
  pickupStart: "2026-11-23T14:00:00.000Z",
  pickupEnd: "2026-11-23T16:00:00.000Z",
  deliveryStart: "2026-11-25T14:00:00.000Z",
  deliveryEnd: "2026-11-25T16:00:00.000Z",
});
const load = { ...full, status: "AVAILABLE" as const };

/** Every text and every larger number in it, but for words of lists. */
const wordsOf = (value: unknown): string[] => {
  if (typeof value === "number") return value >= 10_000 ? [String(value)] : [];
  if (typeof value === "string") return /^[A-Z0-9_]+$|^.{0,3}$/.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  return isJsonObject(value) ? Object.values(value).flatMap(wordsOf) : [];
};

/** What a load says that the table of visibility does not name. */
function hiddenWords(isAccepted: boolean) {
  const shown = offeredLoad({ document: LoadDocument.parse(load), displayId: "X", miles: 1, isAccepted });
  const known = JSON.stringify(shown);
  return [...new Set(wordsOf(load))].filter((word) => !known.includes(word));
}

const leakedIn = (text: string, isAccepted: boolean) => hiddenWords(isAccepted).filter((word) => text.includes(word));
const hiddenFields = /"(customerRate|customerName|billTo|paymentTerms|respondBy|arrivedAt|departedAt|distance)":/;

test("the table of what a carrier sees holds for every answer to a carrier, and for the events and webhooks of its bid", async () => {
  const { broker, aCarrier } = await aPosting({ load });
  const { token } = await (await aCarrier()).byLink();
  const onboarding = (await aSentLink({ broker })).token;
  const ask = async (path: `/${string}`, body: object = {}, linkToken = token) => {
    const { status, text } = await send(routeOf(path).POST, { "link-token": linkToken }, body);
    expect([path, status]).toEqual([path, 200]);
    return text;
  };
  expect(hiddenWords(true)).toEqual(expect.arrayContaining([full.customerName, full.billTo?.name]));
  expect(hiddenWords(false)).toContain("Planta Huinalá");

  const before = [await ask("/offers/get"), await ask("/bids/submit", { amount: usd(1900) })];
  before.push(await ask("/onboarding/get", {}, onboarding), JSON.stringify(await eventsOf(broker)));
  for (const text of before) expect([leakedIn(text, false), text.match(hiddenFields)]).toEqual([[], null]);

  const [{ bidId } = { bidId: "" }] = (await eventsOf(broker)).map(({ data }) => ({ bidId: data.bid.id }));
  await acceptBid(broker, { bidId });
  const after = [await ask("/offers/get"), await ask("/onboarding/get", {}, onboarding)];
  for (const text of [...after, JSON.stringify(await eventsOf(broker))])
    expect([leakedIn(text, true), text.match(hiddenFields)]).toEqual([[], null]);
  expect(leakedIn(after.join(""), false)).toContain("Planta Huinalá");
});
