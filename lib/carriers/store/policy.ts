import { CarrierPolicy } from "@/lib/carriers/schema/policy";
import type { Context } from "@/lib/server/context";

const atFirst: CarrierPolicy = { defaultStatus: "ACTIVE", requirementsBlock: false };

export async function findPolicy({ organizationId, db }: Context): Promise<CarrierPolicy> {
  const row = await db.carrierPolicy.findUnique({ where: { organizationId } });
  return row ? CarrierPolicy.parse(row) : atFirst;
}

export async function savePolicy({ organizationId, db, now }: Context, policy: CarrierPolicy) {
  const fields = { ...policy, updatedAt: now };
  await db.carrierPolicy.upsert({
    where: { organizationId },
    create: { organizationId, ...fields },
    update: fields,
  });
}
