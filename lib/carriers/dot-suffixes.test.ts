import { beforeAll, expect, test } from "vitest";
import { getCarrier, listCarrierChanges } from "@/lib/carriers/get-carrier";
import { importCarriers } from "@/lib/carriers/import-carriers";
import { searchCarriers } from "@/lib/carriers/search-carriers";
import { updateCarrierProfile } from "@/lib/carriers/update-carrier-profile";
import type { Context } from "@/lib/server/context";
import { aNumber } from "@/lib/testing/a-number";
import { aBrokerage } from "@/lib/testing/a-sync";

let broker: Context;

beforeAll(async () => {
  ({ broker } = await aBrokerage());
});

async function imported(dotNumber: string, displayName = "Norteña Freight") {
  const { results } = await importCarriers(broker, { rows: [{ displayName, dotNumber }] });
  return { id: results[0]?.carrierId ?? "", ...results[0] };
}
const suffixesOf = async (id: string) => (await getCarrier(broker, { id })).carrier.profile.dotSuffixes;

test("the letters behind a US DOT number are kept beside it, and a later list adds to them", async () => {
  const number = aNumber();
  const { id, problems } = await imported(`${number}-X`);
  expect(problems).toEqual([]);
  expect((await getCarrier(broker, { id })).carrier).toMatchObject({
    dotNumber: number,
    profile: { dotSuffixes: ["X"] },
  });
  expect((await imported(`USDOT ${number} C`)).outcome).toBe("UPDATED");
  expect(await suffixesOf(id)).toEqual(["C", "X"]);
  expect((await imported(`${number}CX`)).outcome).toBe("UNCHANGED");
  expect((await imported(number)).outcome).toBe("UNCHANGED");
  const { items } = await listCarrierChanges(broker, { id });
  expect(items[0]?.changes).toEqual([{ path: "profile.dotSuffixes", before: ["X"], after: ["C", "X"] }]);
});

test("a letter that the register does not have is left out, and it is said", async () => {
  const { id, problems } = await imported(`${aNumber()}Q`);
  expect(problems).toMatchObject([{ field: "dotNumber", code: "suffix_left_out" }]);
  expect(await suffixesOf(id)).toBeUndefined();
});

test("carriers are found by their registration, and lose it when it is taken out", async () => {
  const [{ id }] = [await imported(`${aNumber()}-Z`, "Zona Franca"), await imported(`${aNumber()}-B`, "Broker Norte")];
  const inZones = async () => (await searchCarriers(broker, { dotSuffix: "Z" })).items.map((carrier) => carrier.id);
  expect(await inZones()).toEqual([id]);
  expect((await searchCarriers(broker, { dotSuffix: "Z" })).total).toBe(1);
  await updateCarrierProfile(broker, { id, dotSuffixes: [] });
  expect(await inZones()).toEqual([]);
  expect(await suffixesOf(id)).toBeUndefined();
});
