import { beforeAll, describe, expect, test } from "vitest";
import { getLoad } from "@/lib/loads/get-load";
import type { LoadStopInput } from "@/lib/loads/schema/stop";
import { readLoad } from "@/lib/loads/store/load-rows";
import type { Context } from "@/lib/server/context";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";

let tms: Context;

beforeAll(async () => {
  ({ tms } = await aBrokerage());
});

type Location = NonNullable<LoadStopInput["location"]>;
type Given = Omit<Location, "place"> & { place?: Partial<NonNullable<Location["place"]>> };

const aStop = (location: Given, appointment?: LoadStopInput["appointment"]) => ({
  type: "PICKUP" as const,
  location,
  ...(appointment && { appointment }),
});

describe("a place that contradicts itself is one warning, with what was taken", () => {
  const chicago = { latitude: 41.85, longitude: -87.65 };

  test.each<[string, Given, string, string]>([
    [
      "state against city and postal code",
      { place: { city: "Romulus", state: "OH", postalCode: "48174-9725", countryCode: "US" } },
      "place",
      "Taken: Romulus, MI, US",
    ],
    [
      "postal code against state and city",
      { place: { city: "Madison", state: "WI", postalCode: "50313" } },
      "place",
      "50313 is in IA",
    ],
    [
      "postal code against city",
      { place: { city: "Los Angeles", state: "CA", postalCode: "94158" } },
      "place",
      "94158",
    ],
    [
      "postal code against a city near by",
      { place: { city: "Gulf Shores", state: "AL", postalCode: "36533" } },
      "place",
      "36533",
    ],
    [
      "postal code against the Mexican state",
      { place: { city: "Monterrey", state: "NL", postalCode: "44100", countryCode: "MX" } },
      "place",
      "44100 is in JAL",
    ],
    [
      "country against state and city",
      { place: { city: "Monterrey", state: "NL", countryCode: "US" } },
      "place",
      "Monterrey is in MX, not in US. Taken: Monterrey, NLE, MX",
    ],
    [
      "a city beyond the border against state and postal code",
      { place: { city: "Tijuana", state: "CA", postalCode: "92154", countryCode: "US" } },
      "place",
      "Tijuana is in BCN, MX",
    ],
    [
      "point against address",
      { place: { city: "Laredo", state: "TX" }, coordinates: chicago },
      "coordinates",
      "miles from Laredo",
    ],
    [
      "point against country",
      { place: { countryCode: "MX" }, coordinates: { latitude: 32.78, longitude: -96.8 } },
      "coordinates",
      "the point is in TX, US",
    ],
    [
      "point against state",
      { place: { state: "TX", countryCode: "US" }, coordinates: chicago },
      "coordinates",
      "the point is in IL, US",
    ],
    [
      "zone against place",
      { place: { city: "Chicago", state: "IL" }, timezone: "America/New_York" },
      "timezone",
      "Taken: Chicago, IL, US, in the zone America/New_York",
    ],
  ])("%s", async (_, location, about, said) => {
    const answer = await sync(tms, { ...aNewKey(), stops: [aStop(location)] });
    expect(codesOf(answer)).toEqual([`place_contradicts load.stops[0].location.${about}`]);
    expect(answer.warnings?.[0]?.message).toContain(said);
  });

  test.each<[string, Given]>([
    ["postal_code_and_state", { place: { city: "Madison", state: "WI", postalCode: "50313" } }],
    ["postal_code_and_city", { place: { city: "Los Angeles", state: "CA", postalCode: "94158" } }],
    ["place_and_country", { place: { city: "Monterrey", state: "NL", countryCode: "US" } }],
    ["point_and_address", { place: { city: "Laredo", state: "TX" }, coordinates: chicago }],
    ["timezone_and_place", { place: { city: "Chicago", state: "IL" }, timezone: "America/New_York" }],
  ])("is named for programs, then and as long as it stands there: %s", async (reason, location) => {
    const { warnings, load } = await sync(tms, { ...aNewKey(), stops: [aStop(location)] });
    expect(warnings?.[0]?.reason).toBe(reason);
    expect((await getLoad(tms, { id: load.id })).stopPlaces[0]?.contradicts).toBe(reason);
  });

  test.each<[string, Given]>([
    ["a suburb's postal code", { place: { city: "Houston", state: "TX", postalCode: "77345" } }],
    [
      "a code of the state, in any form",
      { place: { city: "Apodaca", state: "Nuevo León", postalCode: "66600", countryCode: "MX" } },
    ],
    [
      "a warehouse on the edge of town",
      { place: { city: "Laredo", state: "TX" }, coordinates: { latitude: 27.6, longitude: -99.6 } },
    ],
    [
      "a point of its state",
      { place: { state: "TX", countryCode: "US" }, coordinates: { latitude: 32.78, longitude: -96.8 } },
    ],
    ["another name of the same zone", { place: { city: "Monterrey", state: "NL" }, timezone: "America/Mexico_City" }],
  ])("%s contradicts nothing", async (_, location) => {
    expect(codesOf(await sync(tms, { ...aNewKey(), stops: [aStop(location)] }))).toEqual([]);
  });

  test("a state that was sent counts beside the country: the city of another state is not filled in", async () => {
    const stops = [aStop({ place: { city: "Guadalajara", state: "NL", countryCode: "MX" } })];
    const answer = await sync(tms, { ...aNewKey(), stops });
    expect(codesOf(answer)).toEqual(["place_ambiguous load.stops[0].location.place"]);
    expect(answer.load.stops[0]?.location).not.toHaveProperty("coordinates");
  });

  test("a zone is compared on the day of the appointment", async () => {
    const location = { place: { city: "Monterrey", state: "NL" }, timezone: "America/Chicago" };
    const at = (start: string) => ({ ...aNewKey(), stops: [aStop(location, { start })] });
    expect(codesOf(await sync(tms, at("2026-01-20T08:00")))).toEqual([]);
    expect(codesOf(await sync(tms, at("2026-07-20T08:00")))).toEqual([
      "place_contradicts load.stops[0].location.timezone",
    ]);
  });
});

