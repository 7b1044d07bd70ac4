import { beforeAll, expect, test } from "vitest";
import { getCarrier, listCarrierChanges } from "@/lib/carriers/get-carrier";
import type { UpdateProfileRequest } from "@/lib/carriers/schema/carrier";
import { searchCarriers } from "@/lib/carriers/search-carriers";
import { updateCarrierProfile } from "@/lib/carriers/update-carrier-profile";
import type { Context } from "@/lib/server/context";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage } from "@/lib/testing/a-sync";

let broker: Context;

beforeAll(async () => {
  ({ broker } = await aBrokerage());
});

const update = (id: string, fields: Omit<UpdateProfileRequest, "id">) =>
  updateCarrierProfile(broker, { id, ...fields });
const insurance = { coverage: { currencyCode: "USD" as const, amount: 10_000_000 }, insurer: "Rio Mutual" };

test("which customers refuse a carrier is kept, counted as a change, and cleared by null or an empty list", async () => {
  const { carrierId } = await aRelationship(broker, { status: undefined });
  const { carrier } = await update(carrierId, { refusedByCustomers: ["FRUTAS-SONORA"] });
  expect(carrier.profile.refusedByCustomers).toEqual(["FRUTAS-SONORA"]);
  for (const nobody of [null, []]) {
    await update(carrierId, { refusedByCustomers: ["FRUTAS-SONORA"] });
    const cleared = await update(carrierId, { refusedByCustomers: nobody });
    expect(cleared.carrier.profile).toEqual({ contacts: [], certificates: [] });
  }
});

test("what a carrier hauls is one field: it is replaced as a whole, and cleared by null or an empty object", async () => {
  const { carrierId } = await aRelationship(broker, { status: undefined });
  const first = await update(carrierId, {
    hauling: { trailerTypes: ["REEFER"], countries: ["MX", "US"], hazmat: false },
  });
  expect(first.carrier.profile.hauling).toEqual({ trailerTypes: ["REEFER"], countries: ["MX", "US"], hazmat: false });
  const { carrier } = await update(carrierId, { hauling: { hazmat: true } });
  expect(carrier.profile.hauling).toEqual({ hazmat: true });
  for (const nothing of [null, {}]) {
    await update(carrierId, { hauling: { hazmat: true } });
    const cleared = await update(carrierId, { hauling: nothing });
    expect(cleared.carrier.profile).toEqual({ contacts: [], certificates: [] });
  }
});

test("a field given replaces the one on record, null clears it, and one left out stays", async () => {
  const { carrierId } = await aRelationship(broker, { status: undefined });
  await update(carrierId, { contacts: [{ name: "Ana" }], cargoInsurance: insurance, has247CustomerService: false });
  const { carrier, version } = await update(carrierId, {
    contacts: null,
    certificates: [{ type: "FAST" }],
    has247CustomerService: null,
  });
  expect(carrier.profile).toEqual({ contacts: [], certificates: [{ type: "FAST" }], cargoInsurance: insurance });
  expect([version, carrier.profileVersion]).toEqual([2, 2]);
  const { items } = await listCarrierChanges(broker, { id: carrierId });
  expect(items.map(({ operation, changes }) => [operation, changes])).toEqual([
    [
      "PROFILE_UPDATED",
      [
        { path: "profile.contacts[0]", before: { name: "Ana" } },
        { path: "profile.certificates[0]", after: { type: "FAST" } },
        { path: "profile.has247CustomerService", before: false },
      ],
    ],
    [
      "PROFILE_UPDATED",
      [
        { path: "profile.contacts[0]", after: { name: "Ana" } },
        { path: "profile.cargoInsurance", after: insurance },
        { path: "profile.has247CustomerService", after: false },
      ],
    ],
  ]);
});

test("a carrier that something was entered of is listed from then on; what changes nothing enters nothing", async () => {
  const { broker: ours } = await aBrokerage();
  const { carrierId } = await aRelationship(ours, { status: undefined });
  await updateCarrierProfile(ours, { id: carrierId, contacts: [] });
  expect((await searchCarriers(ours, {})).items).toEqual([]);
  await updateCarrierProfile(ours, { id: carrierId, has247CustomerService: true });
  expect((await searchCarriers(ours, {})).items.map(({ id }) => id)).toEqual([carrierId]);
});

test("of two updates of the same version one is refused with the carrier as it is", async () => {
  const { carrierId } = await aRelationship(broker, { status: "ACTIVE" });
  const settled = await Promise.allSettled([
    update(carrierId, { ifVersion: 0, contacts: [{ name: "Ana" }] }),
    update(carrierId, { ifVersion: 0, certificates: [{ type: "PIP" }] }),
  ]);
  const current = await getCarrier(broker, { id: carrierId });
  expect(settled.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(settled.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "version_conflict", details: { current: { carrier: current.carrier } } },
  });
});

test("two updates of different fields at once both stay", async () => {
  const { carrierId } = await aRelationship(broker, { status: "ACTIVE" });
  await Promise.all([
    update(carrierId, { contacts: [{ name: "Ana" }] }),
    update(carrierId, { certificates: [{ type: "PIP" }] }),
  ]);
  const { carrier } = await getCarrier(broker, { id: carrierId });
  expect(carrier.profile).toEqual({ contacts: [{ name: "Ana" }], certificates: [{ type: "PIP" }] });
});
