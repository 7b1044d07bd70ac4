import { beforeAll, describe, expect, test } from "vitest";
import { getLoad } from "@/lib/loads/get-load";
import { listLoadChanges, listLoads } from "@/lib/loads/list-loads";
import { pinLoadField } from "@/lib/loads/pin-load-field";
import type { LoadStopInput } from "@/lib/loads/schema/stop";
import { readLoad } from "@/lib/loads/store/load-rows";
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
const inMonterrey = { coordinates: { latitude: 25.67507, longitude: -100.31847 }, timezone: "America/Monterrey" };
const inTijuana = { coordinates: { latitude: 32.5027, longitude: -117.00371 }, timezone: "America/Tijuana" };
const warehouse = { latitude: 25.7687, longitude: -100.1621 };

async function aLoadIn(place: Place, rest: Partial<LoadStopInput> = {}) {
  const { externalId } = aNewKey();
  await sync(tms, { externalId, stops: [aStop({ place }, rest)] });
  return externalId;
}

describe("a stop's coordinates, country and time zone", () => {
  test("are filled in where the TMS sends none", async () => {
    const { load, warnings } = await sync(tms, { ...aNewKey(), stops: [aStop({ place: monterrey })] });
    expect(load.stops[0]?.location).toEqual({
      place: { type: "ADDRESS", ...monterrey, countryCode: "MX" },
      ...inMonterrey,
      carrierPreapproval: "NONE",
    });
    expect(warnings).toBeUndefined();
  });

  test("stay as they are sent, even where the address says otherwise", async () => {
    const sent = {
      coordinates: warehouse,
      timezone: "America/Tijuana",
      place: { ...monterrey, countryCode: "Mexico" },
    };
    const { load } = await sync(tms, { ...aNewKey(), stops: [aStop(sent)] });
    expect(load.stops[0]?.location).toMatchObject(sent);
  });

  test("follow coordinates that are sent without an address", async () => {
    const { load } = await sync(tms, { ...aNewKey(), stops: [aStop({ coordinates: warehouse })] });
    expect(load.stops[0]?.location).toEqual({
      coordinates: warehouse,
      timezone: "America/Monterrey",
      carrierPreapproval: "NONE",
    });
  });

  test("are no value of the load: nothing of them is kept", async () => {
    const stored = await readLoad(tms, await aLoadIn(monterrey));
    expect(stored?.document.stops[0]?.location).toEqual({ place: { type: "ADDRESS", ...monterrey } });
  });

  test("are no change when the same load is synced again", async () => {
    const externalId = await aLoadIn(monterrey);
    const again = await sync(tms, { externalId, stops: [aStop({ place: monterrey })] });
    expect(again.version).toBe(1);
    expect(again.load.stops[0]?.location).toMatchObject(inMonterrey);
    const { items } = await listLoadChanges(tms, { externalId });
    expect(items).toHaveLength(1);
  });

  test("are no change that a trial would report", async () => {
    const externalId = await aLoadIn(monterrey);
    const tried = await sync(tms, { externalId, stops: [aStop({ place: tijuana })] }, { validateOnly: true });
    expect(tried.changes?.map(({ path }) => path)).toEqual([
      "load.stops[0].location.place.city",
      "load.stops[0].location.place.state",
    ]);
    expect(tried.load.stops[0]?.location).toMatchObject(inTijuana);
  });

  test("are found anew when the TMS changes the address", async () => {
    const externalId = await aLoadIn(monterrey);
    const { load, warnings } = await sync(tms, { externalId, stops: [aStop({ place: tijuana })] });
    expect(load.stops[0]?.location).toMatchObject(inTijuana);
    expect(warnings).toBeUndefined();
  });

  test("are the same in every answer, also in the list", async () => {
    const externalId = await aLoadIn(monterrey);
    const { load, stopPlaces } = await getLoad(tms, { externalId });
    expect(load.stops[0]?.location).toMatchObject(inMonterrey);
    expect(stopPlaces).toEqual([
      {
        filledIn: ["coordinates", "place.countryCode", "timezone"],
        candidate: {
          city: "Monterrey",
          state: "NLE",
          countryCode: "MX",
          ...inMonterrey.coordinates,
          confidence: expect.closeTo(1, 3),
        },
      },
    ]);
    const { items } = await listLoads(tms, { query: externalId });
    expect(items[0]?.origin).toEqual({
      place: { type: "ADDRESS", ...monterrey, countryCode: "MX" },
      timezone: "America/Monterrey",
    });
  });
});

