import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recommendCrossingsEndpoint } from "@/lib/border-crossings/contract";
import { readOwnHistory } from "@/lib/border-crossings/store";
import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";
import { anOrganization } from "@/lib/testing/an-organization";
import { problemsOfAnswer, problemsOfRequest } from "@/lib/testing/openapi-answers";
import { routeOf, send } from "@/lib/testing/send";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

const { POST } = routeOf("/border-crossings/recommendations");

const path = recommendCrossingsEndpoint.path;

async function aCaller() {
  const { ctx, anApiKey } = await anOrganization();
  const headers = { "api-key": await anApiKey(["border-crossings:read"]) };
  const ask = async (requests: unknown, more: object = {}) => {
    const answer = await send(POST, headers, { requests, ...more });
    expect(problemsOfAnswer(path, answer.status, answer.json)).toEqual([]);
    return answer;
  };
  return { ctx, ask };
}

const stop = (address: string, type = "PICKUP") => ({
  type,
  placeDetails: { place: { type: "ADDRESS_STRING", address } },
});
const route = (from: string, to: string, trailer?: string) => ({
  stops: [stop(from), stop(to, "DELIVERY")],
  ...(trailer && { trailerRequirements: { allowedTypes: [trailer] } }),
});
const monterreyDallas = route("Monterrey, NL, Mexico", "Dallas, TX", "DRY_VAN");

/** The one result of a request with one item. */
async function resultOf(item: unknown) {
  const { ask } = await aCaller();
  const { status, json } = await ask([item]);
  expect(status).toBe(200);
  return json.results[0];
}

describe("the request", () => {
  test.each([[undefined], [[]], ["Dallas"], [{}], [Array.from({ length: 51 }, () => monterreyDallas)]])(
    "is refused as a whole when it has not 1 to 50 items: %#",
    async (requests) => {
      const { ask } = await aCaller();
      expect(await ask(requests)).toMatchObject({ status: 422, json: { code: "invalid_request" } });
    },
  );

  test("has an answer for each item in its order, each on its own", async () => {
    const { ask } = await aCaller();
    const { json } = await ask([
      monterreyDallas,
      route("Dallas, TX", "Chicago, IL"),
      "nonsense",
      null,
      { stops: "nonsense" },
      route("Dallas, TX", "Monterrey, NL"),
    ]);
    const outcomes = json.results.map(
      ({ type, error }: { type: string; error?: { code: string } }) => error?.code ?? type,
    );
    expect(outcomes).toEqual(["DATA", "NOT_US_MX_CROSSING", "INVALID_ITEM", "INVALID_ITEM", "INVALID_ITEM", "DATA"]);
  });

  test("of fifty items is answered in order", async () => {
    const { ask } = await aCaller();
    const towns = ["Laredo, TX", "Dallas, TX", "Chicago, IL", "Phoenix, AZ", "Atlanta, GA"];
    const items = Array.from({ length: 50 }, (_, index) => route("Monterrey, NL", towns[index % 5] ?? ""));
    const { json } = await ask(items);
    expect(json.results).toHaveLength(50);
    expect(json.results.map((it: { stops: unknown[] }) => it.stops[1])).toMatchObject(
      items.map(({ stops }) => stops[1] ?? {}),
    );
  });

  test("is described to callers as it is answered", () => {
    for (const { request } of recommendCrossingsEndpoint.examples) expect(problemsOfRequest(path, request)).toEqual([]);
    expect(problemsOfRequest(path, { requests: [{ stops: 4 }] })).not.toEqual([]);
  });
});

