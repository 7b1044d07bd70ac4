import { beforeEach, expect, test } from "vitest";
import { readOwnHistory } from "@/lib/border-crossings/store";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";

let tms: Context;

beforeEach(async () => {
  ({ tms } = await aBrokerage());
});

const aStop = (city: string, state: string) => ({ type: "PICKUP" as const, location: { place: { city, state } } });
const stops = [aStop("Monterrey", "NL"), aStop("Dallas", "TX")];
const over = (usMxBorderCrossing: "LAREDO_INTL_BRIDGE" | "PHARR_REYNOSA_INTL_BRIDGE") => [{ usMxBorderCrossing }];
const laredo = over("LAREDO_INTL_BRIDGE");
const usesOf = ({ organizationId }: Context) =>
  db.crossingUse.findMany({
    where: { organizationId },
    select: { originMarket: true, destinationMarket: true, usMxBorderCrossing: true },
  });

test("a load's crossing counts as the organization's own on its lane, once however often it is synced", async () => {
  const load = { ...aNewKey(), stops, borderCrossings: laredo };
  await sync(tms, load);
  await sync(tms, load);
  await sync(tms, { ...load, linearFeet: 10 });
  const [use, ...others] = await usesOf(tms);
  expect(others).toEqual([]);
  const history = await readOwnHistory(tms, [[use?.originMarket ?? "", use?.destinationMarket ?? ""]]);
  expect([...history.values()].map((own) => [...own])).toEqual([[["LAREDO_INTL_BRIDGE", 1]]]);
});

test("another crossing takes the place of the one before it, and none takes it off", async () => {
  const { externalId } = aNewKey();
  await sync(tms, { externalId, stops, borderCrossings: laredo });
  await sync(tms, { externalId, borderCrossings: over("PHARR_REYNOSA_INTL_BRIDGE") });
  expect(await usesOf(tms)).toMatchObject([{ usMxBorderCrossing: "PHARR_REYNOSA_INTL_BRIDGE" }]);
  await sync(tms, { externalId, borderCrossings: null });
  expect(await usesOf(tms)).toEqual([]);
});

test.each([
  ["does not cross between Mexico and the north", [aStop("Chicago", "IL"), aStop("Dallas", "TX")], laredo],
  ["has places nobody knows", [aStop("Qqqzzz", "NL"), aStop("Dallas", "TX")], laredo],
  ["names no crossing", stops, []],
])("a load that %s counts nothing", async (_, places, borderCrossings) => {
  await sync(tms, { ...aNewKey(), stops: places, borderCrossings });
  expect(await usesOf(tms)).toEqual([]);
});

test("a trial counts nothing", async () => {
  await sync(tms, { ...aNewKey(), stops, borderCrossings: laredo }, { validateOnly: true });
  expect(await usesOf(tms)).toEqual([]);
});
