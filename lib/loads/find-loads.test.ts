import { expect, test } from "vitest";
import { findLoads } from "@/lib/loads/find-loads";
import type { Context } from "@/lib/server/context";
import { aBrokerage, sync } from "@/lib/testing/a-sync";

const found = async (ctx: Context, query: string) =>
  (await findLoads(ctx, { query })).items.map(({ externalDisplayId }) => externalDisplayId);

/** Loads of which each later one changed later. */
async function loadsOf(tms: Context, loads: Parameters<typeof sync>[1][]) {
  for (const [at, load] of loads.entries()) await sync({ ...tms, now: new Date(tms.now.getTime() + at) }, load);
}

test("the load with this very id comes before newer ones whose id begins so, and those before other matches", async () => {
  const { tms } = await aBrokerage();
  const others = Array.from({ length: 9 }, (_, at) => ({ externalId: `TMS-102${at}` }));
  await loadsOf(tms, [
    { externalId: "TMS-102" },
    ...others,
    { externalId: "NEWEST", referenceNumbers: [{ label: "PO", value: "tms-102" }] },
  ]);
  const ids = await found(tms, " tms-102 ");
  expect(ids.slice(0, 2)).toEqual(["TMS-102", "TMS-1028"]);
  expect(ids).toHaveLength(8);
  expect(ids).not.toContain("NEWEST");
});

test("a load is found by your id of it before the one that shows another", async () => {
  const { tms } = await aBrokerage();
  await loadsOf(tms, [
    { externalId: "77001", externalDisplayId: "A" },
    { externalId: "B", customerName: "77001" },
  ]);
  expect(await found(tms, "77001")).toEqual(["A", "B"]);
});

test("words find the newest first, each with where it goes and for whom", async () => {
  const { tms } = await aBrokerage();
  const stopIn = (city: string, state: string, countryCode: string) =>
    ({ type: "PICKUP", location: { place: { type: "CITY", city, state, countryCode } } }) as const;
  const stops = [stopIn("Querétaro", "QUE", "MX"), stopIn("Laredo", "TX", "US")];
  await loadsOf(tms, [
    { externalId: "1", customerName: "Frutas Sonora", stops },
    { externalId: "2", externalCustomerId: "FRUTAS" },
    { externalId: "3" },
  ]);
  expect(await found(tms, "frutas")).toEqual(["2", "1"]);
  const { items } = await findLoads(tms, { query: "QUERETARO laredo" });
  expect(items).toEqual([
    {
      id: expect.stringMatching(/^load_/),
      externalId: "1",
      externalDisplayId: "1",
      status: "ON_HOLD",
      customerName: "Frutas Sonora",
      origin: "Querétaro, QUE, MX",
      destination: "Laredo, TX, US",
    },
  ]);
});

test("signs that mean something to the database are characters like others", async () => {
  const { tms } = await aBrokerage();
  await loadsOf(tms, [{ externalId: "100%_a" }, { externalId: "100xya" }]);
  expect(await found(tms, "100%_")).toEqual(["100%_a"]);
});

test("loads of others are not found", async () => {
  const { tms } = await aBrokerage();
  await sync(tms, { externalId: "SHARED-1" });
  const { tms: other } = await aBrokerage();
  expect(await found(other, "SHARED-1")).toEqual([]);
});
