// Inputs made after public bug reports of other systems, each with what is right: github.com issues wpsharks/s2member#1148,
// irworkshop/campfin#17, SEED-platform/seed#1480 (postal codes); iamkun/dayjs#2121, moment/moment-timezone#1055,
// hroptatyr/dateutils#164, spencermountain/spacetime#395, mattjohnsonpint/TimeZoneConverter#140,
// joropeza/ts-timezone-enum#21 (time zones); GRAAL-Research/deepparse#245, openvenues/libpostal#126 and #206,
// google/libaddressinput#49, vtex/address-form#462 (addresses); opensupplyhub/open-apparel-registry#1092 and #1686,
// fleetbase/fleetbase#330 (contradictory places, points); forcedotcom/SFDX-Data-Move-Utility#907,
// tprouvot/Salesforce-Inspector-reloaded#1334 (ids).
import { expect, test } from "vitest";
import { aCallingTms } from "@/lib/testing/a-calling-tms";

const { post } = await aCallingTms();

const monterrey = { city: "Monterrey", state: "NL", countryCode: "MX" };
const dallas = { city: "Dallas", state: "TX", countryCode: "US" };
const elPaso = { city: "El Paso", state: "TX", countryCode: "US" };
const stop = (place: object, start?: unknown, more: object = {}, type = "PICKUP") => ({
  type,
  location: { place, ...more },
  ...(start !== undefined && { appointment: { type: "SCHEDULED", start } }),
});

let synced = 0;

/** The answer to a load from this first stop to Dallas, with the codes of everything that it says. */
async function said(first: object, load: object = {}) {
  const stops = [first, stop(dallas, undefined, {}, "DELIVERY")];
  const externalId = `REPORT-${++synced}`;
  const { status, json } = await post("/loads/sync", { load: { externalId, status: "AVAILABLE", stops, ...load } });
  const {
    load: kept,
    warnings = [],
    issues = [],
  } = json as {
    load?: { stops: [{ location: { place: object; timezone: string }; appointment: { start: string } }] };
    warnings?: { code: string }[];
    issues?: { code: string }[];
  };
  return { status, stop: kept?.stops[0], codes: [...warnings, ...issues].map(({ code }) => code), json };
}

test.each([
  [{ city: "Portland", state: "ME", postalCode: "4101", countryCode: "US" }, "alias_read", "04101", "America/New_York"],
  [{ state: "NJ", postalCode: "7102", countryCode: "US" }, "alias_read", "07102", "America/New_York"],
  [
    { city: "Texarkana", state: "TX", postalCode: "7501", countryCode: "US" },
    "place_contradicts",
    "7501",
    "America/Chicago",
  ],
  [{ postalCode: "750014321", countryCode: "US" }, "alias_read", "75001-4321", "America/Chicago"],
  [
    { city: "Álvaro Obregón", state: "CDMX", postalCode: "1000", countryCode: "MX" },
    "alias_read",
    "01000",
    "America/Mexico_City",
  ],
])("postal codes as spreadsheets leave them: %j", async (place, code, postalCode, timezone) => {
  const { stop: first, codes } = await said(stop(place));
  expect(codes).toContain(code);
  expect(first?.location).toMatchObject({ place: { postalCode }, timezone });
});

test.each([
  [elPaso, "2027-03-14T02:30", "local_time_skipped", "2027-03-14T09:30:00.000Z"],
  [elPaso, "2027-11-07T01:30", "local_time_twice", "2027-11-07T07:30:00.000Z"],
  [dallas, "2027-03-14T24:00", "alias_read", "2027-03-15T05:00:00.000Z"],
  [monterrey, 1799740800000, "alias_read", "2027-01-12T08:00:00.000Z"],
  [monterrey, "/Date(1799740800000)/", "alias_read", "2027-01-12T08:00:00.000Z"],
  [monterrey, "2206-11-27T08:00", "unusual_date", "2206-11-27T14:00:00.000Z"],
  [monterrey, "2016-11-27T08:00", "unusual_date", "2016-11-27T14:00:00.000Z"],
])("times that do not exist, come twice, or are of another format: %j %s", async (place, start, code, instant) => {
  const { stop: first, codes } = await said(stop(place, start));
  expect(codes).toContain(code);
  expect(first?.appointment.start).toBe(instant);
});

test.each([
  ["CST6CDT", "alias_read", "America/Chicago", "2027-07-12T13:00:00.000Z"],
  ["UTC-06:00", "alias_read", "America/Monterrey", "2027-07-12T14:00:00.000Z"],
])("zones that are no city's: %s", async (timezone, code, kept, instant) => {
  const { stop: first, codes } = await said(stop(monterrey, "2027-07-12T08:00", { timezone }));
  expect(codes).toContain(code);
  expect([first?.location.timezone, first?.appointment.start]).toEqual([kept, instant]);
});

