import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { fieldPath } from "@/lib/core/field-path";
import { isJsonObject, type Json } from "@/lib/core/json";
import { syncLoadEndpoint } from "@/lib/loads/contract/sync";
import { getLoad } from "@/lib/loads/get-load";
import { LoadInput } from "@/lib/loads/schema/load";
import { readLoad } from "@/lib/loads/store/load-rows";
import { syncLoad } from "@/lib/loads/sync-load";
import type { Context } from "@/lib/server/context";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";
import { anOrganization } from "@/lib/testing/an-organization";
import { anyOfSchema } from "@/lib/testing/any-of-schema";
import { serve } from "@/lib/testing/send";

let broker: Context;
let tms: Context;
const carriers: Awaited<ReturnType<typeof aRelationship>>[] = [];

beforeAll(async () => {
  ({ broker, tms } = await aBrokerage());
  for (const status of ["ACTIVE", "ACTIVE", "NEEDS_REVIEW"] as const)
    carriers.push(await aRelationship(tms, { status }));
});

const monterrey = { city: "Monterrey", state: "NL" };
const tijuana = { city: "Tijuana", state: "BC" };

/** Any load, with places that are mostly known, and times that are times. */
const anyLoad = () =>
  anyOfSchema(LoadInput, {
    externalId: fc.option(fc.constantFrom("A", "B", "C"), { nil: undefined }),
    id: fc.constant(undefined),
    timezone: fc.constantFrom("America/Monterrey", "America/Chicago"),
    start: fc.constantFrom("2026-11-23T14:00:00.000Z", "2026-11-23T08:00"),
    end: fc.constant("2026-11-23T16:00:00.000Z"),
    respondBy: fc.constantFrom("2026-11-22T20:00:00.000Z", "2026-11-22T12:00"),
    arrivedAt: fc.constantFrom("2026-11-23T14:20:00.000Z", "2026-11-23T08:20"),
    departedAt: fc.constantFrom("2026-11-23T15:50:00.000Z", "2026-11-23T09:50"),
    city: fc.constantFrom("Laredo", "Monterrey", "Chicago", "Springfield"),
    state: fc.constantFrom("TX", "NL", "IL", undefined),
    countryCode: fc.constantFrom("MX", "US", undefined),
    postalCode: fc.constantFrom("78040", undefined),
    assignedCarrier: fc
      .record({ carrier: fc.nat(2), amount: fc.integer({ min: 1, max: 9e6 }) })
      .map(({ carrier, amount }) => ({
        carrier: { dotNumber: carriers[carrier]?.dotNumber },
        price: { lineItems: [{ value: { amount } }] },
      })),
  }).map((load) => (isJsonObject(load) ? load : {}));

/** A load that a TMS sent, perhaps with what a broker made of it. */
async function aStoredLoad(sent: object, edit: object | undefined) {
  const { externalId } = aNewKey();
  await sync(tms, { ...sent, externalId });
  if (edit) await sync(broker, { ...edit, externalId }, { ifVersion: 1 });
  return { externalId, stored: await readLoad(tms, externalId), loaded: await getLoad(tms, { externalId }) };
}

/** The paths of single values in a load, and the load with that value replaced. */
function leaves(value: Json | undefined, path: string, replace: (leaf: Json) => Json): { path: string; load: Json }[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) =>
      leaves(item, fieldPath(path, at), replace).map((leaf) => ({ ...leaf, load: value.with(at, leaf.load) })),
    );
  if (isJsonObject(value))
    return Object.keys(value).flatMap((key) =>
      leaves(value[key], fieldPath(path, key), replace).map((leaf) => ({
        ...leaf,
        load: { ...value, [key]: leaf.load },
      })),
    );
  return value === undefined || value === null ? [] : [{ path, load: replace(value) }];
}

const towns: Record<string, string> = { Laredo: "Tijuana", Monterrey: "Dallas", Chicago: "Detroit" };
const others: Record<string, string> = {
  ...{ "America/Chicago": "America/Denver", "America/Monterrey": "America/Tijuana" },
  ...{ LIVE: "DROP", DROP: "LIVE", NONE: "REQUIRED", PICKUP: "DELIVERY", ON_HOLD: "AVAILABLE", US: "MX", MX: "US" },
};

