import { expect, test } from "vitest";
import { countLoadsInStatuses, listLoads } from "@/lib/loads/list-loads";
import { type CountLoadsRequest, LoadSort } from "@/lib/loads/schema/list";
import { LoadStatus } from "@/lib/loads/schema/load";
import type { Context } from "@/lib/server/context";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, sync } from "@/lib/testing/a-sync";

/** Loads of which some share what they are sorted by, and some have none of it. */
async function aBoard(tms: Context) {
  const timezone = "America/Chicago";
  for (let index = 0; index < 12; index++) {
    const start = `${index % 2 ? 2026 : 1001}-01-0${1 + (index % 3)}T08:00`;
    const stop = { type: "PICKUP", location: { timezone }, appointment: { type: "SCHEDULED", start } } as const;
    const now = new Date(tms.now.getTime() + (index % 5));
    const maxBuy = { currencyCode: "USD", amount: index % 4 } as const;
    await sync({ ...tms, now }, { externalId: `L${index}`, ...(index % 4 && { stops: [stop], maxBuy }) });
  }
}

test("a list in pages is the whole list, whatever its order", async () => {
  const { tms } = await aBrokerage();
  await aBoard(tms);
  for (const sort of LoadSort.options) {
    const { items, total } = await listLoads(tms, { sort });
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listLoads(tms, { sort, limit: 1, cursor });
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect([sort, total, paged]).toEqual([sort, 12, items.map(({ id }) => id)]);
  }
});

test("a load is found by its state's code as it was sent, and as people write it", async () => {
  const { tms } = await aBrokerage();
  const stopIn = (city: string, state: string, countryCode: string) =>
    ({ type: "PICKUP", location: { place: { type: "CITY", city, state, countryCode } } }) as const;
  await sync(tms, { externalId: "Q", stops: [stopIn("San Juan del Río", "QUE", "MX"), stopIn("Laredo", "TX", "US")] });
  await sync(tms, { externalId: "N", stops: [stopIn("Laredo", "TX", "US"), stopIn("Apodaca", "NL", "MX")] });
  await sync(tms, { externalId: "C", stops: [stopIn("Saint-Hyacinthe", "QUE", "CA"), stopIn("Albany", "NY", "US")] });
  const found = async (query: string) =>
    (await listLoads(tms, { query, sort: "displayId" })).items.map(({ externalId }) => externalId);
  expect(await found("qro")).toEqual(["Q"]);
  expect(await found("laredo QRO")).toEqual(["Q"]);
  expect(await found("que")).toEqual(["C", "Q"]);
  expect(await found("NLE")).toEqual(["N"]);
  expect(await found("QROO")).toEqual([]);
});

test("a row has what the customer pays, until when to answer, and what its carrier is paid in all", async () => {
  const { broker, tms } = await aBrokerage();
  const { dotNumber } = await aRelationship(broker, { status: "ACTIVE" });
  const usd = (amount: number) => ({ currencyCode: "USD", amount }) as const;
  const priced = (...values: { currencyCode: "USD" | "MXN"; amount: number }[]) => ({
    carrier: { dotNumber },
    price: { lineItems: values.map((value, index) => ({ externalId: `${index}`, value })) },
  });
  const respondBy = "2026-11-22T23:00:00.000Z";
  await sync(tms, {
    externalId: "A",
    customerRate: usd(250_000),
    respondBy,
    assignedCarrier: priced(usd(190_000), usd(-5000)),
  });
  await sync(tms, { externalId: "B", assignedCarrier: priced(usd(1), { currencyCode: "MXN", amount: 1 }) });
  const { items } = await listLoads(tms, { sort: "displayId" });
  expect(items[0]).toMatchObject({ customerRate: usd(250_000), respondBy, bookedPrice: usd(185_000) });
  expect(items[1]?.assignedCarrier).toBeDefined();
  expect(items[1]).not.toHaveProperty("bookedPrice");
});

test("loads are counted in each status, of those that match, whatever status is asked for", async () => {
  const { tms } = await aBrokerage();
  const customers = { A: "AVAILABLE", B: "AVAILABLE", C: "CANCELLED" } as const;
  for (const [externalId, status] of Object.entries(customers))
    await sync(tms, { externalId, status, externalCustomerId: externalId === "B" ? "OTHER" : "ONE" });
  const counted = async (filter: CountLoadsRequest) =>
    (await countLoadsInStatuses(tms, filter)).items.flatMap(({ status, count }) => (count ? [[status, count]] : []));
  expect((await countLoadsInStatuses(tms, {})).items).toHaveLength(LoadStatus.options.length);
  expect(await counted({})).toEqual([
    ["AVAILABLE", 2],
    ["CANCELLED", 1],
  ]);
  expect(await counted({ externalCustomerId: "ONE" })).toEqual([
    ["AVAILABLE", 1],
    ["CANCELLED", 1],
  ]);
});
