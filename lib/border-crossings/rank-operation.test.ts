import { expect, test } from "vitest";
import { rankCrossingsEndpoint } from "@/lib/border-crossings/contract";
import { anOrganization } from "@/lib/testing/an-organization";
import { problemsOfAnswer } from "@/lib/testing/openapi-answers";
import { routeOf, send } from "@/lib/testing/send";
import { usMxBorderCrossings } from "@/lib/vocabulary/border-crossing.values";

const { POST } = routeOf("/border-crossings/rank");

const stop = (address: string, type = "PICKUP") => ({
  type,
  placeDetails: { place: { type: "ADDRESS_STRING", address } },
});
const over = (usMxBorderCrossing: string) => ({ type: "BORDER_CROSSING", usMxBorderCrossing });
const [monterrey, dallas] = [stop("Monterrey, NL, Mexico"), stop("Dallas, TX", "DELIVERY")];

async function rank(requests: unknown[], more: object = {}) {
  const { anApiKey } = await anOrganization();
  const answer = await send(POST, { "api-key": await anApiKey(["border-crossings:read"]) }, { requests, ...more });
  expect(problemsOfAnswer(rankCrossingsEndpoint.path, answer.status, answer.json)).toEqual([]);
  return answer.json.results;
}

type Ranked = { id: string; probability: number; isListed: boolean };

test("a ranking has every open crossing, best first, and the shares sum to 1", async () => {
  const [result] = await rank([{ stops: [monterrey, dallas] }]);
  const crossings: Ranked[] = result.crossings;
  expect(crossings).toHaveLength(usMxBorderCrossings.length);
  expect(crossings[0]).toMatchObject({ id: "LAREDO_INTL_BRIDGE", isListed: true });
  const shares = crossings.map(({ probability }) => probability);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  expect(result).toMatchObject({
    origin: { city: "Monterrey", state: "NLE", countryCode: "MX" },
    destination: { city: "Dallas", state: "TX", countryCode: "US" },
    restrictions: [],
    doubts: [],
  });
});

test("a place that is likely but not certain is given with the next likely one", async () => {
  const [result] = await rank([{ stops: [stop("Matamoros"), dallas] }]);
  const { origin } = result;
  expect(origin).toMatchObject({ city: "Matamoros", state: "TAM", runnerUp: { city: "Matamoros", state: "COA" } });
  expect(origin.confidence).toBeGreaterThan(origin.runnerUp.confidence);
});

test("hazardous freight is ranked without the crossings that are reported to bar it, and their source is given", async () => {
  const [result] = await rank([{ stops: [monterrey, over("LAREDO_INTL_BRIDGE"), dallas] }], { isHazmat: true });
  const ids = result.crossings.map(({ id }: Ranked) => id);
  expect(ids).not.toContain("LAREDO_INTL_BRIDGE");
  expect(ids[0]).toBe("LAREDO_COLOMBIA_SOLIDARITY_BRIDGE");
  expect(result.restrictions).toMatchObject([{ crossing: "LAREDO_INTL_BRIDGE", reportedOn: "2022-09-01" }]);
  expect(result.doubts).toMatchObject([{ code: "RESTRICTED", restriction: { kind: "NO_HAZMAT" } }]);
});

test("a crossing far off the way that hardly any truck takes is doubted on both counts", async () => {
  const [result] = await rank([{ stops: [monterrey, over("OTAY_MESA_PORT_OF_ENTRY"), dallas] }]);
  expect(result.doubts.map(({ code }: { code: string }) => code)).toEqual(["FAR_DETOUR", "UNLIKELY"]);
});

test("each route has its own result in the order asked", async () => {
  const results = await rank([{ stops: [dallas, stop("Chicago, IL")] }, "nonsense", { stops: [monterrey, dallas] }]);
  const outcomes = results.map(({ type, error }: { type: string; error?: { code: string } }) => error?.code ?? type);
  expect(outcomes).toEqual(["NOT_US_MX_CROSSING", "INVALID_ITEM", "DATA"]);
});
