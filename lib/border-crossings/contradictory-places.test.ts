import { expect, test } from "vitest";
import { recommendCrossings } from "@/lib/border-crossings/recommend-crossings";
import { anOrganization } from "@/lib/testing/an-organization";

async function crossingsBetween(origin: object, destination: object, more: object = {}) {
  const { ctx } = await anOrganization();
  const stops = [
    { type: "PICKUP", placeDetails: { place: { type: "ADDRESS", ...origin } } },
    { type: "DELIVERY", placeDetails: { place: { type: "ADDRESS", ...destination }, ...more } },
  ];
  const { results } = await recommendCrossings(ctx, { requests: [{ stops }] });
  return results[0];
}

const monterrey = { city: "Monterrey", state: "NL", countryCode: "MX" };
const hermosillo = { city: "Hermosillo", state: "SON", countryCode: "MX" };
// The ZIP code is that of Harlingen, the next town.
const weslaco = { city: "Weslaco", state: "TX", postalCode: "78550", countryCode: "US" };
const warning = {
  path: "stops[1].placeDetails.place",
  reason: "postal_code_and_city",
  message: expect.stringContaining("19 miles from Weslaco, TX. Taken: Harlingen, TX, US."),
};

test("two readings of a place that are crossed to by different bridges are not decided between", async () => {
  expect(await crossingsBetween(monterrey, weslaco)).toMatchObject({
    type: "ERROR",
    error: {
      code: "LOCATION_AMBIGUOUS",
      message: expect.stringContaining("78550 is that of Harlingen, TX"),
      details: { stopIndex: 1, candidate: { city: "Harlingen" }, runnerUp: { city: "Weslaco" } },
    },
  });
  expect(await crossingsBetween(weslaco, monterrey)).toMatchObject({ error: { details: { stopIndex: 0 } } });
});

test("two readings nearby that are crossed to by the same bridge are answered with a warning", async () => {
  expect(await crossingsBetween(hermosillo, weslaco)).toMatchObject({ type: "DATA", warnings: [warning] });
});

test("a point says which of two readings is meant", async () => {
  const coordinates = { latitude: 26.16, longitude: -97.99 };
  const result = await crossingsBetween(monterrey, weslaco, { coordinates });
  expect(result).toMatchObject({ type: "DATA", warnings: [{ reason: "postal_code_and_city" }] });
});