test("an offset of the place that lost its minus is warned of, and that of the sender is not", async () => {
  const at = (start: string) => ({
    ...aNewKey(),
    stops: [aStop({ place: { city: "Monterrey", state: "NL" } }, { start })],
  });
  const answer = await sync(tms, at("2027-01-12T08:00:00+06:00"));
  expect(codesOf(answer)).toEqual(["unusual_offset load.stops[0].appointment.start"]);
  expect(answer.load.stops[0]?.appointment?.start).toBe("2027-01-12T02:00:00.000Z");
  for (const start of [
    "2027-01-12T08:00:00-06:00",
    "2027-01-12T08:00Z",
    "2027-01-12T08:00:00+02:00",
    "2027-01-12T08:00",
  ])
    expect(codesOf(await sync(tms, at(start)))).toEqual([]);
});

test("coordinates 0, 0 are read as not sent, with a warning", async () => {
  const { externalId } = aNewKey();
  const location = { place: { city: "Laredo", state: "TX" }, coordinates: { latitude: 0, longitude: 0 } };
  const answer = await sync(tms, { externalId, stops: [aStop(location)] });
  expect(codesOf(answer)).toEqual(["coordinates_ignored load.stops[0].location.coordinates"]);
  expect(answer.load.stops[0]?.location).toMatchObject({
    timezone: "America/Chicago",
    coordinates: { latitude: expect.closeTo(27.5, 1) },
  });
  const stored = await readLoad(tms, externalId);
  expect(stored?.document.stops[0]?.location).toEqual({ place: { type: "ADDRESS", city: "Laredo", state: "TX" } });
});

describe("an amount far from what such a haul costs", () => {
  const stops = [
    aStop({ place: { city: "Laredo", state: "TX" } }),
    { ...aStop({ place: { city: "Chicago", state: "IL" } }), type: "DELIVERY" as const },
  ];

  test("is warned of by the rule of the rate import, in any field that has one", async () => {
    const lineItems = [{ value: { amount: 1000 } }, { value: { amount: 1450 } }];
    const amounts = {
      maxBuy: { amount: 2450 },
      targetRate: { amount: 2300 },
      assignedCarrier: { price: { lineItems } },
      customerRate: { amount: 2900 },
    };
    const answer = await sync(tms, { ...aNewKey(), stops, ...amounts });
    expect(codesOf(answer)).toEqual([
      "price_without_carrier load.assignedCarrier.price",
      "unusual_rate load.maxBuy",
      "unusual_rate load.targetRate",
      "unusual_rate load.assignedCarrier.price",
      "unusual_rate load.customerRate",
    ]);
    expect(answer.warnings?.[1]?.message).toContain("Dollars in place of cents?");
  });

  test("by the mile is the sum of all of them", async () => {
    const perMile = (amount: number) =>
      sync(tms, { ...aNewKey(), stops, customerRate: { amount }, customerRateBasis: "PER_MILE" }).then(codesOf);
    expect(await perMile(2)).toEqual(["unusual_rate load.customerRate"]);
    expect(await perMile(210)).toEqual([]);
  });

  test("is none in cents, for a part of the trailer, or where a place is not known", async () => {
    const maxBuy = { amount: 2450 };
    for (const load of [
      { stops, maxBuy: { amount: 245_000 } },
      { stops, maxBuy, truckload: "PARTIAL" as const },
      { stops: [stops[0], aStop({})].flatMap((stop) => stop ?? []), maxBuy },
    ])
      expect(codesOf(await sync(tms, { ...aNewKey(), ...load }))).toEqual([]);
  });

  test("is only warned of when it is sent", async () => {
    const { externalId } = aNewKey();
    await sync(tms, { externalId, stops, maxBuy: { amount: 2450 } });
    expect(codesOf(await sync(tms, { externalId, linearFeet: 20 }))).toEqual([]);
  });
});

test("what is hardly meant is told of the load as well, whoever sent it, until it is mended", async () => {
  const key = aNewKey();
  const weighing = (value: number) => ({ ...key, commodities: [{ name: "Steel", weight: { value } }] });
  const { load, warnings } = await sync(tms, weighing(120_000));
  const doubt = { code: "unusual_weight", path: "load.commodities[0].weight" };
  expect(warnings).toMatchObject([doubt]);
  expect((await getLoad(tms, { id: load.id })).doubts).toEqual([doubt]);
  expect((await sync(tms, { ...key, customerName: "Aceros" })).warnings).toBeUndefined();
  await sync(tms, weighing(42_000));
  expect((await getLoad(tms, { id: load.id })).doubts).toBeUndefined();
});
