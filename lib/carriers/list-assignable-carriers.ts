import { assignability } from "@/lib/carriers/rules/assignability";
import type { KnownCarrier } from "@/lib/carriers/schema/known-carrier";
import type { NotAssignable } from "@/lib/carriers/schema/verdict";
import { listRelatedCarriers } from "@/lib/carriers/store/known-carriers";
import type { Context } from "@/lib/server/context";

export type CarrierChoice = Omit<KnownCarrier, "relationship"> & { assignable: boolean; reason?: NotAssignable };

/** The organization's carriers, each with whether it may be assigned to freight and why not. */
export async function listAssignableCarriers(ctx: Context): Promise<CarrierChoice[]> {
  const carriers = await listRelatedCarriers(ctx);
  return carriers.map(({ relationship, ...carrier }) => {
    const { assignable, reason } = assignability(relationship);
    return { ...carrier, assignable, ...(reason && { reason }) };
  });
}