test.each([
  ["Ciudad Juárez", "CHIH", "2027-01-11T08:00", "America/Ciudad_Juarez", "2027-01-11T15:00:00.000Z"],
  ["Ojinaga", "CHIH", "2027-01-11T08:00", "America/Ojinaga", "2027-01-11T14:00:00.000Z"],
  ["Ojinaga", "CHIH", "2027-07-12T08:00", "America/Ojinaga", "2027-07-12T13:00:00.000Z"],
  ["Chihuahua", "CHIH", "2027-07-12T08:00", "America/Chihuahua", "2027-07-12T14:00:00.000Z"],
  ["Nuevo Laredo", "TAMPS", "2027-07-12T08:00", "America/Matamoros", "2027-07-12T13:00:00.000Z"],
  ["Colombia", "NL", "2027-07-12T08:00", "America/Matamoros", "2027-07-12T13:00:00.000Z"],
  ["Hermosillo", "SON", "2027-07-12T08:00", "America/Hermosillo", "2027-07-12T15:00:00.000Z"],
])("the clocks of %s, %s at %s are %s", async (city, state, start, timezone, instant) => {
  const { stop: first } = await said(stop({ city, state, countryCode: "MX" }, start));
  expect([first?.location.timezone, first?.appointment.start]).toEqual([timezone, instant]);
});

test.each([
  [{ ...stop(monterrey), appointment: { start: "2027-01-11T22:00", end: "2027-01-11T02:00" } }, {}, "range_reversed"],
  [stop(monterrey, undefined, { timezone: "America/Monterey" }), {}, "invalid_timezone"],
  [stop(monterrey, undefined, { coordinates: { latitude: -100.31, longitude: 25.67 } }), {}, "too_small"],
  [stop(monterrey, undefined, { coordinates: { latitude: "25.67", longitude: "-100.31" } }), {}, "alias_read"],
  [stop(monterrey), { externalCustomerId: "\u202eevil" }, "characters_dropped"],
  [stop(monterrey), { commodities: [{ weight: { value: 120000, unit: "POUNDS" } }] }, "unusual_weight"],
  [
    stop(monterrey),
    {
      commodities: [{ name: "Lettuce", temperatureRequirements: { minimum: -20, maximum: -20, unit: "FAHRENHEIT" } }],
    },
    "unusual_temperature",
  ],
  [stop(monterrey), { stops: [stop(monterrey)] }, "delivery_missing"],
  [stop(monterrey), { stops: [stop(monterrey), stop(dallas)] }, "delivery_missing"],
])("what is hardly meant is said: %# %s", async (first, load, code) => {
  expect((await said(first, load)).codes).toContain(code);
});

test("an id with a character that nobody sees, or with its accent apart, is the same id", async () => {
  const sync = (externalId: string) => post("/loads/sync", { load: { externalId } });
  const [plain, hidden] = [await sync("HIDDEN-1"), await sync("HIDDEN-1\u200b")];
  expect(hidden.json).toMatchObject({ warnings: [{ code: "characters_dropped" }] });
  expect(hidden.json.load).toMatchObject({ id: (plain.json.load as { id: string }).id, externalId: "HIDDEN-1" });
  const [apart, whole] = [await sync("N\u0303-1"), await sync("\u00d1-1")];
  expect(whole.json.load).toMatchObject({ id: (apart.json.load as { id: string }).id, externalId: "\u00d1-1" });
});

test.each([
  [{ type: "ADDRESS_STRING", address: "Laredo, Tamps." }, { candidate: { city: "Nuevo Laredo" } }],
  [
    { type: "ADDRESS", city: "Dallas", state: "CA", postalCode: "78045", countryCode: "US" },
    { candidate: { city: "Laredo" }, runnerUp: { city: "Dallas" } },
  ],
  [
    { type: "ADDRESS", city: "Houston", state: "TX", postalCode: "60601", countryCode: "US" },
    { candidate: { city: "Houston" }, runnerUp: { city: "Chicago" } },
  ],
])("a lookup of a place that may be two says both: %j", async (place, details) => {
  const stops = [
    { type: "PICKUP", placeDetails: { place } },
    { type: "DELIVERY", placeDetails: { place: { type: "ADDRESS_STRING", address: "Monterrey, NL" } } },
  ];
  for (const path of ["/border-crossings/recommendations", "/rates/history"] as const) {
    const { json } = await post(path, { requests: [{ stops }] });
    expect(json.results).toMatchObject([{ error: { code: "LOCATION_AMBIGUOUS", details } }]);
  }
});

test.each([
  ["C ALEMANIA 2904 COL DEL CARMEN 64710 MONTERREY,N.L.", 25.68, -100.31],
  ["Calle Cocodrilo #373, Sm. 51, Mz. 23, Lote 10, Cancún, Quintana Roo, 77533, Mexico", 21.17, -86.85],
  ["LÓPEZ MATEOS, 106, 21840, MEXICALI, baja-california, mx", 32.63, -115.45],
  ["Av. Gustavo Baz 3987, Tlalnepantla de Baz, Edo. Méx.", 19.54, -99.19],
  ["Carr. Mty-Laredo km 24.5, Cd. Salinas Victoria N.L. C.P. 65500", 25.96, -100.29],
])("a Mexican address is found however it is written: %s", async (address, latitude, longitude) => {
  const stops = [
    { type: "PICKUP", placeDetails: { place: { type: "ADDRESS_STRING", address } } },
    { type: "DELIVERY", placeDetails: { place: { type: "ADDRESS_STRING", address: "Dallas, TX" } } },
  ];
  const { json } = await post("/border-crossings/recommendations", { requests: [{ stops }] });
  const [result] = json.results as [{ stops: [{ placeDetails: { coordinates: object } }] }];
  expect(result.stops[0].placeDetails.coordinates).toEqual({
    latitude: expect.closeTo(latitude, 1),
    longitude: expect.closeTo(longitude, 1),
  });
});
