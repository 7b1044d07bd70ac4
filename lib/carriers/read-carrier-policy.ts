import type { CarrierPolicy } from "@/lib/carriers/schema/policy";
import { findPolicy } from "@/lib/carriers/store/policy";
import type { Context } from "@/lib/server/context";

/** How the organization treats carriers; what holds at first where nobody said. */
export const readCarrierPolicy = (ctx: Context): Promise<CarrierPolicy> => findPolicy(ctx);
