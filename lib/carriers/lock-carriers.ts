import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import type { CarrierPolicy } from "@/lib/carriers/schema/policy";
import { holdGrounds, lockCarriersOf } from "@/lib/carriers/store/relationships";
import type { Context } from "@/lib/server/context";

/**
 * Lets this transaction alone write what the organization has of carriers, until it ends. Who locks anything else of a
 * carrier takes this first: two that lock in different orders would wait for each other.
 */
export async function lockCarriers(tx: Context): Promise<void> {
  await lockCarriersOf(tx);
}

type Judged = { carrier: KnownCarrier } & Pick<CarrierPolicy, "requirementsBlock">;

/**
 * Whether a carrier that was judged is still as it was then; if so, its relationship stays so until `tx` ends. Whoever
 * locks a load as well locks its carrier first: an upsert waits for one carrier while others wait for it.
 */
export async function holdJudgedCarrier(tx: Context, { carrier, requirementsBlock }: Judged): Promise<boolean> {
  const { id, relationship, profileVersion } = carrier;
  const now = await holdGrounds(tx, id);
  return (
    now !== undefined &&
    now.status === relationship?.status &&
    now.onboardingStatus === relationship.onboardingStatus &&
    now.version === relationship.version &&
    now.profileVersion === profileVersion &&
    now.requirementsBlock === requirementsBlock
  );
}

/** Until `tx` ends, nobody changes the organization's relationship with the carrier. */
export async function holdCarrier(tx: Context, carrierId: string): Promise<void> {
  await holdGrounds(tx, carrierId);
}
