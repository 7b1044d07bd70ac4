import { beforeAll, expect, test } from "vitest";
import * as events from "@/app/api/bid-events/list/route";
import * as accept from "@/app/api/bids/accept/route";
import * as acceptCounter from "@/app/api/bids/accept-counter/route";
import * as counter from "@/app/api/bids/counter/route";
import * as list from "@/app/api/bids/list/route";
import * as reject from "@/app/api/bids/reject/route";
import * as rejectCounter from "@/app/api/bids/reject-counter/route";
import * as times from "@/app/api/bids/response-times/route";
import * as revoke from "@/app/api/bids/revoke/route";
import * as revokeCounter from "@/app/api/bids/revoke-counter/route";
import * as submit from "@/app/api/bids/submit/route";
import * as dryRun from "@/app/api/instant-response/dry-run/route";
import * as end from "@/app/api/postings/end/route";
import * as postings from "@/app/api/postings/list/route";
import * as offerLink from "@/app/api/postings/offer-link/route";
import * as open from "@/app/api/postings/open/route";
import { aPosting, eventsOf, usd } from "@/lib/testing/a-posting";
import { anOrganization } from "@/lib/testing/an-organization";
import { send } from "@/lib/testing/send";

type Route = { POST: (request: Request) => Promise<Response> };

let theirs: Awaited<ReturnType<typeof aPosting>>;
let [carrierId, key] = ["", ""];
const unknown = { load: "load_x", externalId: "TMS-X", posting: "post_x", bid: "bid_x", event: "evt_x" };
const foreign = { ...unknown };
beforeAll(async () => {
  theirs = await aPosting();
  const carrier = await theirs.aCarrier();
  carrierId = carrier.carrierId;
  const bid = await carrier.bid();
  const [event] = await eventsOf(theirs.broker);
  const { load, posting } = theirs;
  const ids = { load: load.id, externalId: load.externalId, posting: posting.id, bid: bid.id, event: event?.id };
  Object.assign(foreign, ids);
  key = await (await anOrganization()).anApiKey();
});

const ask = ({ POST }: Route, body: unknown) => send(POST, { "api-key": key }, body);

test.each<[string, Route, (ids: typeof foreign) => object]>([
  ["a load to post", open, ({ load }) => ({ id: load })],
  ["a load to post, by its TMS's id", open, ({ externalId }) => ({ externalId })],
  ["a posting to end", end, ({ posting }) => ({ postingId: posting })],
  ["a posting to offer", offerLink, ({ posting }) => ({ postingId: posting, carrierId })],
  [
    "a posting to bid on",
    submit,
    ({ posting }) => ({ postingId: posting, carrier: { id: carrierId }, amount: usd(1) }),
  ],
  ["a bid to accept", accept, ({ bid }) => ({ bidId: bid })],
  ["a bid to reject", reject, ({ bid }) => ({ bidId: bid })],
  ["a bid to counter", counter, ({ bid }) => ({ bidId: bid, amount: usd(1) })],
  ["a bid to withdraw", revoke, ({ bid }) => ({ bidId: bid })],
  ["a counter to take back", revokeCounter, ({ bid }) => ({ bidId: bid })],
  ["a counter to accept", acceptCounter, ({ bid }) => ({ bidId: bid })],
  ["a counter to reject", rejectCounter, ({ bid }) => ({ bidId: bid })],
  ["an event to begin after", events, ({ event }) => ({ after: event })],
])("%s of another organization is as if it did not exist", async (_what, route, naming) => {
  const before = await eventsOf(theirs.broker);
  const [ofOthers, ofNobody] = [await ask(route, naming(foreign)), await ask(route, naming(unknown))];
  const shown = ({ status, json: { requestId: _request, ...body } }: typeof ofOthers) => [status, body];
  expect(shown(ofOthers)).toEqual(shown(ofNobody));
  expect(ofOthers.status).toBe(404);
  expect(await eventsOf(theirs.broker)).toEqual(before);
});

test("lists and reports show nothing of another organization, whatever is asked for", async () => {
  const { load, posting } = theirs;
  const filters = [{}, { loadId: load.id }, { postingId: posting.id }, { carrierId }, { bidId: foreign.bid }];
  for (const filter of filters) {
    for (const route of [list, postings, events]) expect((await ask(route, filter)).json.items).toEqual([]);
  }
  expect((await ask(dryRun, { instantResponse: {} })).json.bids).toBe(0);
  expect((await ask(times, {})).json).toMatchObject({ answered: 0, unanswered: 0, byDay: [] });
});
