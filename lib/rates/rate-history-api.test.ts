import { describe, expect, test } from "vitest";
import { POST as explain } from "@/app/api/rates/explain/route";
import { POST as lookUp } from "@/app/api/rates/history/route";
import { POST as recall } from "@/app/api/rates/recall/route";
import { newId } from "@/lib/core/ids";
import type { RateHistory, RatePoint } from "@/lib/rates/schema/rate-history";
import { db } from "@/lib/server/db";
import { aPaidLane } from "@/lib/testing/a-paid-lane";
import { aSignedInUser } from "@/lib/testing/a-signed-in-user";
import { anOrganization } from "@/lib/testing/an-organization";
import { problemsOfAnswer, problemsOfRequest } from "@/lib/testing/openapi-answers";
import { send } from "@/lib/testing/send";

const stop = (address: string, type = "PICKUP") => ({
  type,
  placeDetails: { place: { type: "ADDRESS_STRING", address } },
});
const over = (usMxBorderCrossing?: string) => ({ type: "BORDER_CROSSING", usMxBorderCrossing });
const [monterrey, dallas] = [stop("Monterrey, NL, Mexico"), stop("Dallas, TX", "DELIVERY")];
const [chicago, toronto] = [stop("Chicago, IL"), stop("Toronto, ON", "DELIVERY")];

/** Nobody in any test was paid for it. */
const unpaid = { stops: [chicago, toronto], trailerRequirements: { allowedTypes: ["FLATBED"] } };
const northbound = { stops: [monterrey, dallas], trailerRequirements: { allowedTypes: ["DRY_VAN"] }, routeMiles: 624 };

async function aBroker() {
  const { ctx, organizationId, anApiKey } = await anOrganization();
  const headers = { "api-key": await anApiKey(["rates:read"]) };
  const ask = async (request: unknown, more: Record<string, string> = {}) => {
    const answer = await send(lookUp, { ...headers, ...more }, request);
    expect(problemsOfAnswer("/rates/history", answer.status, answer.json)).toEqual([]);
    return answer;
  };
  const look = async (requests: unknown[], currency?: unknown) =>
    (await ask({ requests, ...(currency !== undefined && { currency }) })).json.results;
  return { ctx, organizationId, headers, ask, look };
}

const codeOf = ({ type, error }: { type: string; error?: { code: string } }) => error?.code ?? type;

