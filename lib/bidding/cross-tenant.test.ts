import { beforeAll, expect, test } from "vitest";
import { aPosting, eventsOf, usd } from "@/lib/testing/a-posting";
import { anOrganization } from "@/lib/testing/an-organization";
import { routeOf, send } from "@/lib/testing/send";

const events = routeOf("/bid-events/list");
const accept = routeOf("/bids/accept");
const acceptCounter = routeOf("/bids/accept-counter");
const counter = routeOf("/bids/counter");
const list = routeOf("/bids/list");
const reject = routeOf("/bids/reject");
const rejectCounter = routeOf("/bids/reject-counter");
const times = routeOf("/bids/response-times");
const revoke = routeOf("/bids/revoke");
const revokeCounter = routeOf("/bids/revoke-counter");
const submit = routeOf("/bids/submit");
const dryRun = routeOf("/instant-response/dry-run");
const end = routeOf("/postings/end");
const postings = routeOf("/postings/list");
const offerLink = routeOf("/postings/offer-link");
const open = routeOf("/postings/open");
const revokeLink = routeOf("/postings/revoke-offer-link");

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
  ["a posting to revoke a link of", revokeLink, ({ posting }) => ({ postingId: posting, carrierId })],
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
    for (const route of [list, postings, events]) {
      const { status, json } = await ask(route, filter);
      // A filter that a list does not have is refused.
      if (status === 422) expect(json.issues).toMatchObject([{ code: "unknown_filter" }]);
      else expect(json.items).toEqual([]);
    }
  }
  expect((await ask(dryRun, { instantResponse: {} })).json.bids).toBe(0);
  expect((await ask(times, {})).json).toMatchObject({ answered: 0, unanswered: 0, byDay: [] });
});
