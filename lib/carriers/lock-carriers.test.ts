import { expect, test } from "vitest";
import { getCarriers } from "@/lib/carriers/find-carriers";
import { lockCheckedCarrier } from "@/lib/carriers/lock-carriers";
import { saveCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import { updateCarrierProfile } from "@/lib/carriers/update-carrier-profile";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import { inTransaction } from "@/lib/server/transaction";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage } from "@/lib/testing/a-sync";

/** A carrier whose eligibility was checked, and whether it is still as it was then. */
async function aCheckedCarrier(requirementsBlock = false) {
  const { broker, tms } = await aBrokerage();
  const { carrierId, dotNumber } = await aRelationship(broker, { status: "ACTIVE" });
  const [carrier] = await getCarriers(broker, [carrierId]);
  if (!carrier) throw new Error("no carrier");
  const isSame = () => inTransaction(broker, (tx) => lockCheckedCarrier(tx, { carrier, requirementsBlock }));
  return { broker, tms, carrierId, dotNumber, carrier, isSame };
}

test("a carrier nobody touched is still as it was checked, whatever became of others", async () => {
  const { broker, isSame } = await aCheckedCarrier();
  const { dotNumber } = await aRelationship(broker, { status: "ACTIVE" });
  await upsertRelationships(broker, { carrierRelationships: [{ carrier: { dotNumber }, status: "DO_NOT_DISPATCH" }] });
  await saveCarrierPolicy(broker, { defaultStatus: "NEEDS_REVIEW", requirementsBlock: false });
  expect(await isSame()).toBe(true);
});

test.each([
  { status: "DO_NOT_DISPATCH" as const },
  { onboardingStatus: "IN_PROGRESS" as const },
  { carrierExternalId: "C-1" },
])("a relationship that became %o is checked again", async (terms) => {
  const { tms, dotNumber, isSame } = await aCheckedCarrier();
  await upsertRelationships(tms, { carrierRelationships: [{ carrier: { dotNumber }, ...terms }] });
  expect(await isSame()).toBe(false);
});

test("a carrier of which the organization learned something is checked again", async () => {
  const { broker, carrierId, isSame } = await aCheckedCarrier();
  await updateCarrierProfile(broker, { id: carrierId, certificates: [{ type: "CTPAT" }] });
  expect(await isSame()).toBe(false);
});

test("a carrier is checked again when the organization lets requirements block", async () => {
  const { broker, isSame } = await aCheckedCarrier();
  await saveCarrierPolicy(broker, { defaultStatus: "ACTIVE", requirementsBlock: true });
  expect(await isSame()).toBe(false);
});

test("a carrier without a relationship to the organization is never as it was checked", async () => {
  const { carrier } = await aCheckedCarrier();
  const { broker: stranger } = await aBrokerage();
  const asked = inTransaction(stranger, (tx) => lockCheckedCarrier(tx, { carrier, requirementsBlock: false }));
  expect(await asked).toBe(false);
});
