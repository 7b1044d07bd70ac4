import { describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/server/db";
import { aPaidLane } from "@/lib/testing/a-paid-lane";
import { aRateAsker, codeOf, dallas, monterrey, northbound, over, stop, unpaid } from "@/lib/testing/a-rate-asker";
import { aSignedInUser } from "@/lib/testing/a-signed-in-user";
import { problemsOfRequest } from "@/lib/testing/openapi-answers";
import { routeOf, send } from "@/lib/testing/send";

const { POST: lookUp } = routeOf("/rates/history");

describe("lanes of one call", () => {
  test.each([
    ["LOCATION_NOT_FOUND", { stops: [stop("qqqq zzzz"), dallas] }],
    ["LOCATION_AMBIGUOUS", { stops: [stop("Springfield"), dallas] }],
    ["LOCATION_AMBIGUOUS", { stops: [stop("Houston, TX 60601"), dallas] }],
    ["INVALID_STOPS", { stops: [monterrey] }, "too_few_places"],
    ["INVALID_STOPS", { stops: [] }, "too_few_places"],
    ["INVALID_STOPS", { stops: [monterrey, monterrey] }, "same_places"],
    ["INVALID_STOPS", { stops: [{ type: "PICKUP" }, dallas] }, "no_place"],
    ["UNSUPPORTED_TRAILER", { ...northbound, trailerRequirements: { allowedTypes: ["TANKER"] } }],
    ["INSUFFICIENT_DATA", unpaid],
    ["INVALID_ITEM", "nonsense"],
    ["INVALID_ITEM", null],
    ["INVALID_ITEM", 42],
    ["INVALID_ITEM", {}],
    ["INVALID_ITEM", { stops: "Monterrey to Dallas" }],
    ["INVALID_ITEM", { stops: [monterrey, dallas], routeMiles: "624" }],
    ["INVALID_ITEM", { stops: [monterrey, dallas], routeMiles: -1 }],
    ["INVALID_ITEM", { stops: [monterrey, dallas], routeMiles: 0 }],
    ["INVALID_ITEM", { stops: [monterrey, over("NO_BRIDGE"), dallas] }],
  ])("fail on their own: %s for %j", async (code, faulty, reason?: string) => {
    const { ctx, look } = await aRateAsker();
    await aPaidLane(ctx);
    const results = await look([northbound, faulty, northbound]);
    expect(results.map(codeOf)).toEqual(["DATA", code, "DATA"]);
    expect(results[1]).toEqual({
      type: "ERROR",
      id: expect.stringMatching(/^rate_/),
      error: {
        ...{ code, message: expect.any(String), ...(reason && { reason }) },
        ...(results[1].error.details && { details: expect.any(Object) }),
      },
    });
  });

  test("say what helps: the place and its runner-up, or each issue of an item", async () => {
    const { look } = await aRateAsker();
    const [ambiguous, invalid] = await look([
      { stops: [monterrey, stop("Springfield")] },
      { stops: [{ type: "LUNCH" }, dallas], routeMiles: "far" },
    ]);
    expect(ambiguous.error.details).toMatchObject({ stopIndex: 1, candidate: { city: "Springfield" } });
    expect(invalid.error.details.issues).toMatchObject([
      { path: "stops[0].type", code: "invalid_value", accepted: ["PICKUP", "DELIVERY", "BORDER_CROSSING"] },
      { path: "routeMiles", code: "invalid_type" },
    ]);
  });

  test("say what contradicts itself of a place that a point decides", async () => {
    const { ctx, look } = await aRateAsker();
    await aPaidLane(ctx);
    const place = { type: "ADDRESS", city: "Monterrey", state: "NL", postalCode: "44100", countryCode: "MX" };
    const from = { type: "PICKUP", placeDetails: { place, coordinates: { latitude: 25.67, longitude: -100.31 } } };
    const results = await look([{ ...northbound, stops: [from, dallas] }, northbound]);
    expect(results.map(codeOf)).toEqual(["DATA", "DATA"]);
    expect(results[0].warnings).toMatchObject([{ code: "place_contradicts", reason: "postal_code_and_state" }]);
    expect(results[1]).not.toHaveProperty("warnings");
  });

  test("are answered in their order, one result each, each with an id of its own", async () => {
    const { ctx, look } = await aRateAsker();
    await aPaidLane(ctx);
    const requests = Array.from({ length: 64 }, (_, index) => (index % 3 ? northbound : unpaid));
    const results = await look(requests);
    expect(results.map(codeOf)).toEqual(requests.map((_, index) => (index % 3 ? "DATA" : "INSUFFICIENT_DATA")));
    expect(new Set(results.map(({ id }: { id: string }) => id)).size).toBe(64);
  });

  test.each(["EUR", "usd", "US", "DÓLAR"])("all have UNSUPPORTED_CURRENCY for %s", async (currency) => {
    const { look } = await aRateAsker();
    const results = await look([northbound, { stops: [] }, "nonsense"], currency);
    expect(results.map(codeOf)).toEqual(results.map(() => "UNSUPPORTED_CURRENCY"));
    expect(results).toHaveLength(3);
    for (const { id } of results) expect(id).toMatch(/^rate_/);
  });
});

describe("a call", () => {
  test.each([
    [{}, { path: "requests", code: "required" }],
    [{ requests: null }, { path: "requests", code: "required" }],
    [{ requests: "all" }, { path: "requests", code: "invalid_type" }],
    [{ requests: [] }, { path: "requests", code: "too_few_items" }],
    [{ requests: Array.from({ length: 65 }, () => northbound) }, { path: "requests", code: "too_many_items" }],
    [
      { requests: [northbound], currency: 5 },
      { path: "currency", code: "invalid_type" },
    ],
  ])(
    "is refused as a whole for its envelope alone, and is then recorded as refused and not billed: %j",
    async (request, issue) => {
      const { ask, organizationId } = await aRateAsker();
      expect(await ask(request)).toMatchObject({ status: 422, json: { code: "invalid_request", issues: [issue] } });
      const records = await db.usageRecord.findMany({ where: { organizationId } });
      expect(records).toMatchObject([{ refusedCode: "invalid_request", billableItems: 0 }]);
    },
  );

  test("may leave out the alternates, and its answer is then a fraction as large", async () => {
    const { ctx, ask } = await aRateAsker();
    await aPaidLane(ctx);
    for (const usMxBorderCrossing of ["LAREDO_COLOMBIA_SOLIDARITY_BRIDGE", "PHARR_REYNOSA_INTL_BRIDGE"] as const)
      await aPaidLane(ctx, { usMxBorderCrossing });
    await aPaidLane(ctx, { trailerCategory: "REEFER" });
    const lane = { ...northbound, trailerRequirements: { allowedTypes: ["DRY_VAN", "REEFER"] } };
    const requests = Array.from({ length: 64 }, () => lane);
    const [full, short] = [await ask({ requests }), await ask({ requests, includeAlternates: false })];
    expect(full.json.results[0].alternateRateHistories.length).toBeGreaterThan(1);
    for (const [at, result] of short.json.results.entries()) {
      expect(result).toEqual({ ...full.json.results[at], id: result.id, alternateRateHistories: [] });
    }
    expect(full.text.length).toBeGreaterThan(1_200_000);
    expect(short.text.length).toBeLessThan(full.text.length / 2.5);
  });

  test("is metered once, lanes with an answer are billable, and its answers are kept with it", async () => {
    const { ctx, ask, organizationId } = await aRateAsker();
    await aPaidLane(ctx);
    const { headers } = await ask({ requests: [northbound, unpaid, 42] });
    const [record, ...more] = await db.usageRecord.findMany({ where: { organizationId } });
    expect(more).toEqual([]);
    expect(record).toMatchObject({
      requestId: headers.get("x-request-id"),
      operationId: "lookUpRateHistory",
      items: 3,
      billableItems: 1,
      itemOutcomes: [
        { outcome: "DATA" },
        { outcome: "ERROR", code: "INSUFFICIENT_DATA" },
        { outcome: "ERROR", code: "INVALID_ITEM" },
      ],
    });
    expect(await db.rateAnswer.count({ where: { organizationId } })).toBe(3);
  });

  test("sent again under its idempotency-key has the same answer with the same ids, and is no further call", async () => {
    const { ctx, ask, organizationId } = await aRateAsker();
    await aPaidLane(ctx);
    const once = { "idempotency-key": newId("req") };
    const [first, second] = [await ask({ requests: [northbound] }, once), await ask({ requests: [northbound] }, once)];
    expect(second.text).toBe(first.text);
    expect(await db.usageRecord.findMany({ where: { organizationId } })).toMatchObject([
      { billableItems: 1, replays: 1 },
    ]);
    expect(await db.rateAnswer.count({ where: { organizationId } })).toBe(1);
  });

  test("is for brokers and admins: it costs", async () => {
    expect((await send(lookUp, (await aSignedInUser("VIEWER")).headers, { requests: [northbound] })).status).toBe(403);
    expect((await send(lookUp, (await aSignedInUser("BROKER")).headers, { requests: [northbound] })).status).toBe(200);
  });

  test("is described: every request that is sent here is one of the API description", () => {
    expect(problemsOfRequest("/rates/history", { requests: [northbound], currency: "USD" })).toEqual([]);
  });
});
