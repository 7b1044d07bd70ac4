import { beforeAll, describe, expect, test } from "vitest";
import { getLoad } from "@/lib/loads/get-load";
import type { LoadStopInput } from "@/lib/loads/schema/stop";
import type { Context } from "@/lib/server/context";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";

let broker: Context;
let tms: Context;

beforeAll(async () => {
  ({ broker, tms } = await aBrokerage());
});

type Location = NonNullable<LoadStopInput["location"]>;
type Place = Partial<NonNullable<Location["place"]>>;
type Given = Omit<Location, "place"> & { place?: Place };

const aStop = (location: Given, rest: Partial<LoadStopInput> = {}) => ({ type: "PICKUP" as const, ...rest, location });
const monterrey = { city: "Monterrey", state: "NL" };
const tijuana = { city: "Tijuana", state: "BC" };

async function aLoadIn(place: Place, rest: Partial<LoadStopInput> = {}) {
  const { externalId } = aNewKey();
  await sync(tms, { externalId, stops: [aStop({ place }, rest)] });
  return externalId;
}

describe("an appointment without offset", () => {
  const appointment = { start: "2026-11-23T08:00" };

  test("is read in the time zone of the place, and is no change when it is sent again", async () => {
    const stops = [aStop({ place: tijuana }, { appointment })];
    const { externalId } = aNewKey();
    const { load, warnings } = await sync(tms, { externalId, stops });
    expect(load.stops[0]?.appointment?.start).toBe("2026-11-23T16:00:00.000Z");
    expect(warnings).toBeUndefined();
    expect((await sync(tms, { externalId, stops })).version).toBe(1);
  });

  test("is read in the new place's time zone when the address changes with it", async () => {
    const externalId = await aLoadIn(monterrey, { appointment });
    const { load } = await sync(tms, { externalId, stops: [aStop({ place: tijuana }, { appointment })] });
    expect(load.stops[0]?.appointment?.start).toBe("2026-11-23T16:00:00.000Z");
  });

  test("is read in the broker's time zone where the broker put it right", async () => {
    const { externalId } = aNewKey();
    await sync(tms, { externalId, stops: [aStop({ place: { city: "Qqqzzz" } })] });
    const location = { place: { type: "ADDRESS" as const, city: "Qqqzzz" }, timezone: "America/Tijuana" };
    await sync(broker, { externalId, stops: [aStop(location)] }, { ifVersion: 1 });
    const { load } = await sync(tms, { externalId, stops: [aStop({ place: { city: "Qqqzzz" } }, { appointment })] });
    expect(load.stops[0]?.appointment?.start).toBe("2026-11-23T16:00:00.000Z");
  });

  test("follows the place and no longer a time zone that the TMS takes back", async () => {
    const { externalId } = aNewKey();
    await sync(tms, {
      externalId,
      stops: [aStop({ place: monterrey, timezone: "America/Monterrey" }, { appointment })],
    });
    const stops = [aStop({ place: tijuana }, { appointment })];
    const { load, version } = await sync(tms, { externalId, stops });
    expect(load.stops[0]).toMatchObject({
      location: { timezone: "America/Tijuana" },
      appointment: { start: "2026-11-23T16:00:00.000Z" },
    });
    expect((await sync(tms, { externalId, stops })).version).toBe(version);
  });
});

describe("a place that is not understood", () => {
  test("is a warning with the likeliest two, never a refusal, and nothing is guessed", async () => {
    const stops = [aStop({ place: { city: "Springfield" } }), aStop({ place: { city: "Qqqzzz" } })];
    const { load, warnings } = await sync(tms, { ...aNewKey(), stops });
    expect(warnings).toEqual([
      {
        path: "load.stops[0].location.place",
        code: "place_ambiguous",
        message:
          "Not certain, so nothing was filled in. It may be Springfield, MO, US (16 %) or Springfield, MA, US (15 %): send state, postal code or coordinates.",
      },
      {
        path: "load.stops[1].location.place",
        code: "place_not_found",
        message: "No place in the US, Mexico or Canada was recognised; what is missing was not filled in.",
      },
    ]);
    expect(load.stops.map(({ location }) => Object.keys(location ?? {}))).toEqual([
      ["place", "carrierPreapproval"],
      ["place", "carrierPreapproval"],
    ]);
  });

  test("but has a Mexican postal code is filled in as far as the code tells", async () => {
    const [area, state] = ["99300", "98100"].map((postalCode) => aStop({ place: { postalCode, countryCode: "MX" } }));
    const answer = await sync(tms, { ...aNewKey(), stops: [area, state].flatMap((stop) => stop ?? []) });
    expect(codesOf(answer)).toEqual([
      "place_approximate load.stops[0].location.place",
      "place_approximate load.stops[1].location.place",
    ]);
    expect(answer.warnings?.map(({ reason }) => reason)).toEqual(["postal_code_area", "postal_code_of_state"]);
    const [ofArea, ofState] = answer.load.stops.map(({ location }) => location);
    expect(ofArea).toMatchObject({ timezone: "America/Mexico_City", coordinates: { latitude: 22.64971 } });
    expect(ofState).toMatchObject({ timezone: "America/Mexico_City" });
    expect(ofState?.coordinates).toBeUndefined();
  });

  test("is a warning about coordinates at sea, and not of a stop that says nothing of its place", async () => {
    const atSea = { latitude: 0, longitude: -140 };
    const stops = [aStop({ coordinates: atSea }), aStop({}), aStop({ place: { type: "CITY" } })];
    const answer = await sync(tms, { ...aNewKey(), stops });
    expect(codesOf(answer)).toEqual(["place_not_found load.stops[0].location.coordinates"]);
  });

  test("is a warning only for a sync that sends the stops", async () => {
    const externalId = await aLoadIn({ city: "Springfield" });
    expect(codesOf(await sync(tms, { externalId, linearFeet: 20 }))).toEqual([]);
  });

  test("offers its candidates to the broker", async () => {
    const { stopPlaces } = await getLoad(broker, { externalId: await aLoadIn({ city: "Springfield" }) });
    expect(stopPlaces).toMatchObject([
      { filledIn: [], candidate: { city: "Springfield", state: "MO" }, runnerUp: { city: "Springfield", state: "MA" } },
    ]);
  });
});
