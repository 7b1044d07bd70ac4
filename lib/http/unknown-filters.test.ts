import { describe, expect, test } from "vitest";
import { acceptBid } from "@/lib/bidding/accept-bid";
import { listBids } from "@/lib/bidding/list-bids";
import { listPostings } from "@/lib/bidding/list-postings";
import { listBidEvents } from "@/lib/bidding/read-bid-events";
import { listCarrierSelections } from "@/lib/carrier-selection/list-carrier-selections";
import { unknownFieldsOf } from "@/lib/core/endpoint";
import { listLoads } from "@/lib/loads/list-loads";
import { endpoints } from "@/lib/operations";
import { aPosting } from "@/lib/testing/a-posting";
import { aNewKey, sync } from "@/lib/testing/a-sync";
import { anOrganization } from "@/lib/testing/an-organization";
import { routeOf, send } from "@/lib/testing/send";

describe("a list or a lookup", () => {
  const ask = async (path: `/${string}`, request: object) => {
    const { anApiKey } = await anOrganization();
    return send(routeOf(path).POST, { "api-key": await anApiKey() }, request);
  };

  test.each<[`/${string}`, object, string, string[] | undefined]>([
    ["/loads/list", { statuses: ["BOOKED"] }, "statuses", ["status"]],
    ["/loads/list", { customerId: "C-1" }, "customerId", ["externalCustomerId"]],
    ["/loads/get", { externalId: "L-1", verbose: true }, "verbose", undefined],
    ["/bids/list", { postingID: "post_1" }, "postingID", ["postingId"]],
    ["/carriers/search", { q: "Norteña" }, "q", ["query"]],
    ["/rates/history", { requests: [{}], curency: "MXN" }, "curency", ["currency"]],
  ])("refuses a filter that it does not know: %s %j", async (path, request, at, didYouMean) => {
    const { status, json } = await ask(path, request);
    expect([status, json.issues]).toEqual([422, [expect.objectContaining({ path: at, code: "unknown_filter" })]]);
    expect(json.issues[0].didYouMean).toEqual(didYouMean);
    expect(json.issues[0].message).not.toContain("stored");
  });

  test("names a field that it does not know in an item, and answers the others", async () => {
    const stops = ["Monterrey, NL", "Dallas, TX"].map((address, index) => ({
      type: index === 0 ? "PU" : "SO",
      placeDetails: { place: { type: "ADDRESS_STRING", address } },
    }));
    const requests = [{ stops, trailerRequirements: { allowedTypes: ["DRY_VAN_53"] }, hazmatt: true }];
    const { status, json } = await ask("/border-crossings/recommendations", { requests });
    expect([status, json.results[0].type]).toEqual([200, "DATA"]);
    expect(json.results[0].trailerRequirements).toEqual({ allowedTypes: ["DRY_VAN"] });
    expect(json.warnings.map(({ code, path }: { code: string; path: string }) => `${code} ${path}`).toSorted()).toEqual(
      [
        "alias_read requests[0].stops[0].type",
        "alias_read requests[0].stops[1].type",
        "alias_read requests[0].trailerRequirements.allowedTypes[0]",
        "unknown_field requests[0].hazmatt",
      ],
    );
    expect(JSON.stringify(json.warnings)).not.toContain("stored");
  });

  test("is every operation that only reads", () => {
    const refusing = endpoints.filter((endpoint) => unknownFieldsOf(endpoint) === "refused").map(({ path }) => path);
    const lists = endpoints.filter(({ request }) => "cursor" in request.shape).map(({ path }) => path);
    expect(refusing).toEqual(expect.arrayContaining(lists));
    const storing = endpoints.filter((endpoint) => endpoint.writes && !endpoint.meter).map(({ path }) => path);
    expect(refusing.filter((path) => storing.includes(path))).toEqual([]);
  });
});

test("every list of things that belong to loads takes both ids of the load", async () => {
  const first = await aPosting();
  const { broker, tms, load } = first;
  const second = await aPosting({ brokerage: { broker, tms } });
  const bid = await (await first.aCarrier()).bid();
  await (await second.aCarrier()).bid();
  await acceptBid(broker, { bidId: bid.id });
  const lists = [listPostings, listBids, listBidEvents, listCarrierSelections];
  const loadsOf = async (list: (typeof lists)[number], wanted: { id?: string; externalId?: string }) =>
    new Set(JSON.stringify((await list(broker, wanted)).items).match(/load_[\w-]+/g) ?? []);
  for (const list of lists) {
    const named = [{ id: load.id }, { externalId: load.externalId }, { id: load.id, externalId: load.externalId }];
    for (const wanted of named) expect([...(await loadsOf(list, wanted))]).toContain(load.id);
    for (const wanted of named) expect([...(await loadsOf(list, wanted))]).not.toContain(second.load.id);
    const others = [aNewKey(), { id: second.load.id, externalId: load.externalId }];
    for (const wanted of others) expect(await list(broker, wanted)).toEqual({ items: [], nextCursor: null });
  }
});

test("the list of loads takes both ids of a load", async () => {
  const { broker, tms, load } = await aPosting();
  await sync(tms, aNewKey());
  for (const wanted of [{ id: load.id }, { externalId: load.externalId }]) {
    expect((await listLoads(broker, wanted)).items.map(({ id }) => id)).toEqual([load.id]);
  }
  expect((await listLoads(broker, aNewKey())).items).toEqual([]);
});
