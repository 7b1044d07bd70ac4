import { beforeAll, describe, expect, test } from "vitest";
import { bookLoad, lockForBooking } from "@/lib/loads/book-load";
import { getLoad } from "@/lib/loads/get-load";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";

let tms: Context;
let broker: Context;

beforeAll(async () => {
  ({ tms, broker } = await aBrokerage());
});

const agreed = { currencyCode: "USD", amount: 194_000 } as const;
const book = (loadId: string, carrierId: string) =>
  inTransaction(broker, async (tx) => bookLoad(tx, await lockForBooking(tx, { loadId, carrierId }), { price: agreed }));
const named = (dotNumber: string, amount?: number) => ({
  carrier: { dotNumber },
  ...(amount && { price: { lineItems: [{ externalId: "LH", value: { amount } }] } }),
});
async function haulageOf(externalId: string) {
  const { assignedCarrier } = (await getLoad(tms, { externalId })).load;
  const prices = assignedCarrier?.price?.lineItems?.map(({ type, value }) => `${type} ${value?.amount}`);
  return [assignedCarrier?.carrier?.id, prices];
}

describe("a price that was agreed here", () => {
  test("stands while the TMS repeats a carrier, and its price, that could not be assigned before", async () => {
    const [refused, winner] = [
      await aRelationship(tms, { status: "NEEDS_REVIEW" }),
      await aRelationship(tms, { status: "ACTIVE" }),
    ];
    const body = { ...aNewKey(), status: "AVAILABLE" as const, assignedCarrier: named(refused.dotNumber, 230_000) };
    const { load } = await sync(tms, body);
    await book(load.id, winner.carrierId);
    const repeated = await sync(tms, body);
    expect(await haulageOf(body.externalId)).toEqual([winner.carrierId, ["BID 194000"]]);
    expect(codesOf(repeated)).toEqual([]);
  });

  test("stands so, too, where a broker chose another carrier, or none", async () => {
    const [refused, chosen] = [
      await aRelationship(tms, { status: "NEEDS_REVIEW" }),
      await aRelationship(tms, { status: "ACTIVE" }),
    ];
    const body = { ...aNewKey(), assignedCarrier: named(refused.dotNumber, 230_000) };
    await sync(tms, body);
    const { externalId } = body;
    await sync(broker, { externalId, assignedCarrier: named(chosen.dotNumber, 210_000) }, { ifVersion: 1 });
    expect(codesOf(await sync(tms, body))).toEqual([]);
    expect(await haulageOf(externalId)).toEqual([chosen.carrierId, ["EXTERNAL 210000"]]);
    await sync(broker, { externalId, assignedCarrier: null }, { ifVersion: 2 });
    await sync(tms, body);
    expect(await haulageOf(externalId)).toEqual([undefined, undefined]);
  });

  test("is not agreed with another carrier that the TMS names in the place of the one that bid", async () => {
    const [winner, other] = [
      await aRelationship(tms, { status: "ACTIVE" }),
      await aRelationship(tms, { status: "ACTIVE" }),
    ];
    const { externalId } = aNewKey();
    const { load } = await sync(tms, { externalId, status: "AVAILABLE" });
    await book(load.id, winner.carrierId);
    await sync(tms, { externalId, assignedCarrier: named(other.dotNumber) });
    expect(await haulageOf(externalId)).toEqual([other.carrierId, ["EXTERNAL 194000"]]);
  });
});