describe("an answer", () => {
  test("has every field of the specification, in the currency and for the lane asked", async () => {
    const { ctx, look } = await aBroker();
    await aPaidLane(ctx);
    const [result] = await look([northbound], "USD");
    expect(Object.keys(result).sort()).toEqual(["alternateRateHistories", "id", "rateHistory", "type"]);
    expect([result.type, result.id]).toEqual(["DATA", expect.stringMatching(/^rate_[0-9a-f-]{36}$/)]);
    const history: RateHistory = result.rateHistory;
    expect(Object.keys(history).sort()).toEqual([
      "allInRates",
      "currencyCode",
      "dayRange",
      "latestAllInRate",
      "latestPerMileRate",
      "latestSuggestedRate",
      "perMileRates",
      "pricingLane",
      "routeMiles",
      "routeMilesWithDeadhead",
      "suggestedRates",
    ]);
    expect(history).toMatchObject({ currencyCode: "USD", routeMiles: 624 });
    expect(history.routeMilesWithDeadhead).toBeGreaterThan(624);
    expect(history.pricingLane).toEqual({
      origin: {
        type: "MARKET",
        market: {
          id: "market_MTY",
          name: "Monterrey",
          code: "MTY",
          countryCode: "MX",
          centroid: { latitude: 25.6751, longitude: -100.3185 },
        },
      },
      destination: {
        type: "MARKET",
        market: {
          id: "market_DAL",
          name: "Dallas",
          code: "DAL",
          countryCode: "US",
          centroid: { latitude: 32.7831, longitude: -96.8067 },
        },
      },
      trailerCategory: "DRY_VAN",
      usMxBorderCrossing: "LAREDO_INTL_BRIDGE",
    });
  });

  test("has a point for each week from Monday to Sunday in UTC, newest first, within the twelve weeks asked", async () => {
    const { ctx, look } = await aBroker();
    await aPaidLane(ctx);
    const [{ rateHistory }] = await look([northbound]);
    const starts = rateHistory.allInRates.map(({ dayRange }: RatePoint) => dayRange.start);
    expect(starts.length).toBeGreaterThan(5);
    expect(starts).toEqual([...starts].sort().reverse());
    for (const { dayRange } of [
      ...rateHistory.allInRates,
      ...rateHistory.suggestedRates,
      ...rateHistory.perMileRates,
    ]) {
      expect(new Date(dayRange.start).getUTCDay()).toBe(1);
      expect(Date.parse(dayRange.end) - Date.parse(dayRange.start)).toBe(7 * 86_400_000 - 1);
      expect(dayRange.start >= rateHistory.dayRange.start && dayRange.end <= rateHistory.dayRange.end).toBe(true);
    }
    const { start, end } = rateHistory.dayRange;
    expect([Date.parse(end) - Date.parse(start), new Date(start).getUTCDay()]).toEqual([84 * 86_400_000 - 1, 1]);
    expect(Date.parse(start) <= ctx.now.getTime() && ctx.now.getTime() <= Date.parse(end)).toBe(true);
  });

  test("has figures in whole units whose margins, scores and words agree", async () => {
    const { ctx, look } = await aBroker();
    await aPaidLane(ctx, { centerUsd: 1900, perWeek: 12, carriers: 6 });
    const [{ rateHistory }] = await look([northbound]);
    const { allInRates, perMileRates, latestAllInRate, latestPerMileRate, latestSuggestedRate } = rateHistory;
    expect(latestAllInRate).toEqual(allInRates[0]);
    expect(latestPerMileRate).toEqual(perMileRates[0]);
    expect(latestSuggestedRate).toEqual(rateHistory.suggestedRates[0]);
    const { amountDistribution, marginOfError, relativeMarginOfError, confidenceScore, confidence } = latestAllInRate;
    expect(amountDistribution.p50).toBeGreaterThan(1800);
    expect(amountDistribution.p50).toBeLessThan(2000);
    expect(amountDistribution.p25 <= amountDistribution.p50 && amountDistribution.p50 <= amountDistribution.p75).toBe(
      true,
    );
    expect(marginOfError / amountDistribution.p50).toBeCloseTo(relativeMarginOfError, 3);
    expect(confidenceScore >= 95 && confidenceScore <= 100).toBe(true);
    expect(confidence).toBe("STRONG");
    for (const [index, point] of allInRates.entries())
      expect(perMileRates[index].amountDistribution.p50).toBeCloseTo(point.amountDistribution.p50 / 624, 3);
  });

  test("names the same lane over other crossings and with the further trailers among the alternates", async () => {
    const { ctx, look } = await aBroker();
    await aPaidLane(ctx);
    await aPaidLane(ctx, { usMxBorderCrossing: "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE", centerUsd: 2000 });
    await aPaidLane(ctx, { trailerCategory: "REEFER", centerUsd: 2300 });
    const [{ alternateRateHistories }] = await look([
      { ...northbound, trailerRequirements: { allowedTypes: ["DRY_VAN", "REEFER"] } },
    ]);
    const lanes = alternateRateHistories.map(({ pricingLane }: RateHistory) => [
      pricingLane.usMxBorderCrossing,
      pricingLane.trailerCategory,
    ]);
    expect(lanes).toContainEqual(["LAREDO_COLOMBIA_SOLIDARITY_BRIDGE", "DRY_VAN"]);
    expect(lanes).toContainEqual(["LAREDO_INTL_BRIDGE", "REEFER"]);
    expect(lanes).not.toContainEqual(["LAREDO_INTL_BRIDGE", "DRY_VAN"]);
    for (const { suggestedRates } of alternateRateHistories) expect(suggestedRates.length).toBeGreaterThan(0);
  });

  test("is priced for our own road miles where none are sent", async () => {
    const { ctx, look } = await aBroker();
    await aPaidLane(ctx);
    const [{ rateHistory }] = await look([{ ...northbound, routeMiles: undefined }]);
    expect(rateHistory.routeMiles).toBeGreaterThan(500);
    expect(rateHistory.routeMiles).toBeLessThan(750);
  });

  test("is in the currency asked for alone: nothing is converted", async () => {
    const { ctx, look } = await aBroker();
    await aPaidLane(ctx);
    expect((await look([northbound], "MXN")).map(codeOf)).toEqual(["INSUFFICIENT_DATA"]);
    expect((await look([northbound], null)).map(codeOf)).toEqual(["DATA"]);
  });

  test("does not cross where the lane does not, and then names no crossing", async () => {
    const { ctx, look } = await aBroker();
    await aPaidLane(ctx, { originMarket: "CHI", destinationMarket: "YTO", routeMiles: 520 });
    const [result] = await look([{ stops: [chicago, toronto], routeMiles: 520 }]);
    expect(result.rateHistory.pricingLane).not.toHaveProperty("usMxBorderCrossing");
    expect(result.rateHistory.pricingLane.trailerCategory).toBe("DRY_VAN");
  });
});