function otherValue(leaf: Json): Json {
  if (typeof leaf === "boolean") return !leaf;
  if (typeof leaf === "number") return leaf + 1 === leaf ? 0 : leaf + 1;
  return typeof leaf === "string" ? (towns[leaf] ?? others[leaf] ?? `${leaf}x`) : leaf;
}

const answeredOnly = /^load\.(id|externalId|assignedCarrier)\b/;

describe("for any load, the answer sent back", () => {
  const anyStored = fc.tuple(anyLoad(), fc.option(anyLoad(), { nil: undefined }));

  test("changes nothing, makes no version and is answered the same", async () => {
    const check = async ([sent, edit]: [object, object | undefined]) => {
      const { externalId, stored, loaded } = await aStoredLoad(sent, edit);
      const again = await sync(tms, loaded.load);
      expect(again.load).toEqual(loaded.load);
      expect(again.version).toBe(loaded.version);
      expect(codesOf(again).filter((code) => /edit_overwritten|unknown_field|carrier_(?!missing)/.test(code))).toEqual(
        [],
      );
      const after = await readLoad(tms, externalId);
      expect(after).toMatchObject({ document: stored?.document, version: stored?.version });
      expect(after?.proposedCarrier).toEqual(stored?.proposedCarrier);
      expect((await sync(tms, loaded.load, { validateOnly: true })).changes).toEqual([]);
    };
    await fc.assert(fc.asyncProperty(anyStored, check), { numRuns: 60, endOnFailure: true });
  });

  test("with one value changed changes that value alone", async () => {
    const check = async ([sent, edit]: [object, object | undefined], step: number) => {
      const { loaded } = await aStoredLoad(sent, edit);
      // A value that the TMS sent before a broker's edit would count as repeated: what it sends last is the answer.
      await sync(tms, loaded.load);
      const all = leaves(JSON.parse(JSON.stringify(loaded.load)), "load", otherValue);
      const changeable = all.filter(({ path }) => !answeredOnly.test(path));
      const changed = changeable[step % changeable.length];
      if (!changed || !isJsonObject(changed.load)) return;
      const tried = await sync(
        tms,
        { ...changed.load, externalId: loaded.load.externalId },
        { validateOnly: true },
      ).catch(() => undefined);
      if (!tried) return;
      counted.push(changed.path);
      const besides = tried.changes?.filter(
        ({ path }) => !path.startsWith(changed.path) && !changed.path.startsWith(path),
      );
      expect({ changed: changed.path, besides }).toEqual({ changed: changed.path, besides: [] });
      expect(tried.changes, changed.path).not.toEqual([]);
    };
    const counted: string[] = [];
    await fc.assert(fc.asyncProperty(anyStored, fc.nat(500), check), { numRuns: 100, endOnFailure: true });
    // The generator would prove nothing if all of its changes were refused.
    expect(counted.length).toBeGreaterThan(25);
  });
});

describe("a place that comes back with what was filled in", () => {
  const aStop = (location: object) => ({ type: "PICKUP" as const, location });
  const aLoadAt = async (location: object) => {
    const { externalId } = aNewKey();
    return sync(tms, { externalId, stops: [aStop(location)] });
  };

  test("is looked up anew when the sender changed its words", async () => {
    const { load } = await aLoadAt({ place: monterrey });
    const [stop] = load.stops;
    const moved = { ...stop?.location, place: { ...stop?.location?.place, ...tijuana } };
    const answer = await sync(tms, { externalId: load.externalId, stops: [aStop(moved)] });
    expect(answer.load.stops[0]?.location).toMatchObject({ timezone: "America/Tijuana", place: { countryCode: "MX" } });
    expect(answer.load.stops[0]?.location?.coordinates?.latitude).toBeCloseTo(32.5, 1);
    const stored = await readLoad(tms, load.externalId);
    expect(stored?.document.stops[0]?.location).toEqual({ place: { type: "ADDRESS", ...tijuana } });
  });

  test("from an answer before the last write does not pin the place either", async () => {
    const { load } = await aLoadAt({ place: monterrey });
    await sync(tms, { externalId: load.externalId, stops: [aStop({ place: tijuana })] });
    await sync(tms, load);
    const stored = await readLoad(tms, load.externalId);
    expect(stored?.document.stops[0]?.location).toEqual({ place: { type: "ADDRESS", ...monterrey } });
  });

  test("keeps coordinates and a zone that the sender gave itself", async () => {
    const given = { coordinates: { latitude: 25.7687, longitude: -100.1621 }, timezone: "America/Monterrey" };
    const { load } = await aLoadAt({ place: monterrey, ...given });
    const again = await sync(tms, load);
    expect(again.version).toBe(1);
    const stored = await readLoad(tms, load.externalId);
    expect(stored?.document.stops[0]?.location).toMatchObject(given);
  });
});

