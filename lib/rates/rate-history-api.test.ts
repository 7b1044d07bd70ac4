import { describe, expect, test } from "vitest";
import type { RateHistory, RatePoint } from "@/lib/rates/schema/rate-history";
import { aPaidLane } from "@/lib/testing/a-paid-lane";
import {
  aRateAsker,
  chicago,
  codeOf,
  dallas,
  monterrey,
  northbound,
  over,
  stop,
  toronto,
} from "@/lib/testing/a-rate-asker";
import { confidenceFrom } from "@/lib/vocabulary/rates.values";

describe("an answer", () => {
  test("has every field of the specification, in the currency and for the lane asked", async () => {
    const { ctx, look } = await aRateAsker();
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
    const { ctx, look } = await aRateAsker();
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
    const { ctx, look } = await aRateAsker();
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
    expect(confidenceScore >= confidenceFrom.strong && confidenceScore <= 100).toBe(true);
    expect(confidence).toBe("STRONG");
    for (const [index, point] of allInRates.entries())
      expect(perMileRates[index].amountDistribution.p50).toBeCloseTo(point.amountDistribution.p50 / 624, 3);
  });

  test("names the same lane over other crossings and with the further trailers among the alternates", async () => {
    const { ctx, look } = await aRateAsker();
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
    const { ctx, look } = await aRateAsker();
    await aPaidLane(ctx);
    const [{ rateHistory }] = await look([{ ...northbound, routeMiles: undefined }]);
    expect(rateHistory.routeMiles).toBeGreaterThan(500);
    expect(rateHistory.routeMiles).toBeLessThan(750);
  });

  test("says where the miles that are sent are far from those of the roads", async () => {
    const { ctx, look } = await aRateAsker();
    await aPaidLane(ctx);
    const [result] = await look([{ ...northbound, routeMiles: 1000 }]);
    expect(result.warnings).toMatchObject([{ path: "routeMiles", code: "unusual_miles" }]);
    expect(result.rateHistory.routeMiles).toBe(1000);
    expect((await look([northbound]))[0].warnings).toBeUndefined();
  });

  test("is in the currency asked for alone: nothing is converted", async () => {
    const { ctx, look } = await aRateAsker();
    await aPaidLane(ctx);
    expect((await look([northbound], "MXN")).map(codeOf)).toEqual(["INSUFFICIENT_DATA"]);
    expect((await look([northbound], null)).map(codeOf)).toEqual(["DATA"]);
  });

  test("does not cross where the lane does not, and then names no crossing", async () => {
    const { ctx, look } = await aRateAsker();
    await aPaidLane(ctx, { originMarket: "CHI", destinationMarket: "YTO", routeMiles: 520 });
    const [result] = await look([{ stops: [chicago, toronto], routeMiles: 520 }]);
    expect(result.rateHistory.pricingLane).not.toHaveProperty("usMxBorderCrossing");
    expect(result.rateHistory.pricingLane.trailerCategory).toBe("DRY_VAN");
  });
});

describe("a BORDER_CROSSING stop", () => {
  const crossingOf = async (stops: unknown[]) => {
    const { ctx, look } = await aRateAsker();
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
    const { look } = await aRateAsker();
    const south = { stops: [stop("Dallas, TX"), over("LAREDO_INTL_BRIDGE"), stop("Monterrey, NL", "DELIVERY")] };
    expect((await look([south])).map(codeOf)).toEqual(["INSUFFICIENT_DATA"]);
  });

  test("is INVALID_STOPS on a lane that does not join Mexico with the US or Canada", async () => {
    const { look } = await aRateAsker();
    const bridge = over("LAREDO_INTL_BRIDGE");
    const lanes = [
      [chicago, bridge, toronto],
      [stop("Dallas, TX"), bridge, stop("Chicago, IL")],
      [monterrey, bridge, stop("Saltillo, Coahuila, Mexico")],
    ];
    const results = await look(lanes.map((stops) => ({ stops })));
    expect(results.map(codeOf)).toEqual(lanes.map(() => "INVALID_STOPS"));
    expect(results.map((result: { error: { reason: string } }) => result.error.reason)).toEqual(
      lanes.map(() => "crossing_off_lane"),
    );
  });
});
