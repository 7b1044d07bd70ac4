import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { listLoadChanges, listLoads } from "@/lib/loads/list-loads";
import type { LoadInput } from "@/lib/loads/schema/load";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";
import { anOrganization } from "@/lib/testing/an-organization";
import { routeOf, send } from "@/lib/testing/send";

const facts: Omit<z.input<typeof LoadInput>, "externalId"> = {
  customerName: "Frutas de Sonora",
  paymentTerms: "Net 30",
  accessorials: [{ type: "LUMPER" }, { type: "OTHER", description: "Photos of the seal" }],
  cargoValue: { currencyCode: "USD", amount: 9_000_000 },
  stops: [
    {
      type: "PICKUP",
      location: { facilityName: "Empaque El Dátil", openingHours: "Lun a vie 07:00–15:00" },
      contacts: [{ name: "Marisol", phone: "+52 81 5550 0142", role: "Embarques" }],
      instructions: "Casco y chaleco.",
      weight: { value: 24_000, unit: "POUNDS" },
      pieces: { type: "PALLET", count: 18 },
    },
  ],
  commodities: [
    {
      name: "Fresh berries",
      freightClass: "CLASS_77_5",
      nmfcNumber: "57550-2",
      customs: { tariffFraction: "0810.10.01", regime: "EXD", incoterm: "FCA", countryOfOrigin: "MX" },
    },
  ],
};

test("what a stop is like, what goods are worth and what customs asks comes back as it was sent, and again is no change", async () => {
  const { tms } = await aBrokerage();
  const { load, warnings } = await sync(tms, { externalId: "F1", ...facts });
  expect(warnings).toBeUndefined();
  expect(load).toMatchObject(facts);
  expect((await sync(tms, { externalId: "F1", ...facts })).version).toBe(1);
});

test("a load is found by the name of its customer and of a facility", async () => {
  const { tms } = await aBrokerage();
  await sync(tms, { externalId: "F1", ...facts });
  await sync(tms, { externalId: "F2" });
  for (const query of ["frutas sonora", "datil"]) {
    const { items } = await listLoads(tms, { query });
    expect(items.map(({ externalId, customerName }) => [externalId, customerName])).toEqual([
      ["F1", "Frutas de Sonora"],
    ]);
  }
});

test("a freight class is read as people write it, and only classes there are", async () => {
  const { anApiKey } = await anOrganization();
  const key = await anApiKey();
  const answered = async (freightClass: unknown) => {
    const load = { externalId: "F1", commodities: [{ freightClass }] };
    const { status, json } = await send(routeOf("/loads/sync").POST, { "api-key": key }, { load });
    return status === 200 ? json.load.commodities[0].freightClass : status;
  };
  const read = [await answered(70), await answered(77.5), await answered("Class 92.5"), await answered("CLASS_110")];
  expect(read).toEqual(["CLASS_70", "CLASS_77_5", "CLASS_92_5", "CLASS_110"]);
  expect(await answered(71)).toBe(422);
});

test("an accessorial is read by the words of the trade, with a warning of what was read", async () => {
  const { anApiKey } = await anOrganization();
  const load = { externalId: "F1", accessorials: [{ type: "TONU" }, { type: "Doble operador" }] };
  const { json } = await send(routeOf("/loads/sync").POST, { "api-key": await anApiKey() }, { load });
  expect(json.load.accessorials).toEqual([{ type: "TRUCK_NOT_USED" }, { type: "TEAM_DRIVER" }]);
  expect(json.warnings.map(({ path }: { path: string }) => path)).toEqual([
    "load.accessorials[0].type",
    "load.accessorials[1].type",
  ]);
});

test("until when a tender is to be answered is local to its first stop, and a day is its end", async () => {
  const { tms } = await aBrokerage();
  const stops = [{ type: "PICKUP", location: { timezone: "America/Chicago" } } as const];
  const stored = async (respondBy: string) => (await sync(tms, { ...aNewKey(), stops, respondBy })).load.respondBy;
  expect(await stored("2026-11-24T17:00")).toBe("2026-11-24T23:00:00.000Z");
  expect(await stored("2026-11-24 17:00")).toBe("2026-11-24T23:00:00.000Z");
  expect(await stored("2026-11-24T17:00:00-05:00")).toBe("2026-11-24T22:00:00.000Z");
  expect(await stored("2026-11-24")).toBe("2026-11-25T05:59:59.999Z");
  const nowhere = await sync(tms, { externalId: "F9", respondBy: "2026-11-24T17:00" });
  expect([nowhere.load.respondBy, codesOf(nowhere)]).toEqual([
    "2026-11-24T17:00:00.000Z",
    ["appointment_timezone_unknown load.respondBy"],
  ]);
  expect((await sync(tms, { externalId: "F9", respondBy: nowhere.load.respondBy })).version).toBe(1);
});

