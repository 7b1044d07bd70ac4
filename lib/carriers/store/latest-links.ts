import type { LinkTimes } from "@/lib/carriers/rules/link-state";
import type { Context } from "@/lib/server/context";

/** The latest onboarding link of each of these carriers. */
export async function readLatestLinks({ organizationId, db }: Context, carrierIds: readonly string[]) {
  const rows = await db.$queryRaw<(LinkTimes & { carrierId: string })[]>`
    SELECT DISTINCT ON ("carrierId") "carrierId", "createdAt", "expiresAt", "revokedAt", "openedAt", "signedAt",
      "acceptedAt"
    FROM "onboarding_link" WHERE "organizationId" = ${organizationId} AND "carrierId" = ANY(${[...carrierIds]}::text[])
    ORDER BY "carrierId", "createdAt" DESC, "id" DESC`;
  return new Map(rows.map(({ carrierId, ...times }) => [carrierId, times]));
}

/** Those that expired by themselves stay as they are. */
export const revokeUnsigned = ({ organizationId, now, db }: Context, carrierIds: readonly string[]) =>
  db.$executeRaw`
    UPDATE "onboarding_link" SET "revokedAt" = ${now}
    WHERE "organizationId" = ${organizationId} AND "carrierId" = ANY(${[...carrierIds]}::text[])
      AND "revokedAt" IS NULL AND "signedAt" IS NULL AND "expiresAt" > ${now}`;