describe("a broker", () => {
  async function opened(externalId: string) {
    const { load, version } = await getLoad(broker, { externalId });
    const [stop] = load.stops;
    return { version, stop: stop ?? expect.fail("a stop"), location: stop?.location ?? expect.fail("a location") };
  }

  test("who saves what was filled in without touching it has said nothing", async () => {
    const externalId = await aLoadIn(monterrey);
    const { stop, version } = await opened(externalId);
    const saved = await sync(broker, { externalId, stops: [stop] }, { ifVersion: version });
    expect(saved.version).toBe(version);
    const { load } = await sync(tms, { externalId, stops: [aStop({ place: tijuana })] });
    expect(load.stops[0]?.location).toMatchObject(inTijuana);
  });

  test("who changes the address gets the new one's place, although the form sends the old point along", async () => {
    const externalId = await aLoadIn(monterrey);
    const { stop, location, version } = await opened(externalId);
    const place = { ...location.place, ...tijuana };
    const stops = [{ ...stop, location: { ...location, place } }];
    const { load } = await sync(broker, { externalId, stops }, { ifVersion: version });
    expect(load.stops[0]?.location).toMatchObject({ ...inTijuana, place: { countryCode: "MX" } });
  });

  test("who moves stops makes no value of what was filled in", async () => {
    const { externalId } = aNewKey();
    await sync(tms, { externalId, stops: [aStop({ place: monterrey }), aStop({ place: tijuana })] });
    const { load, version } = await getLoad(broker, { externalId });
    await sync(broker, { externalId, stops: load.stops.toReversed() }, { ifVersion: version });
    const stored = await readLoad(tms, externalId);
    expect(stored?.document.stops.map(({ location }) => location)).toEqual([
      { place: { type: "ADDRESS", ...tijuana } },
      { place: { type: "ADDRESS", ...monterrey } },
    ]);
  });

  test("who corrects the coordinates is believed: the TMS's repeats and a new address leave them", async () => {
    const externalId = await aLoadIn(monterrey);
    const { stop, location, version } = await opened(externalId);
    const stops = [{ ...stop, location: { ...location, coordinates: warehouse } }];
    await sync(broker, { externalId, stops }, { ifVersion: version });
    const repeated = await sync(tms, { externalId, stops: [aStop({ place: monterrey })] });
    expect(repeated.version).toBe(2);
    expect(repeated.load.stops[0]?.location?.coordinates).toEqual(warehouse);
    const moved = await sync(tms, { externalId, stops: [aStop({ place: { ...monterrey, street: "Calle 2" } })] });
    expect(moved.load.stops[0]?.location).toMatchObject({ coordinates: warehouse, timezone: "America/Monterrey" });
  });

  test("who takes a correction back gets what the address says", async () => {
    const externalId = await aLoadIn(monterrey);
    const location = { place: { type: "ADDRESS" as const, ...monterrey } };
    await sync(broker, { externalId, stops: [aStop({ ...location, coordinates: warehouse })] }, { ifVersion: 1 });
    const { load } = await sync(broker, { externalId, stops: [aStop(location)] }, { ifVersion: 2 });
    expect(load.stops[0]?.location).toMatchObject(inMonterrey);
  });

  test("who pinned a place keeps it, with what follows from it", async () => {
    const externalId = await aLoadIn(monterrey);
    const { load } = await getLoad(broker, { externalId });
    await pinLoadField(broker, { id: load.id, path: "load.stops[0].location.place", pinned: true });
    const answer = await sync(tms, { externalId, stops: [aStop({ place: tijuana })] });
    expect(answer.load.stops[0]?.location).toMatchObject(inMonterrey);
    expect(new Set(codesOf(answer).map((code) => code.split(" ")[0]))).toEqual(new Set(["pinned_field"]));
  });
});
