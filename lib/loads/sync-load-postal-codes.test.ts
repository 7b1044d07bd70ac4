import { beforeAll, describe, expect, test } from "vitest";
import { readRequest } from "@/lib/core/read-request";
import { listLoads } from "@/lib/loads/list-loads";
import { SyncLoadRequest } from "@/lib/loads/schema/operations";
import type { Context } from "@/lib/server/context";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";

let broker: Context;
let tms: Context;

beforeAll(async () => {
  ({ broker, tms } = await aBrokerage());
});

const loadFrom = (place: object) => ({
  ...aNewKey(),
  stops: [{ type: "PICKUP" as const, location: { place } }, { type: "DELIVERY" as const }],
});
const sent = (place: object) => sync(tms, loadFrom(place));
const path = "load.stops[0].location.place";

test.each([
  ["4101", { city: "Portland", state: "ME", countryCode: "US" }, "04101", { latitude: 43.6606, longitude: -70.2589 }],
  ["7102", { state: "NJ", countryCode: "US" }, "07102", { latitude: 40.732, longitude: -74.1765 }],
  ["750014321", { countryCode: "US" }, "75001-4321", { latitude: 32.96, longitude: -96.8385 }],
  ["1000", { city: "Álvaro Obregón", state: "CDMX" }, "01000", { latitude: 19.35867, longitude: -99.20329 }],
  ["C.P. 64,000", { countryCode: "MX" }, "64000", { latitude: 25.67507, longitude: -100.31847 }],
])("%s with %j is stored as %s, with a word of it", async (postalCode, rest, read, point) => {
  const answer = await sent({ ...rest, postalCode });
  expect(answer.load.stops[0]?.location).toMatchObject({ place: { ...rest, postalCode: read }, coordinates: point });
  expect(codesOf(answer)).toEqual([]);
  const message = `"${postalCode}" was read as ${read}.`;
  const { warnings } = readRequest(SyncLoadRequest, { load: loadFrom({ ...rest, postalCode }) });
  expect(warnings).toEqual([{ path: `${path}.postalCode`, code: "alias_read", message }]);
});

test("a code sent as a number, as spreadsheets have it, is read alike", async () => {
  const answer = await sent({ state: "ME", postalCode: 4101 });
  expect(answer.load.stops[0]?.location?.place?.postalCode).toBe("04101");
});

test.each([
  [{ city: "Texarkana", state: "TX", countryCode: "US" }, "7501", "the postal code 07501 is in NJ, not in TX"],
  [{ city: "Monterrey", state: "NL", countryCode: "MX" }, "6400", "the postal code 06400 is in CMX, not in NL"],
])("%j with %s contradicts itself, and stays as it was sent", async (place, postalCode, why) => {
  const answer = await sent({ ...place, postalCode });
  expect(answer.load.stops[0]?.location?.place).toMatchObject({ ...place, postalCode });
  expect(codesOf(answer)).toEqual([`place_contradicts ${path}`]);
  expect(answer.warnings?.[0]?.message).toContain(why);
});

describe("a code that is none of its country's", () => {
  const unknown = [`postal_code_unknown ${path}.postalCode`];

  test.each([
    ["666000", { city: "Apodaca", state: "NL", countryCode: "MX" }],
    ["N/A", { city: "Apodaca", state: "NL", countryCode: "Mexico" }],
    ["00000", { city: "Laredo", state: "TX", countryCode: "US" }],
    ["99999", { city: "Laredo", state: "TX" }],
    ["7804", { city: "Laredo", state: "TX", countryCode: "US" }],
    ["78045/78041", { city: "Laredo", state: "TX", countryCode: "US" }],
    ["MSV 3L9", { city: "Toronto", state: "ON", countryCode: "CA" }],
    ["M5V3L", { city: "Toronto", state: "ON", countryCode: "CA" }],
  ])("%s is kept, and said, with %j", async (postalCode, rest) => {
    const answer = await sent({ ...rest, postalCode });
    expect(codesOf(answer)).toEqual(unknown);
    expect(answer.load.stops[0]?.location?.place?.postalCode).toBe(postalCode);
    expect(answer.load.stops[0]?.location).toHaveProperty("coordinates");
  });

  test.each([
    ["78044", { city: "Laredo", state: "TX", countryCode: "US" }],
    ["78045-1234", { city: "Laredo", state: "TX" }],
    ["66600", { city: "Apodaca", state: "NL" }],
    ["m5v 3l9", { city: "Toronto", state: "ON", countryCode: "CA" }],
    ["M5V", { city: "Toronto", state: "ON", countryCode: "CA" }],
    ["M5V-3L9", { city: "Toronto", state: "ON" }],
  ])("%s is one, with %j", async (postalCode, rest) => {
    expect(codesOf(await sent({ ...rest, postalCode }))).toEqual([]);
  });
});

describe("a state", () => {
  test("that no country of ours has is said", async () => {
    const answer = await sent({ city: "Dallas", state: "ZZ", countryCode: "US" });
    expect(codesOf(answer)).toEqual([`state_unknown ${path}.state`]);
    expect(answer.load.stops[0]?.location?.place?.state).toBe("ZZ");
  });

  test("of Mexico by a code that is one of the US is said as what it was read", async () => {
    const answer = await sent({ city: "Saltillo", state: "CO", countryCode: "MX" });
    expect(codesOf(answer)).toEqual([`alias_read ${path}.state`]);
    expect(answer.warnings?.[0]?.message).toContain("COA, MX");
    expect(codesOf(await sent({ city: "Denver", state: "CO", countryCode: "US" }))).toEqual([]);
    expect(codesOf(await sent({ city: "Saltillo", state: "COAH", countryCode: "MX" }))).toEqual([]);
    expect(codesOf(await sent({ city: "Monterrey", state: "NL", countryCode: "MX" }))).toEqual([]);
  });
});

test("the four digits behind a whole ZIP code are no code of their own", async () => {
  expect(codesOf(await sent({ city: "Bedford", state: "PA", postalCode: "15522-8601" }))).toEqual([]);
});

test("the list finds the load by the code that was read", async () => {
  const { load } = await sent({ city: "Bangor", state: "ME", postalCode: "4401" });
  const { items } = await listLoads(broker, { query: "04401" });
  expect(items.map(({ id }) => id)).toEqual([load.id]);
});
