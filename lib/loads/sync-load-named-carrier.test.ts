import { beforeAll, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { getLoad } from "@/lib/loads/get-load";
import type { Context } from "@/lib/server/context";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";

let tms: Context;

beforeAll(async () => {
  ({ tms } = await aBrokerage());
});

const lineItems = [{ value: { amount: 100_000 } }];
const letters = (length: number) =>
  Array.from({ length }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26))).join("");

async function aCarrierWithScac(scac = letters(4), isOwn = true) {
  const { carrierId, dotNumber } = await aRelationship(tms, { status: isOwn ? "ACTIVE" : undefined });
  await tms.db.carrier.update({ where: { id: carrierId }, data: { scac } });
  return { carrierId, dotNumber, scac };
}

test("a carrier named by its SCAC alone is found and assigned", async () => {
  const { carrierId, scac } = await aCarrierWithScac();
  const { load, warnings } = await sync(tms, {
    ...aNewKey(),
    assignedCarrier: { carrier: { scac: scac.toLowerCase() } },
  });
  expect(load.assignedCarrier?.carrier).toMatchObject({ id: carrierId, scac });
  expect(warnings).toBeUndefined();
});

test("a SCAC finds the carrier where the TMS's own id of it is not known", async () => {
  const { carrierId, scac } = await aCarrierWithScac();
  const { load } = await sync(tms, { ...aNewKey(), assignedCarrier: { carrier: { externalId: newId("org"), scac } } });
  expect(load.assignedCarrier?.carrier?.id).toBe(carrierId);
});

test("the TMS's own id goes before the SCAC, and a number before both", async () => {
  const [named, other] = [await aCarrierWithScac(), await aCarrierWithScac()];
  const externalId = newId("org");
  await tms.db.carrierRelationship.updateMany({
    where: { organizationId: tms.organizationId, carrierId: named.carrierId },
    data: { carrierExternalId: externalId },
  });
  for (const identifier of [{ externalId }, { dotNumber: named.dotNumber }]) {
    const assignedCarrier = { carrier: { ...identifier, scac: other.scac } };
    const { load, warnings } = await sync(tms, { ...aNewKey(), assignedCarrier });
    expect(load.assignedCarrier?.carrier?.id).toBe(named.carrierId);
    expect(warnings).toBeUndefined();
  }
});

test("of several carriers with one SCAC the organization's own is meant, and of two of its own none", async () => {
  const own = await aCarrierWithScac();
  await aCarrierWithScac(own.scac, false);
  const body = { assignedCarrier: { carrier: { scac: own.scac } } };
  expect((await sync(tms, { ...aNewKey(), ...body })).load.assignedCarrier?.carrier?.id).toBe(own.carrierId);
  const { carrierId: other } = await aCarrierWithScac(own.scac);
  const { load, warnings } = await sync(tms, { ...aNewKey(), ...body });
  expect(load.assignedCarrier).toBeUndefined();
  const candidates = expect.arrayContaining([own.carrierId, other]);
  expect(warnings).toMatchObject([{ code: "carrier_not_assigned", reason: "different_carriers", candidates }]);
});

test.each([
  ["a SCAC that nobody has", { scac: "ZZZZ9" }],
  ["nothing but a name", { displayName: "Transportes del Norte" }],
])("a carrier sent with %s is not assigned, with a warning, and kept as the proposed one", async (_, carrier) => {
  const { externalId } = aNewKey();
  const answer = await sync(tms, { externalId, status: "BOOKED", assignedCarrier: { carrier, price: { lineItems } } });
  expect(codesOf(answer)).toEqual(["carrier_not_assigned load.assignedCarrier.carrier"]);
  expect(answer.load.assignedCarrier).toBeUndefined();
  expect((await getLoad(tms, { externalId })).proposedCarrier).toMatchObject({ carrier, price: { lineItems } });
});

test("a carrier that is proposed by its SCAC is assigned by the next sync once somebody has it", async () => {
  const scac = letters(4);
  const body = { ...aNewKey(), assignedCarrier: { carrier: { scac } } };
  expect((await sync(tms, body)).load.assignedCarrier).toBeUndefined();
  const { carrierId } = await aCarrierWithScac(scac);
  expect((await sync(tms, body)).load.assignedCarrier?.carrier?.id).toBe(carrierId);
});

test("a mere name beside what identifies the carrier changes nothing", async () => {
  const { carrierId, dotNumber } = await aCarrierWithScac();
  const { externalId } = aNewKey();
  await sync(tms, { externalId, assignedCarrier: { carrier: { dotNumber } } });
  const renamed = { carrier: { dotNumber, displayName: "Another name", scac: "QQQQ" } };
  const { load, warnings, version } = await sync(tms, { externalId, assignedCarrier: renamed });
  expect(load.assignedCarrier?.carrier?.id).toBe(carrierId);
  expect([warnings, version]).toEqual([undefined, 1]);
});

test("a price without a carrier is stored with a warning, until there is a carrier", async () => {
  const { dotNumber } = await aCarrierWithScac();
  const { externalId } = aNewKey();
  const priced = await sync(tms, { externalId, assignedCarrier: { price: { lineItems } } });
  expect(codesOf(priced)).toEqual(["price_without_carrier load.assignedCarrier.price"]);
  expect(priced.load.assignedCarrier?.price?.lineItems).toHaveLength(1);
  const { warnings } = await sync(tms, {
    externalId,
    assignedCarrier: { carrier: { dotNumber }, price: { lineItems } },
  });
  expect(warnings).toBeUndefined();
});
