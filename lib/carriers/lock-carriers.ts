import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import type { CarrierPolicy } from "@/lib/carriers/schema/policy";
import { lockCarriersOf, lockEligibilityGrounds } from "@/lib/carriers/store/relationships";
import type { Context } from "@/lib/server/context";

/**
 * Lets only this transaction write the organization's carriers until it ends. Take this lock before any other lock of
 * a carrier: transactions that lock in different orders deadlock.
 */
export async function lockCarriers(tx: Context): Promise<void> {
  await lockCarriersOf(tx);
}

type CheckedCarrier = { carrier: KnownCarrier } & Pick<CarrierPolicy, "requirementsBlock">;

/**
 * Whether a carrier is still as it was when its eligibility was checked; if so, its relationship is locked until `tx`
 * ends. Lock the carrier before the load: an upsert waits for one carrier while others wait for the upsert.
 */
export async function lockCheckedCarrier(
  tx: Context,
  { carrier, requirementsBlock }: CheckedCarrier,
): Promise<boolean> {
  const { id, relationship, profileVersion } = carrier;
  const now = await lockEligibilityGrounds(tx, id);
  return (
    now !== undefined &&
    now.status === relationship?.status &&
    now.onboardingStatus === relationship.onboardingStatus &&
    now.version === relationship.version &&
    now.profileVersion === profileVersion &&
    now.requirementsBlock === requirementsBlock
  );
}

/** Locks the organization's relationship with the carrier until `tx` ends. */
export async function lockRelationship(tx: Context, carrierId: string): Promise<void> {
  await lockEligibilityGrounds(tx, carrierId);
}
