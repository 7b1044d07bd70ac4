import type { CarrierProfile } from "@/lib/carriers/schema/profile";
import { profileOf } from "@/lib/carriers/store/known-carriers";
import type { Context } from "@/lib/server/context";

export type StoredProfile = { profile: CarrierProfile; version: number };

/** What the organization has of each of these carriers; one it has nothing of is left out. */
export async function readProfiles(
  { organizationId, db }: Context,
  carrierIds: readonly string[],
): Promise<Map<string, StoredProfile>> {
  if (carrierIds.length === 0) return new Map();
  const rows = await db.carrierProfile.findMany({ where: { organizationId, carrierId: { in: [...carrierIds] } } });
  return new Map(rows.map((row) => [row.carrierId, { profile: profileOf(row), version: row.version }]));
}

/** Stores profiles, in one statement. The carriers must be locked. */
export async function writeProfiles(
  { organizationId, now, db }: Context,
  profiles: ReadonlyMap<string, StoredProfile>,
) {
  if (profiles.size === 0) return;
  const rows = JSON.stringify(
    [...profiles].map(([carrierId, { profile, version }]) => ({ carrierId, version, ...profile })),
  );
  await db.$executeRaw`
    INSERT INTO "carrier_profile" ("organizationId", "carrierId", "contacts", "certificates", "cargoInsurance",
      "has247CustomerService", "version", "createdAt", "updatedAt")
    SELECT ${organizationId}, "carrierId", "contacts", "certificates", "cargoInsurance", "has247CustomerService", "version",
      ${now}, ${now}
    FROM jsonb_to_recordset(${rows}::jsonb) AS row("carrierId" text, "contacts" jsonb, "certificates" jsonb,
      "cargoInsurance" jsonb, "has247CustomerService" boolean, "version" int)
    ON CONFLICT ("organizationId", "carrierId") DO UPDATE SET "contacts" = excluded."contacts",
      "certificates" = excluded."certificates", "cargoInsurance" = excluded."cargoInsurance",
      "has247CustomerService" = excluded."has247CustomerService", "version" = excluded."version",
      "updatedAt" = excluded."updatedAt"`;
}
