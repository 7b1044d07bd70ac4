import { arrayLiteral } from "@/lib/server/array-literal";
import type { Context } from "@/lib/server/context";
import { defineStatement, nullable, runStatement, text, timestamp } from "@/lib/server/statement";

const latestLinks = defineStatement({
  name: "latest-onboarding-links",
  parameters: { organizationId: "text", carrierIds: "text[]" },
  text: (p) => `
    SELECT DISTINCT ON ("carrierId") "carrierId", "createdAt", "expiresAt", "revokedAt", "openedAt", "signedAt",
      "acceptedAt"
    FROM "onboarding_link" WHERE "organizationId" = ${p.organizationId} AND "carrierId" = ANY(${p.carrierIds})
    ORDER BY "carrierId", "createdAt" DESC, "id" DESC`,
  row: {
    carrierId: text(),
    createdAt: timestamp(),
    expiresAt: timestamp(),
    revokedAt: nullable(timestamp()),
    openedAt: nullable(timestamp()),
    signedAt: nullable(timestamp()),
    acceptedAt: nullable(timestamp()),
  },
});

/** The latest onboarding link of each of these carriers. */
export async function readLatestLinks(ctx: Context, carrierIds: readonly string[]) {
  const rows = await runStatement(ctx, latestLinks, {
    organizationId: ctx.organizationId,
    carrierIds: arrayLiteral(carrierIds),
  });
  return new Map(rows.map(({ carrierId, ...times }) => [carrierId, times]));
}

const revokeLinks = defineStatement({
  name: "revoke-unsigned-onboarding-links",
  parameters: { organizationId: "text", carrierIds: "text[]", now: "timestamptz" },
  text: (p) => `
    UPDATE "onboarding_link" SET "revokedAt" = ${p.now}
    WHERE "organizationId" = ${p.organizationId} AND "carrierId" = ANY(${p.carrierIds})
      AND "revokedAt" IS NULL AND "signedAt" IS NULL AND "expiresAt" > ${p.now}`,
  row: {},
});

/** Those that expired by themselves stay as they are. */
export const revokeUnsigned = (ctx: Context, carrierIds: readonly string[]) =>
  runStatement(ctx, revokeLinks, {
    organizationId: ctx.organizationId,
    carrierIds: arrayLiteral(carrierIds),
    now: ctx.now,
  });
