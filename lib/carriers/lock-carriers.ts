import { lockCarriersOf } from "@/lib/carriers/store/relationship-rows";
import type { Context } from "@/lib/server/context";

/**
 * Lets this transaction alone write what the organization has of carriers, until it ends. Who locks anything else of a
 * carrier takes this first: two that lock in different orders would wait for each other.
 */
export async function lockCarriers(tx: Context): Promise<void> {
  await lockCarriersOf(tx);
}
