import { beforeAll, describe, expect, test } from "vitest";
import { bookLoad, lockForBooking } from "@/lib/loads/book-load";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { inTransaction } from "@/lib/server/transaction";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";

let tms: Context;
let broker: Context;
let carrier: Awaited<ReturnType<typeof aRelationship>>;

beforeAll(async () => {
  ({ tms, broker } = await aBrokerage());
  carrier = await aRelationship(tms, { status: "ACTIVE" });
});

const aStop = (city: string, state: string, start?: string) => ({
  type: "PICKUP" as const,
  location: { place: { city, state } },
  ...(start && { appointment: { type: "SCHEDULED" as const, start } }),
});
const lane = {
  stops: [aStop("Monterrey", "NL", "2026-11-18T15:00:00Z"), aStop("Dallas", "TX")],
  borderCrossings: [{ usMxBorderCrossing: "LAREDO_INTL_BRIDGE" as const }],
  trailerRequirements: { allowedTypes: ["DRY_VAN_53" as const] },
};
const paid = (...amounts: number[]) => ({
  carrier: { dotNumber: carrier.dotNumber },
  price: { lineItems: amounts.map((amount) => ({ value: { amount } })) },
});
const observed = async (loadId: string) => {
  const [row, ...others] = await db.rateObservation.findMany({
    where: { organizationId: tms.organizationId, key: `load:${loadId}` },
  });
  expect(others).toEqual([]);
  return row && { amount: row.allInAmount, source: row.source };
};

describe("what a load's carrier is paid", () => {
  test("is known of a lane once it is booked, for all of its line items", async () => {
    const { load } = await sync(tms, {
      ...aNewKey(),
      ...lane,
      status: "BOOKED",
      assignedCarrier: paid(180_000, 15_000),
    });
    const [row] = await db.rateObservation.findMany({ where: { key: `load:${load.id}` } });
    expect(row).toMatchObject({
      originMarket: "MTY",
      destinationMarket: "DAL",
      usMxBorderCrossing: "LAREDO_INTL_BRIDGE",
      trailerCategory: "DRY_VAN",
      pickupDate: new Date("2026-11-18"),
      allInAmount: 195_000,
      currencyCode: "USD",
      carrierKey: carrier.carrierId,
      source: "ASSIGNED_PRICE",
    });
    expect(row?.routeMiles).toBeGreaterThan(550);
    expect(row?.routeMiles).toBeLessThan(700);
  });

  test("is the accepted bid until the load is delivered, then what it was assigned for", async () => {
    const { externalId } = aNewKey();
    const { load } = await sync(tms, { externalId, ...lane, status: "AVAILABLE" });
    expect(await observed(load.id)).toBeUndefined();
    await inTransaction(broker, async (tx) => {
      const locked = await lockForBooking(tx, { loadId: load.id, carrierId: carrier.carrierId });
      await bookLoad(tx, locked, { price: { currencyCode: "USD", amount: 194_000 } });
    });
    expect(await observed(load.id)).toEqual({ amount: 194_000, source: "ACCEPTED_BID" });
    const lineItems = [{ value: { amount: 194_000 } }, { externalId: "DET", value: { amount: 9_000 } }];
    const assignedCarrier = { ...paid(), price: { lineItems } };
    await sync(tms, { externalId, status: "BOOKED", assignedCarrier });
    expect((await observed(load.id))?.amount).toBe(194_000);
    await sync(tms, { externalId, status: "COMPLETED", assignedCarrier });
    expect(await observed(load.id)).toEqual({ amount: 203_000, source: "ASSIGNED_PRICE" });
  });

  test("is forgotten when the load is cancelled, or its carrier taken off", async () => {
    for (const undone of [{ status: "CANCELLED" as const }, { assignedCarrier: null }]) {
      const { externalId } = aNewKey();
      const { load } = await sync(tms, { externalId, ...lane, status: "BOOKED", assignedCarrier: paid(180_000) });
      expect(await observed(load.id)).toBeDefined();
      await sync(tms, { externalId, ...undone });
      expect(await observed(load.id)).toBeUndefined();
    }
  });

  test.each([
    ["is not booked", { status: "AVAILABLE" as const }],
    [
      "is of a trailer whose prices are another business",
      { trailerRequirements: { allowedTypes: ["TANKER" as const] } },
    ],
    ["has a place nobody knows", { stops: [aStop("Monterrey", "NL"), aStop("Qqqzzz", "NL")] }],
    ["stays within one place", { stops: [aStop("Dallas", "TX")] }],
  ])("is not known of a load that %s", async (_, other) => {
    const load = { ...aNewKey(), ...lane, status: "BOOKED" as const, assignedCarrier: paid(180_000), ...other };
    expect(await observed((await sync(tms, load)).load.id)).toBeUndefined();
  });

  test("is not known where its items have two currencies, or sum up to nothing or to more than any price", async () => {
    const billion = 1_000_000_000;
    for (const value of [{ currencyCode: "MXN" as const, amount: 5 }, { amount: -180_000 }, { amount: billion }]) {
      const lineItems = [
        { value: { amount: 180_000 } },
        { value },
        ...(value.amount === billion ? [{ value }, { value }] : []),
      ];
      const assignedCarrier = { ...paid(), price: { lineItems } };
      const { load } = await sync(tms, { ...aNewKey(), ...lane, status: "BOOKED", assignedCarrier });
      expect(await observed(load.id)).toBeUndefined();
    }
  });
});
