import { expect, test } from "vitest";
import { updateCarrierProfile } from "@/lib/carriers/update-carrier-profile";
import { listCarrierChoices } from "@/lib/loads/check-eligibility";
import { db } from "@/lib/server/db";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage } from "@/lib/testing/a-sync";

test("a carrier that misses a requirement of the load can be chosen, unless the organization lets that block", async () => {
  const { broker } = await aBrokerage();
  const { carrierId } = await aRelationship(broker, { status: "ACTIVE" });
  const asked = { carrierRequirements: { ctpatCertified: true } };
  const misses = [{ requirement: "ctpatCertified", miss: "not_known" }];
  expect(await listCarrierChoices(broker, asked)).toMatchObject([{ id: carrierId, assignable: true, misses }]);
  const { organizationId, now: updatedAt } = broker;
  await db.carrierPolicy.create({ data: { organizationId, requirementsBlock: true, updatedAt } });
  const refused = [{ id: carrierId, assignable: false, reason: "requirements_missed", misses }];
  expect(await listCarrierChoices(broker, asked)).toMatchObject(refused);
  expect(await listCarrierChoices(broker, {})).toMatchObject([{ id: carrierId, assignable: true }]);
});

test("hazardous goods block only a carrier that is known not to haul them", async () => {
  const { broker } = await aBrokerage();
  const { organizationId, now: updatedAt } = broker;
  await db.carrierPolicy.create({ data: { organizationId, requirementsBlock: true, updatedAt } });
  const { carrierId } = await aRelationship(broker, { status: "ACTIVE" });
  const hazardous = { commodities: [{ hazmatDetails: { isHazmat: true } }] };
  const missing = (miss: string) => [{ requirement: "hazmat", miss }];
  expect(await listCarrierChoices(broker, hazardous)).toMatchObject([
    { assignable: true, misses: missing("not_known") },
  ]);
  await updateCarrierProfile(broker, { id: carrierId, hauling: { hazmat: false } });
  expect(await listCarrierChoices(broker, hazardous)).toMatchObject([
    { assignable: false, reason: "requirements_missed", misses: missing("not_held") },
  ]);
});
