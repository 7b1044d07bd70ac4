import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { importObservations } from "@/lib/rates/import-observations";
import { recordLoadObservation } from "@/lib/rates/record-load-observation";
import type { LoadObservation } from "@/lib/rates/schema/observation";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { inTransaction } from "@/lib/server/transaction";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";
import { anOrganization } from "@/lib/testing/an-organization";
import { countedStatements } from "@/lib/testing/counted-statements";

const aPaidLoad = (paid: Partial<LoadObservation> = {}): LoadObservation => ({
  originMarket: "MTY",
  destinationMarket: "DAL",
  usMxBorderCrossing: "LAREDO_INTL_BRIDGE",
  trailerCategory: "DRY_VAN",
  routeMiles: 590,
  pickupDate: "2026-11-18",
  allIn: { currencyCode: "USD", amount: 195_000 },
  carrierId: newId("carrier"),
  source: "ACCEPTED_BID",
  ...paid,
});

async function aBroker() {
  const { ctx } = await anOrganization();
  const loadId = newId("load");
  const at = (day: string): Context => ({ ...ctx, now: new Date(`${day}T15:00:00Z`) });
  const record = (paid: LoadObservation | undefined, by: Context = at("2026-11-20")) =>
    inTransaction(by, (tx) => recordLoadObservation(tx, loadId, paid));
  const stored = () => db.rateObservation.findMany({ where: { organizationId: ctx.organizationId } });
  const summaries = () =>
    db.rateSummary.findMany({
      where: { owner: ctx.organizationId },
      orderBy: { series: "asc" },
      omit: { brief: true },
    });
  return { record, stored, summaries, loadId, at };
}

test("a load has one price: the accepted one until the assigned one takes its place", async () => {
  const { record, stored, loadId } = await aBroker();
  const accepted = aPaidLoad();
  await record(accepted);
  await record({ ...accepted, source: "ASSIGNED_PRICE", allIn: { currencyCode: "USD", amount: 201_500 } });
  expect(await stored()).toMatchObject([
    { key: `load:${loadId}`, source: "ASSIGNED_PRICE", allInAmount: 201_500, carrierKey: accepted.carrierId },
  ]);
});

test("a load that nobody is paid for any longer leaves nothing, in the summaries neither", async () => {
  const { record, stored, summaries } = await aBroker();
  await record(aPaidLoad());
  const before = await summaries();
  expect(before.length).toBeGreaterThan(0);
  await record(undefined);
  expect(await stored()).toEqual([]);
  expect((await summaries()).filter(({ weeks }) => weeks.replace(/\W/g, "") !== "")).toEqual([]);
});

test("summaries after a replacement are those of the new price alone", async () => {
  const [replaced, fresh] = [await aBroker(), await aBroker()];
  const price = aPaidLoad({ allIn: { currencyCode: "USD", amount: 250_000 } });
  await replaced.record(aPaidLoad());
  await replaced.record(price);
  await fresh.record(price);
  const texts = async ({ summaries }: typeof fresh) => (await summaries()).map(({ series, weeks }) => [series, weeks]);
  expect(await texts(replaced)).toEqual(await texts(fresh));
});

test("saving a load again whose price is the same, or has none, reads once and writes nothing", async () => {
  const { record, stored } = await aBroker();
  const paid = aPaidLoad();
  // BEGIN and COMMIT are two more.
  expect(await countedStatements(() => record(undefined))).toBe(3);
  await record(paid);
  const before = await stored();
  expect(await countedStatements(() => record({ ...paid }))).toBe(3);
  expect(await stored()).toEqual(before);
});

test("a price without a day keeps the day of its first sync, one without a crossing has the usual one", async () => {
  const { record, stored, at } = await aBroker();
  const { pickupDate: _, usMxBorderCrossing: __, ...paid } = aPaidLoad();
  await record(paid, at("2026-11-10"));
  await record({ ...paid, allIn: { currencyCode: "USD", amount: 1 } }, at("2026-11-20"));
  expect(await stored()).toMatchObject([
    { pickupDate: new Date("2026-11-10"), usMxBorderCrossing: "LAREDO_INTL_BRIDGE", allInAmount: 1 },
  ]);
});

test("a day that must be a typing error is not believed", async () => {
  const { record, stored } = await aBroker();
  await record(aPaidLoad({ pickupDate: "2226-11-18" }));
  expect(await stored()).toMatchObject([{ pickupDate: new Date("2026-11-20") }]);
});

test("a load that is in the portal and in an imported file is one price: that of the portal", async () => {
  const { broker } = await aBrokerage();
  const { externalId } = aNewKey();
  const { load } = await sync(broker, { externalId });
  const row = {
    key: externalId,
    origin: "MTY",
    destination: "DAL",
    trailerCategory: "DRY_VAN",
    pickupDate: "2026-10-02",
    amount: { currencyCode: "USD", amount: 180_000 },
  };
  const add = async () =>
    (await importObservations({ ...broker, now: new Date("2026-11-20") }, { rows: [row] })).results;
  const stored = () => db.rateObservation.findMany({ where: { organizationId: broker.organizationId } });
  const record = (paid: LoadObservation | undefined) =>
    inTransaction(broker, (tx) => recordLoadObservation(tx, load.id, paid));
  expect(await add()).toMatchObject([{ outcome: "CREATED" }]);
  await record(undefined);
  expect(await stored()).toMatchObject([{ key: `import:${externalId}` }]);
  await record(aPaidLoad());
  expect(await stored()).toMatchObject([{ key: `load:${load.id}`, allInAmount: 195_000 }]);
  expect(await add()).toMatchObject([{ outcome: "UNCHANGED", problems: [{ code: "load_has_price" }] }]);
  expect(await stored()).toHaveLength(1);
});
