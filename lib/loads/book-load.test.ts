import { beforeAll, describe, expect, test } from "vitest";
import { bookLoad, lockForBooking } from "@/lib/loads/book-load";
import { openLoadForBids } from "@/lib/loads/get-freight";
import { getLoad } from "@/lib/loads/get-load";
import type { LoadStatus } from "@/lib/loads/schema/load";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { inTransaction } from "@/lib/server/transaction";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";

let tms: Context;
let broker: Context;

beforeAll(async () => {
  ({ tms, broker } = await aBrokerage());
});

const price = { currencyCode: "USD", amount: 194_000 } as const;
const open = (externalId: string) => inTransaction(broker, (tx) => openLoadForBids(tx, { externalId }));
const book = (loadId: string, carrierId: string) =>
  inTransaction(broker, async (tx) => bookLoad(tx, await lockForBooking(tx, { loadId, carrierId }), { price }));
const statusOf = async (externalId: string) => (await getLoad(tms, { externalId })).load.status;
const pricesOf = async (externalId: string) =>
  (await getLoad(tms, { externalId })).load.assignedCarrier?.price?.lineItems?.map(
    ({ type, value }) => `${type} ${value?.amount}`,
  );

describe("a load that is posted", () => {
  test("is available to carriers, and its history says so", async () => {
    const { externalId } = aNewKey();
    await sync(tms, { externalId });
    expect(await open(externalId)).toMatchObject({ status: "AVAILABLE", version: 2 });
    expect(await open(externalId)).toMatchObject({ status: "AVAILABLE", version: 2 });
    expect(await sync(tms, { externalId, status: "ON_HOLD" }).then(({ load }) => load.status)).toBe("ON_HOLD");
  });

  test.each(["BOOKED", "CANCELLED", "COMPLETED"] as const)("is none that is %s", async (status: LoadStatus) => {
    const { externalId } = aNewKey();
    await sync(tms, { externalId, status });
    await expect(open(externalId)).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("a load whose bid is accepted", () => {
  const anOpenLoad = async () => {
    const { externalId } = aNewKey();
    const { load } = await sync(tms, { externalId, status: "AVAILABLE" });
    return { externalId, id: load.id };
  };

  test("is booked with the carrier at the price, and the record says why", async () => {
    const [{ carrierId }, { externalId, id }] = [await aRelationship(tms, { status: "ACTIVE" }), await anOpenLoad()];
    await book(id, carrierId);
    const { load } = await getLoad(tms, { externalId });
    expect(load).toMatchObject({
      status: "BOOKED",
      assignedCarrier: { carrier: { id: carrierId }, price: { lineItems: [{ type: "BID", value: price }] } },
    });
    const [selection] = await db.carrierSelection.findMany({ where: { loadId: id } });
    expect(selection?.record).toMatchObject({ via: "BID", load: { id, version: 2 } });
  });

  test.each([undefined, "NEEDS_REVIEW", "DO_NOT_DISPATCH"] as const)(
    "stays open with a carrier of relationship %s",
    async (status) => {
      const [{ carrierId }, { externalId, id }] = [await aRelationship(tms, { status }), await anOpenLoad()];
      const reason = status === undefined ? "no_relationship" : status.toLowerCase();
      await expect(book(id, carrierId)).rejects.toMatchObject({ code: "carrier_not_assignable", details: { reason } });
      expect(await statusOf(externalId)).toBe("AVAILABLE");
    },
  );

  test("is booked once", async () => {
    const [one, other] = [
      await aRelationship(tms, { status: "ACTIVE" }),
      await aRelationship(tms, { status: "ACTIVE" }),
    ];
    const { id } = await anOpenLoad();
    const settled = await Promise.allSettled([book(id, one.carrierId), book(id, other.carrierId)]);
    expect(settled.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.carrierSelection.count({ where: { loadId: id } })).toBe(1);
  });

  test("keeps what was agreed while the TMS repeats itself, and takes the price it changes", async () => {
    const { carrierId, dotNumber } = await aRelationship(tms, { status: "ACTIVE" });
    const { externalId, id } = await anOpenLoad();
    await book(id, carrierId);
    await sync(tms, { externalId, status: "AVAILABLE" });
    expect([await statusOf(externalId), await pricesOf(externalId)]).toEqual(["BOOKED", ["BID 194000"]]);
    const assigned = (amount: number) => ({
      carrier: { dotNumber },
      price: { lineItems: [{ externalId: "LH", value: { amount } }] },
    });
    await sync(tms, { externalId, status: "BOOKED", assignedCarrier: assigned(200_000) });
    expect(await pricesOf(externalId)).toEqual(["EXTERNAL 200000"]);
  });

  test("keeps its bid when a broker saves it as it is, and not at another price", async () => {
    const [{ carrierId }, { externalId, id }] = [await aRelationship(tms, { status: "ACTIVE" }), await anOpenLoad()];
    await book(id, carrierId);
    const { load, version } = await getLoad(broker, { externalId });
    const { assignedCarrier } = load;
    const saved = await sync(broker, { externalId, assignedCarrier }, { ifVersion: version });
    expect([codesOf(saved), await pricesOf(externalId)]).toEqual([[], ["BID 194000"]]);
    const lineItems = [{ value: { amount: 195_000 } }];
    await sync(
      broker,
      { externalId, assignedCarrier: { ...assignedCarrier, price: { lineItems } } },
      { ifVersion: version },
    );
    expect(await pricesOf(externalId)).toEqual(["EXTERNAL 195000"]);
  });
});