describe("a BORDER_CROSSING stop", () => {
  const crossingOf = async (stops: unknown[]) => {
    const { ctx, look } = await aBroker();
    await aPaidLane(ctx);
    await aPaidLane(ctx, { usMxBorderCrossing: "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE" });
    const [result] = await look([{ ...northbound, stops }]);
    return result.rateHistory?.pricingLane.usMxBorderCrossing ?? codeOf(result);
  };

  test("names the crossing that is priced, wherever it stands; without one the recommended crossing is", async () => {
    const colombia = "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE";
    expect(await crossingOf([monterrey, over(colombia), dallas])).toBe(colombia);
    expect(await crossingOf([monterrey, dallas, over(colombia)])).toBe(colombia);
    expect(await crossingOf([monterrey, over(), dallas])).toBe("LAREDO_INTL_BRIDGE");
    expect(await crossingOf([monterrey, dallas])).toBe("LAREDO_INTL_BRIDGE");
  });

  test("southbound is as good as northbound", async () => {
    const { look } = await aBroker();
    const south = { stops: [stop("Dallas, TX"), over("LAREDO_INTL_BRIDGE"), stop("Monterrey, NL", "DELIVERY")] };
    expect((await look([south])).map(codeOf)).toEqual(["INSUFFICIENT_DATA"]);
  });

  test("is INVALID_STOPS on a lane that does not join Mexico with the US or Canada", async () => {
    const { look } = await aBroker();
    const bridge = over("LAREDO_INTL_BRIDGE");
    const lanes = [
      [chicago, bridge, toronto],
      [stop("Dallas, TX"), bridge, stop("Chicago, IL")],
      [monterrey, bridge, stop("Saltillo, Coahuila, Mexico")],
    ];
    expect((await look(lanes.map((stops) => ({ stops })))).map(codeOf)).toEqual(lanes.map(() => "INVALID_STOPS"));
  });
});

