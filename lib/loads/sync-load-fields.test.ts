import { expect, test } from "vitest";
import type * as z from "zod";
import { listLoads } from "@/lib/loads/list-loads";
import type { LoadInput } from "@/lib/loads/schema/load";
import { aBrokerage, sync } from "@/lib/testing/a-sync";
import { anOrganization } from "@/lib/testing/an-organization";
import { routeOf, send } from "@/lib/testing/send";

const facts: Omit<z.input<typeof LoadInput>, "externalId"> = {
  customerName: "Frutas de Sonora",
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

test("a contact and a weight that say nothing are unset", async () => {
  const { anApiKey } = await anOrganization();
  const empty = { name: "", phone: null, role: "Shipping" };
  const stop = { type: "PICKUP", contacts: [empty], weight: { value: null, unit: "POUNDS" }, pieces: { count: null } };
  const load = { externalId: "F1", stops: [stop] };
  const { json } = await send(routeOf("/loads/sync").POST, { "api-key": await anApiKey() }, { load });
  expect(json.load.stops).toEqual([{ type: "PICKUP", contacts: [], loadingMethod: "LIVE" }]);
});
