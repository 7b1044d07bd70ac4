import { expect, test } from "vitest";
import { getCarriers } from "@/lib/carriers/find-carriers";
import { holdJudgedCarrier } from "@/lib/carriers/lock-carriers";
import { saveCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import { updateCarrierProfile } from "@/lib/carriers/update-carrier-profile";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import { inTransaction } from "@/lib/server/transaction";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage } from "@/lib/testing/a-sync";

/** A carrier as it was judged, and whether it is still so after `change`. */
async function aJudgedCarrier(requirementsBlock = false) {
  const { broker, tms } = await aBrokerage();
  const { carrierId, dotNumber } = await aRelationship(broker, { status: "ACTIVE" });
  const [carrier] = await getCarriers(broker, [carrierId]);
  if (!carrier) throw new Error("no carrier");
  const isSame = () => inTransaction(broker, (tx) => holdJudgedCarrier(tx, { carrier, requirementsBlock }));
  return { broker, tms, carrierId, dotNumber, carrier, isSame };
}

test("a carrier nobody touched is still as it was judged, whatever became of others", async () => {
  const { broker, isSame } = await aJudgedCarrier();
  const { dotNumber } = await aRelationship(broker, { status: "ACTIVE" });
  await upsertRelationships(broker, { carrierRelationships: [{ carrier: { dotNumber }, status: "DO_NOT_DISPATCH" }] });
  await saveCarrierPolicy(broker, { defaultStatus: "NEEDS_REVIEW", requirementsBlock: false });
  expect(await isSame()).toBe(true);
});

test.each([
  { status: "DO_NOT_DISPATCH" as const },
  { onboardingStatus: "IN_PROGRESS" as const },
  { carrierExternalId: "C-1" },
])("a relationship that became %o is judged anew", async (terms) => {
  const { tms, dotNumber, isSame } = await aJudgedCarrier();
  await upsertRelationships(tms, { carrierRelationships: [{ carrier: { dotNumber }, ...terms }] });
  expect(await isSame()).toBe(false);
});

test("a carrier of which the organization learned something is judged anew", async () => {
  const { broker, carrierId, isSame } = await aJudgedCarrier();
  await updateCarrierProfile(broker, { id: carrierId, certificates: [{ type: "CTPAT" }] });
  expect(await isSame()).toBe(false);
});

test("a carrier is judged anew when the organization lets requirements block", async () => {
  const { broker, isSame } = await aJudgedCarrier();
  await saveCarrierPolicy(broker, { defaultStatus: "ACTIVE", requirementsBlock: true });
  expect(await isSame()).toBe(false);
});

test("a carrier without a relationship to the organization is never as it was judged", async () => {
  const { carrier } = await aJudgedCarrier();
  const { broker: stranger } = await aBrokerage();
  const asked = inTransaction(stranger, (tx) => holdJudgedCarrier(tx, { carrier, requirementsBlock: false }));
  expect(await asked).toBe(false);
});