describe("when the truck was at a stop", () => {
  const at = (times: { arrivedAt?: string; departedAt?: string }, timezone?: string) => ({
    stops: [{ type: "PICKUP" as const, ...(timezone && { location: { timezone } }), ...times }],
  });

  test("is local to the stop, stays when it is sent again, and stands in the list and the history", async () => {
    const { tms } = await aBrokerage();
    const times = { arrivedAt: "2026-11-23 08:05", departedAt: "2026-11-23T10:40:00-06:00" };
    const utc = { arrivedAt: "2026-11-23T14:05:00.000Z", departedAt: "2026-11-23T16:40:00.000Z" };
    await sync(tms, { externalId: "A1", ...at({}, "America/Chicago") });
    const { load, warnings } = await sync(tms, { externalId: "A1", ...at(times, "America/Chicago") });
    expect([load.stops, warnings]).toMatchObject([[utc], undefined]);
    expect((await sync(tms, { externalId: "A1", ...at(times, "America/Chicago") })).version).toBe(2);
    expect((await listLoads(tms, { externalId: "A1" })).items).toMatchObject([{ origin: utc }]);
    const { items } = await listLoadChanges(tms, { externalId: "A1" });
    expect(items[0]?.changes.map(({ path, after }) => [path, after])).toEqual([
      ["load.stops[0].arrivedAt", utc.arrivedAt],
      ["load.stops[0].departedAt", utc.departedAt],
    ]);
  });

  test("without an offset or a time zone is read as UTC, and a day alone is no time", async () => {
    const { tms } = await aBrokerage();
    const answered = await sync(tms, { externalId: "A1", ...at({ arrivedAt: "2026-11-23T08:05" }) });
    expect([answered.load.stops[0]?.arrivedAt, codesOf(answered)]).toEqual([
      "2026-11-23T08:05:00.000Z",
      ["appointment_timezone_unknown load.stops[0].arrivedAt"],
    ]);
    const { anApiKey } = await anOrganization();
    const load = { externalId: "A2", ...at({ arrivedAt: "2026-11-23" }) };
    const { json } = await send(routeOf("/loads/sync").POST, { "api-key": await anApiKey() }, { load });
    expect(json.issues).toMatchObject([{ path: "load.stops[0].arrivedAt", code: "invalid_timestamp" }]);
  });
});

test("a contact and a weight that say nothing are unset", async () => {
  const { anApiKey } = await anOrganization();
  const empty = { name: "", phone: null, role: "Shipping" };
  const stop = { type: "PICKUP", contacts: [empty], weight: { value: null, unit: "POUNDS" }, pieces: { count: null } };
  const load = { externalId: "F1", stops: [stop] };
  const { json } = await send(routeOf("/loads/sync").POST, { "api-key": await anApiKey() }, { load });
  expect(json.load.stops).toEqual([{ type: "PICKUP", contacts: [], loadingMethod: "LIVE" }]);
});

describe("the truck and the driver", () => {
  const dispatch = { tractorNumber: "T-118", trailerPlate: "NL 71-UB-2", driverName: "Ernesto Cantú" };

  async function aDispatchedLoad() {
    const { broker, tms } = await aBrokerage();
    const [first, second] = [
      await aRelationship(tms, { status: "ACTIVE" }),
      await aRelationship(tms, { status: "ACTIVE" }),
    ];
    const by = ({ dotNumber }: typeof first) => ({ assignedCarrier: { carrier: { dotNumber } } });
    const { load } = await sync(tms, { externalId: "D1", dispatch, ...by(first) });
    expect(load.dispatch).toEqual(dispatch);
    return { broker, tms, other: by(second) };
  }

  test("stay while the carrier stays, and the load is found by their numbers", async () => {
    const { broker, tms } = await aDispatchedLoad();
    expect((await sync(tms, { externalId: "D1", linearFeet: 20 })).load.dispatch).toEqual(dispatch);
    for (const query of ["t-118", "71-ub-2", "cantu"])
      expect((await listLoads(broker, { query })).items).toHaveLength(1);
  });

  test("leave the load with its carrier", async () => {
    const { broker, other } = await aDispatchedLoad();
    expect((await sync(broker, { externalId: "D1", ...other }, { ifVersion: 1 })).load.dispatch).toBeUndefined();
  });

  test("leave it where nobody hauls it any longer", async () => {
    const { tms } = await aDispatchedLoad();
    expect((await sync(tms, { externalId: "D1", assignedCarrier: null })).load.dispatch).toBeUndefined();
  });

  test("are those of the new carrier where the same write says them", async () => {
    const { tms, other } = await aDispatchedLoad();
    const next = { tractorNumber: "88" };
    expect((await sync(tms, { externalId: "D1", dispatch: next, ...other })).load.dispatch).toEqual(next);
  });
});
