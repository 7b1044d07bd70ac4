import { expect, test } from "vitest";
import * as z from "zod";
import { createApiKey } from "@/lib/api-keys/create-api-key";
import { acceptBid } from "@/lib/bidding/accept-bid";
import { counterBid } from "@/lib/bidding/negotiate-bid";
import { offeredLoad } from "@/lib/bidding/rules/offered-load";
import { coreOf, schemaAt, writablePaths } from "@/lib/core/schema-shapes";
import { addLoadNote } from "@/lib/loads/note-loads";
import { LoadDocument, LoadInput } from "@/lib/loads/schema/load";
import { aMarkedLoad, marksIn } from "@/lib/testing/a-marked-load";
import { aPosting, usd } from "@/lib/testing/a-posting";
import { aReceiver } from "@/lib/testing/a-receiver";
import { sendLink } from "@/lib/testing/a-sent-link";
import { aWorker, forgetOtherWebhooks } from "@/lib/testing/a-webhook";
import { routeOf, send } from "@/lib/testing/send";
import { saveWebhook } from "@/lib/webhooks/save-webhook";

const { load, marks } = aMarkedLoad();
const note = { path: "internal note", mark: "zqmarknote" };

/** What the table of visibility names. */
function allowed(isAccepted: boolean) {
  const document = LoadDocument.parse({ ...load, assignedCarrier: undefined });
  const shown = offeredLoad({ document, displayId: "X", miles: 1, isAccepted });
  return marksIn(JSON.stringify(shown), marks).map(({ path }) => path);
}

/** The fields that a text shows though they are not named. */
const shownBeyond = (names: readonly string[], texts: readonly string[]) =>
  marksIn(texts.join("\n"), [...marks, note]).flatMap(({ path }) => (names.includes(path) ? [] : [path]));

/** What people call the load by; the table has no line for it. */
const itsName = "externalDisplayId";
/** Of the fields that can have no mark, those that no answer to a carrier has under another meaning. */
const hiddenNames =
  /"(customerRateBasis|metadata|requestOnly|loadingMethod|driverAssistRequired|fumigation|scaleTicket|borderCrossings|isOeaCertified|carrierPreapproval)":/;

/** A load on which everything is said, its offer to a carrier, and the ways by which somebody outside learns of it. */
async function anOfferOfEverything() {
  await forgetOtherWebhooks();
  const receiver = await aReceiver();
  const posting = { instantResponse: { rejectAbove: { percentOver: 0, of: "maxBuy" } } } as const;
  const { broker, aCarrier, load: stored, posting: opened } = await aPosting({ load, posting });
  await addLoadNote(broker, { id: stored.id, text: `For us alone: ${note.mark}` });
  await saveWebhook(broker, { url: receiver.url });
  const carrier = await aCarrier();
  const { carrierId } = carrier;
  await broker.db.carrierRelationship.updateMany({ where: { carrierId }, data: { onboardingStatus: "NOT_ONBOARDED" } });
  const links = { OFFER: (await carrier.byLink()).token, ONBOARDING: (await sendLink(broker, carrierId)).token };
  const scoped = async (scope: "bids:write" | "bids:read") =>
    (await createApiKey(broker, { name: scope, scopes: [scope] })).secret;
  const keys = { board: await scoped("bids:write"), reader: await scoped("bids:read") };
  return { broker, carrierId, postingId: opened.id, links, keys, receiver };
}

const post = async (path: `/${string}`, headers: Parameters<typeof send>[1], body: object) => {
  const { status, text, json } = await send(routeOf(path).POST, headers, body);
  expect([path, status]).toEqual([path, 200]);
  return { text, json };
};

test("every text and number of a load has a mark, but for its carrier's and the time zones", () => {
  const isFree = (path: string) => {
    const core = coreOf(schemaAt(LoadInput, path) ?? z.never());
    return core instanceof z.ZodString || core instanceof z.ZodNumber;
  };
  const marked = new Set(marks.map(({ path }) => path));
  const unmarked = writablePaths(LoadInput, "").filter((path) => isFree(path) && !marked.has(path));
  expect(unmarked.filter((path) => !path.startsWith("assignedCarrier.carrier."))).toEqual([
    "stops[].location.timezone",
  ]);
});

test("of a load on which everything is said its carrier is shown what the table names, before its bid is accepted and after", async () => {
  const { broker, links } = await anOfferOfEverything();
  const [before, after]: [string[], string[]] = [[], []];
  const ask = async (texts: string[], path: `/${string}`, body: object = {}) => {
    const link = path.startsWith("/onboarding/") ? links.ONBOARDING : links.OFFER;
    const { text, json } = await post(path, { "link-token": link }, body);
    texts.push(text);
    return json.bid?.id;
  };
  await ask(before, "/offers/get");
  const refused = await ask(before, "/bids/submit", { amount: usd(80_000) });
  const bidId = await ask(before, "/bids/submit", { amount: usd(1900) });
  expect(bidId).toBe(refused);
  for (const amount of [usd(1800), usd(1850)]) {
    await counterBid(broker, { bidId, amount });
    await ask(before, "/offers/get");
    await ask(before, "/bids/reject-counter", { bidId });
  }
  await ask(before, "/onboarding/get");
  expect([shownBeyond([...allowed(false), itsName], before), before.join().match(hiddenNames)]).toEqual([[], null]);

  await acceptBid(broker, { bidId });
  for (const path of ["/offers/get", "/onboarding/get"] as const) await ask(after, path);
  expect([shownBeyond([...allowed(true), itsName], after), after.join().match(hiddenNames)]).toEqual([[], null]);
  expect(shownBeyond([...allowed(false), itsName], after)).toContain("stops[].location.facilityName");
});

test("whom a bid's events, deliveries and keys of load boards reach, they name the load by its ids alone", async () => {
  const { broker, carrierId, postingId, keys, receiver } = await anOfferOfEverything();
  const board = { "api-key": keys.board };
  const submitted = { postingId, carrier: { id: carrierId }, amount: usd(1900) };
  const placed = await post("/bids/submit", board, submitted);
  const { id: bidId } = placed.json.bid;
  await counterBid(broker, { bidId, amount: usd(1800) });
  const accepted = await post("/bids/accept-counter", board, { bidId });
  const listed = await post("/bid-events/list", { "api-key": keys.reader }, {});
  await aWorker(broker.now).at(new Date(broker.now.getTime() + 60_000));
  const types = ["bid.submitted", "bid.countered", "bid.counter_accepted"];
  expect(receiver.accepted().map(({ type }) => type)).toEqual(types);
  const texts = [placed.text, accepted.text, listed.text, ...receiver.received.map(({ body }) => body)];
  expect([shownBeyond(["externalId", itsName], texts), texts.join().match(hiddenNames)]).toEqual([[], null]);
  expect(listed.text).toContain(load.externalId);
});