describe("a route", () => {
  test("is echoed with coordinates and the crossings trucks take, best first", async () => {
    const [example] = recommendCrossingsEndpoint.examples;
    const { ask } = await aCaller();
    expect((await ask(example?.request.requests)).json).toEqual(example?.response);
  });

  test("with a place nobody knows says which stop", async () => {
    expect(await resultOf(route("TBD", "Dallas, TX"))).toMatchObject({
      error: { code: "LOCATION_NOT_FOUND", details: { stopIndex: 0 } },
    });
  });

  test("with a place that may be two is not guessed at", async () => {
    expect(await resultOf(route("Monterrey, NL", "Springfield"))).toMatchObject({
      error: {
        code: "LOCATION_AMBIGUOUS",
        details: { stopIndex: 1, candidate: { city: "Springfield" }, runnerUp: { city: "Springfield" } },
      },
    });
  });

  test("of whose place a point says which is meant says what contradicts it", async () => {
    const place = { type: "ADDRESS", city: "Houston", state: "TX", postalCode: "60601" };
    const from = { type: "PICKUP", placeDetails: { place, coordinates: { latitude: 29.76, longitude: -95.37 } } };
    expect(await resultOf({ stops: [from, stop("Monterrey, NL")] })).toMatchObject({
      type: "DATA",
      warnings: [{ path: "stops[0].placeDetails.place", reason: "postal_code_and_state" }],
    });
  });

  test.each([
    [{ stops: [] }, "INVALID_STOPS", "too_few_places"],
    [{ stops: [stop("Dallas, TX")] }, "INVALID_STOPS", "too_few_places"],
    [
      { stops: [stop("Monterrey, NL"), { type: "BORDER_CROSSING", usMxBorderCrossing: "DEL_RIO_INTL_BRIDGE" }] },
      "INVALID_STOPS",
      "too_few_places",
    ],
    [{ stops: [stop("Dallas, TX"), { type: "DELIVERY" }] }, "INVALID_STOPS", "no_place"],
    [{ ...monterreyDallas, trailerRequirements: { allowedTypes: ["TANKER"] } }, "UNSUPPORTED_TRAILER"],
    [{ ...monterreyDallas, trailerRequirements: { allowedTypes: "DRY_VAN" } }, "INVALID_ITEM"],
    [{ stops: [stop("Dallas, TX", "LUNCH"), stop("Monterrey, NL")] }, "INVALID_ITEM"],
    [{}, "INVALID_ITEM"],
  ])("%j is %s %s", async (item, code, reason?: string) => {
    const { error } = await resultOf(item);
    expect([error.code, error.reason]).toEqual([code, reason]);
  });

  test("with several faults has them all listed", async () => {
    const { error } = await resultOf({
      stops: [{ type: "LUNCH" }, { type: "PICKUP", placeDetails: { place: { type: "CITY" } } }],
    });
    expect(error.details.issues.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)).toEqual([
      "stops[0].type invalid_value",
      "stops[1].placeDetails.place.city required",
    ]);
  });

  test("uses coordinates that are sent, whatever the address", async () => {
    const coordinates = { latitude: 32.5, longitude: -117.02 };
    const sent = {
      type: "PICKUP",
      placeDetails: { place: { type: "ADDRESS_STRING", address: "our yard" }, coordinates },
    };
    const result = await resultOf({ stops: [sent, stop("Los Angeles, CA")] });
    expect(result.stops[0]).toEqual(sent);
    expect(result.recommendedBorderCrossings).toEqual(["OTAY_MESA_PORT_OF_ENTRY"]);
  });

  test("keeps a border crossing among its stops as it is and does not use it", async () => {
    const bridge = { type: "BORDER_CROSSING", usMxBorderCrossing: "TECATE_PORT_OF_ENTRY" };
    const { stops } = monterreyDallas;
    const result = await resultOf({ stops: [stops[0], bridge, stops[1]] });
    expect(result.stops[1]).toEqual(bridge);
    expect(result.recommendedBorderCrossings[0]).toBe("LAREDO_INTL_BRIDGE");
  });

  test("of several legs is decided by the first that crosses, whatever the types of its stops", async () => {
    const legs = ["Chicago, IL", "San Diego, CA", "Tijuana, BC", "Hermosillo, Son.", "Phoenix, AZ"];
    const result = await resultOf({ stops: legs.map((address) => stop(address)) });
    expect(result.recommendedBorderCrossings).toEqual(["OTAY_MESA_PORT_OF_ENTRY"]);
  });

  test("from Canada crosses too", async () => {
    expect((await resultOf(route("Toronto, ON", "Querétaro, Qro."))).recommendedBorderCrossings[0]).toBe(
      "LAREDO_INTL_BRIDGE",
    );
  });

  test("with an unset value is read without it", async () => {
    const item = { ...monterreyDallas, trailerRequirements: null };
    const result = await resultOf(item);
    expect([result.type, result.trailerRequirements]).toEqual(["DATA", undefined]);
  });
});

describe("the organization's own loads", () => {
  const habit = ({ db, organizationId, now: usedAt }: Context, usMxBorderCrossing: UsMxBorderCrossing, loads: number) =>
    db.crossingUse.createMany({
      data: Array.from({ length: loads }, () => ({
        organizationId,
        loadId: newId("load"),
        originMarket: "MTY",
        destinationMarket: "DAL",
        usMxBorderCrossing,
        usedAt,
      })),
    });

  test("move the answer for their own lane and for no one else", async () => {
    const { ctx, ask } = await aCaller();
    const { json: before } = await ask([monterreyDallas]);
    await habit(ctx, "PHARR_REYNOSA_INTL_BRIDGE", 40);
    const { json } = await ask([monterreyDallas, route("Dallas, TX", "Monterrey, NL")]);
    expect(json.results[0].recommendedBorderCrossings[0]).toBe("PHARR_REYNOSA_INTL_BRIDGE");
    expect(json.results[1].recommendedBorderCrossings).toEqual(before.results[0].recommendedBorderCrossings);
    expect(await resultOf(monterreyDallas)).toEqual(before.results[0]);
  });

  test("count with the newest two hundred of a lane", async () => {
    const { ctx } = await aCaller();
    await habit(ctx, "LAREDO_INTL_BRIDGE", 150);
    await habit({ ...ctx, now: new Date(ctx.now.getTime() - 1000) }, "DEL_RIO_INTL_BRIDGE", 100);
    const own = (await readOwnHistory(ctx, [["MTY", "DAL"]])).get("MTY DAL");
    expect(Object.fromEntries(own ?? [])).toEqual({
      LAREDO_INTL_BRIDGE: 150,
      DEL_RIO_INTL_BRIDGE: 50,
    });
  });
});

test("whatever is sent, an item has a result and never an error of ours", async () => {
  const { ask } = await aCaller();
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom("Monterrey, NL", "Dallas, TX", ""),
  );
  const place = fc.oneof(fc.record({ type: fc.constant("ADDRESS_STRING"), address: text }), fc.anything());
  const item = fc.oneof(
    fc.record({ stops: fc.array(fc.record({ type: fc.constant("PICKUP"), placeDetails: fc.record({ place }) })) }),
    fc.json().map((json) => JSON.parse(json)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 50 }), async (requests) => {
      const { status, json } = await ask(requests);
      expect([status, json.results?.length]).toEqual([200, requests.length]);
    }),
    { numRuns: 40 },
  );
});

test("hazardous freight is not sent over a bridge that is reported to bar it", async () => {
  const { ask } = await aCaller();
  const listed = async (more: object) =>
    (await ask([monterreyDallas], more)).json.results[0].recommendedBorderCrossings;
  expect(await listed({})).toContain("LAREDO_INTL_BRIDGE");
  expect(await listed({ isHazmat: true })).not.toContain("LAREDO_INTL_BRIDGE");
  expect((await listed({ isHazmat: true }))[0]).toBe("LAREDO_COLOMBIA_SOLIDARITY_BRIDGE");
});
