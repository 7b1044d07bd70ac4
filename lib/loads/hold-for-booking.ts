import { getCarriers } from "@/lib/carriers/find-carriers";
import { lockRelationship } from "@/lib/carriers/lock-carriers";
import { readCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import type { Eligibility } from "@/lib/carriers/schema/eligibility";
import { dayOf } from "@/lib/core/day-of";
import { AppError } from "@/lib/core/errors";
import { findLoad } from "@/lib/loads/get-load";
import { eligibilityFor } from "@/lib/loads/rules/carrier-check";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import type { Context } from "@/lib/server/context";

/** A load and a carrier that nobody else changes until the transaction ends, and what the one means for the other. */
export type HeldForBooking = { stored: StoredLoad; carrier: KnownCarrier; meaning: Eligibility };

type Pair = { loadId: string; carrierId: string };

/**
 * Locks the carrier and then the load, in the order in which whoever locks both does. Comes before a posting or a bid is
 * locked.
 * @throws AppError "not_found" for a load of another organization, and for a carrier that nobody knows
 */
export async function holdForBooking(tx: Context, { loadId, carrierId }: Pair): Promise<HeldForBooking> {
  await lockRelationship(tx, carrierId);
  const [carrier] = await getCarriers(tx, [carrierId]);
  if (!carrier) throw new AppError("not_found", "There is no such carrier.");
  const stored = await findLoad(tx, { id: loadId }, true);
  const { requirementsBlock } = await readCarrierPolicy(tx);
  return { stored, carrier, meaning: eligibilityFor(stored, carrier, { requirementsBlock, today: dayOf(tx.now) }) };
}
