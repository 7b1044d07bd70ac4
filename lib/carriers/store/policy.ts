import { CarrierPolicy, type SaveCarrierPolicyRequest } from "@/lib/carriers/schema/policy";
import { withoutNulls } from "@/lib/carriers/store/known-carriers";
import { announceChange } from "@/lib/server/announce-change";
import { authorOf, type Context } from "@/lib/server/context";
import { defineStatement, runStatement } from "@/lib/server/statement";

/** The policy of an organization that never saved one. */
export const atFirst: CarrierPolicy = { defaultStatus: "ACTIVE", requirementsBlock: false };

export async function findPolicy({ organizationId, db }: Context): Promise<CarrierPolicy> {
  const row = await db.carrierPolicy.findUnique({ where: { organizationId } });
  return row ? CarrierPolicy.parse({ ...withoutNulls(row), updatedAt: row.updatedAt.toISOString() }) : atFirst;
}

const upsertPolicy = defineStatement({
  name: "upsert-carrier-policy",
  parameters: {
    organizationId: "text",
    status: "text",
    statusAtFirst: "text",
    blocks: "bool",
    blocksAtFirst: "bool",
    now: "timestamptz",
    author: "jsonb",
  },
  text: (p) => `
    INSERT INTO "carrier_policy" AS stored ("organizationId", "defaultStatus", "requirementsBlock", "updatedAt", "updatedBy")
    VALUES (${p.organizationId}, coalesce(${p.status}, ${p.statusAtFirst}), coalesce(${p.blocks}, ${p.blocksAtFirst}),
      ${p.now}, ${p.author})
    ON CONFLICT ("organizationId") DO UPDATE SET
      "defaultStatus" = coalesce(${p.status}, stored."defaultStatus"),
      "requirementsBlock" = coalesce(${p.blocks}, stored."requirementsBlock"),
      "updatedAt" = excluded."updatedAt", "updatedBy" = excluded."updatedBy"
    WHERE stored."defaultStatus" <> ${p.status} OR stored."requirementsBlock" <> ${p.blocks}`,
  row: {},
});

/** Fields left out are not changed. One statement, so that two changes at the same time do not undo each other. */
export async function savePolicy(ctx: Context, { defaultStatus, requirementsBlock }: SaveCarrierPolicyRequest) {
  if (defaultStatus === undefined && requirementsBlock === undefined) return;
  await runStatement(ctx, upsertPolicy, {
    organizationId: ctx.organizationId,
    status: defaultStatus ?? null,
    statusAtFirst: atFirst.defaultStatus,
    blocks: requirementsBlock ?? null,
    blocksAtFirst: atFirst.requirementsBlock,
    now: ctx.now,
    author: JSON.stringify(authorOf(ctx)),
  });
  announceChange(ctx, "carrier");
}