describe("lanes of one call", () => {
  test.each([
    ["LOCATION_NOT_FOUND", { stops: [stop("qqqq zzzz"), dallas] }],
    ["LOCATION_AMBIGUOUS", { stops: [stop("Springfield"), dallas] }],
    ["INVALID_STOPS", { stops: [monterrey] }],
    ["INVALID_STOPS", { stops: [] }],
    ["INVALID_STOPS", { stops: [{ type: "PICKUP" }, dallas] }],
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
  ])("fail on their own: %s for %j", async (code, faulty) => {
    const { ctx, look } = await aBroker();
    await aPaidLane(ctx);
    const results = await look([northbound, faulty, northbound]);
    expect(results.map(codeOf)).toEqual(["DATA", code, "DATA"]);
    expect(results[1]).toEqual({
      type: "ERROR",
      id: expect.stringMatching(/^rate_/),
      error: { code, message: expect.any(String), ...(results[1].error.details && { details: expect.any(Object) }) },
    });
  });

  test("tell what helps: the place and its runner-up, or each issue of an item", async () => {
    const { look } = await aBroker();
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

  test("are answered in their order, one result each, each with an id of its own", async () => {
    const { ctx, look } = await aBroker();
    await aPaidLane(ctx);
    const requests = Array.from({ length: 64 }, (_, index) => (index % 3 ? northbound : unpaid));
    const results = await look(requests);
    expect(results.map(codeOf)).toEqual(requests.map((_, index) => (index % 3 ? "DATA" : "INSUFFICIENT_DATA")));
    expect(new Set(results.map(({ id }: { id: string }) => id)).size).toBe(64);
  });

  test.each(["EUR", "usd", "US", "DÓLAR"])("all have UNSUPPORTED_CURRENCY for %s", async (currency) => {
    const { look } = await aBroker();
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
  ])("is refused as a whole for its envelope alone, and is then not metered: %j", async (request, issue) => {
    const { ask, organizationId } = await aBroker();
    expect(await ask(request)).toMatchObject({ status: 422, json: { code: "invalid_request", issues: [issue] } });
    expect(await db.usageRecord.count({ where: { organizationId } })).toBe(0);
  });

  test("is metered once, lanes with an answer are billable, and its answers are kept with it", async () => {
    const { ctx, ask, organizationId } = await aBroker();
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
    const { ctx, ask, organizationId } = await aBroker();
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

describe("what was answered", () => {
  test("is explained for a day to the organization that paid for it, and to no other", async () => {
    const [payer, other] = [await aBroker(), await aBroker()];
    await aPaidLane(payer.ctx);
    const results = await payer.look([northbound, unpaid, "nonsense"]);
    const ids = results.map(({ id }: { id: string }) => id);
    const explained = await send(explain, payer.headers, { ids: [...ids, "rate_unknown"] });
    expect(problemsOfAnswer("/rates/explain", explained.status, explained.json)).toEqual([]);
    const [data, insufficient, invalid, unknown] = explained.json.items;
    expect(data).toMatchObject({
      id: ids[0],
      evidence: { routeMilesSource: "REQUEST", isSynthetic: false },
    });
    expect(data.evidence.sampleSize).toBeGreaterThan(0);
    expect(insufficient).toMatchObject({ id: ids[1], evidence: { sampleSize: 0, points: [] } });
    expect([invalid.id, invalid.evidence, unknown]).toEqual([ids[2], undefined, null]);
    const foreign = await send(explain, other.headers, { ids });
    expect(foreign.json.items).toEqual([null, null, null]);
  });

  test("is recalled for a day as it was answered, without a further call", async () => {
    const [payer, other] = [await aBroker(), await aBroker()];
    await aPaidLane(payer.ctx);
    const request = { requests: [northbound, unpaid] };
    const before = await send(recall, payer.headers, request);
    expect(before.json.results).toEqual([null, null]);
    const results = await payer.look([northbound]);
    const recalled = await send(recall, payer.headers, request);
    expect(problemsOfAnswer("/rates/recall", recalled.status, recalled.json)).toEqual([]);
    expect(recalled.json.results[0].item).toEqual(results[0]);
    expect(recalled.json.results[1]).toBe(null);
    expect((await send(recall, other.headers, request)).json.results).toEqual([null, null]);
    expect(await db.usageRecord.count({ where: { organizationId: payer.organizationId } })).toBe(1);
  });

  test("is forgotten after a day", async () => {
    const { ctx, look, headers, organizationId } = await aBroker();
    await aPaidLane(ctx);
    const [{ id }] = await look([northbound]);
    const at = new Date(Date.now() - 24 * 3_600_000 - 1000);
    await db.rateAnswer.updateMany({ where: { organizationId }, data: { at } });
    expect((await send(explain, headers, { ids: [id] })).json.items).toEqual([null]);
    expect((await send(recall, headers, { requests: [northbound] })).json.results).toEqual([null]);
  });
});
