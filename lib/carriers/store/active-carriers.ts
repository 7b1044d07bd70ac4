import type { CertificateType } from "@/lib/carriers/schema/profile";
import { arrayLiteral } from "@/lib/server/array-literal";
import type { Context } from "@/lib/server/context";
import { defineStatement, runStatement, text } from "@/lib/server/statement";

const active = defineStatement({
  name: "list-active-carriers",
  parameters: { organizationId: "text", limit: "int4" },
  text: (p) => `SELECT "carrierId" AS "id" FROM "carrier_relationship"
    WHERE "organizationId" = ${p.organizationId} AND "status" = 'ACTIVE' ORDER BY "updatedAt" DESC, "id" DESC
    LIMIT ${p.limit}`,
  row: { id: text() },
});

/** Of the carriers that may be assigned to freight, those whose relationship changed last. */
export async function listActiveIds(ctx: Context, limit: number): Promise<string[]> {
  const rows = await runStatement(ctx, active, { organizationId: ctx.organizationId, limit });
  return rows.map(({ id }) => id);
}

const holders = defineStatement({
  name: "list-certificate-holders",
  parameters: { organizationId: "text", wanted: "text[]", limit: "int4" },
  text: (p) => `SELECT own."carrierId" AS "id" FROM "carrier_profile" profile JOIN "carrier_relationship" own
      ON own."organizationId" = profile."organizationId" AND own."carrierId" = profile."carrierId"
    WHERE profile."organizationId" = ${p.organizationId} AND own."status" = 'ACTIVE'
      AND profile."certificates" @> ANY(${p.wanted}::jsonb[]) LIMIT ${p.limit}`,
  row: { id: text() },
});

/** Of the same carriers, some that hold one of these certificates, whether or not it is valid still. */
export async function listHolderIds(ctx: Context, certificates: readonly CertificateType[], limit: number) {
  const wanted = arrayLiteral(certificates.map((type) => JSON.stringify([{ type }])));
  const rows = await runStatement(ctx, holders, { organizationId: ctx.organizationId, wanted, limit });
  return rows.map(({ id }) => id);
}