describe("a carrier that comes back as it was answered", () => {
  const named = (at: number) => ({ carrier: { dotNumber: carriers[at]?.dotNumber ?? "" } });

  test("stays although it may no longer be assigned, without a warning", async () => {
    const carrier = await aRelationship(tms, { status: "ACTIVE" });
    const { load } = await sync(tms, { ...aNewKey(), assignedCarrier: { carrier: { dotNumber: carrier.dotNumber } } });
    await tms.db.carrierRelationship.updateMany({
      where: { carrierId: carrier.carrierId },
      data: { status: "DO_NOT_DISPATCH" },
    });
    const again = await sync(tms, load);
    expect([again.version, again.warnings, again.load]).toEqual([1, undefined, load]);
  });

  test("does not end the proposal of another one, nor the broker's choice when the TMS repeats its own", async () => {
    const { externalId } = aNewKey();
    await sync(broker, { externalId, assignedCarrier: named(1) });
    await sync(tms, { externalId, assignedCarrier: named(2) });
    const before = await getLoad(tms, { externalId });
    expect(before.proposedCarrier).toEqual(named(2));
    await sync(tms, before.load);
    const { load, proposedCarrier, version } = await getLoad(tms, { externalId });
    expect({ load, proposedCarrier, version }).toEqual({
      load: before.load,
      proposedCarrier: named(2),
      version: before.version,
    });
  });

  test("keeps the price of an accepted bid what it is", async () => {
    const { externalId } = aNewKey();
    const lineItems = [{ value: { amount: 195_000 } }];
    await sync(tms, { externalId, status: "BOOKED", assignedCarrier: { ...named(0), price: { lineItems } } });
    await tms.db.$executeRaw`
      UPDATE load SET document = jsonb_set(document, '{assignedCarrier,price,lineItems,0,type}', '"BID"')
      WHERE "externalId" = ${externalId}`;
    const { load } = await getLoad(tms, { externalId });
    expect(load.assignedCarrier?.price?.lineItems?.[0]?.type).toBe("BID");
    const again = await sync(tms, load);
    expect([again.version, again.warnings, again.load]).toEqual([1, undefined, load]);
  });

  test("with another number names another carrier", async () => {
    const { load } = await sync(tms, { ...aNewKey(), assignedCarrier: named(0) });
    const carrier = {
      ...load.assignedCarrier?.carrier,
      dotNumber: carriers[1]?.dotNumber,
      mcNumber: carriers[1]?.mcNumber,
    };
    const again = await sync(tms, { externalId: load.externalId, assignedCarrier: { carrier } });
    expect(again.load.assignedCarrier?.carrier?.id).toBe(carriers[1]?.carrierId);
  });
});

test("the whole answer may be posted back: what only answers have is no unknown field, other fields are", async () => {
  const { anApiKey } = await anOrganization();
  const { POST } = serve(syncLoadEndpoint, syncLoad);
  const headers = { "api-key": await anApiKey(), "content-type": "application/json" };
  const post = async (body: unknown): Promise<unknown> => {
    const url = "http://localhost/api/loads/sync";
    return (await POST(new Request(url, { method: "POST", headers, body: JSON.stringify(body) }))).json();
  };
  const stops = [{ type: "PICKUP", location: { place: { city: "Springfield" } } }];
  const answer = await post({ load: { ...aNewKey(), stops } });
  expect(answer).toMatchObject({ warnings: [{ code: "place_ambiguous" }] });
  expect(await post(answer)).toEqual(answer);
  expect(await post({ ...(isJsonObject(answer) && answer), versions: 1 })).toMatchObject({
    warnings: [{ code: "place_ambiguous" }, { code: "unknown_field", path: "versions" }],
  });
});
