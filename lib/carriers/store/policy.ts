import { CarrierPolicy, type SaveCarrierPolicyRequest } from "@/lib/carriers/schema/policy";
import { withoutNulls } from "@/lib/carriers/store/known-carriers";
import { authorOf, type Context } from "@/lib/server/context";

/** What holds where nobody said. */
export const atFirst: CarrierPolicy = { defaultStatus: "ACTIVE", requirementsBlock: false };

export async function findPolicy({ organizationId, db }: Context): Promise<CarrierPolicy> {
  const row = await db.carrierPolicy.findUnique({ where: { organizationId } });
  return row ? CarrierPolicy.parse({ ...withoutNulls(row), updatedAt: row.updatedAt.toISOString() }) : atFirst;
}

/** What is not given stays, in one statement: of two changes at once neither undoes the other. */
export async function savePolicy(ctx: Context, { defaultStatus, requirementsBlock }: SaveCarrierPolicyRequest) {
  if (defaultStatus === undefined && requirementsBlock === undefined) return;
  const { organizationId, now, db } = ctx;
  const [status, blocks] = [defaultStatus ?? null, requirementsBlock ?? null];
  await db.$executeRaw`
    INSERT INTO "carrier_policy" AS stored ("organizationId", "defaultStatus", "requirementsBlock", "updatedAt", "updatedBy")
    VALUES (${organizationId}, coalesce(${status}, ${atFirst.defaultStatus}),
      coalesce(${blocks}::boolean, ${atFirst.requirementsBlock}), ${now}, ${JSON.stringify(authorOf(ctx))}::jsonb)
    ON CONFLICT ("organizationId") DO UPDATE SET
      "defaultStatus" = coalesce(${status}, stored."defaultStatus"),
      "requirementsBlock" = coalesce(${blocks}::boolean, stored."requirementsBlock"),
      "updatedAt" = excluded."updatedAt", "updatedBy" = excluded."updatedBy"
    WHERE stored."defaultStatus" <> ${status} OR stored."requirementsBlock" <> ${blocks}::boolean`;
}
