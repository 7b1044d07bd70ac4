import { normalisedNumbers } from "@/lib/carriers/rules/identifiers";
import type { CarrierIdentity, KnownCarrier } from "@/lib/carriers/schema/carrier";
import { CarrierProfile } from "@/lib/carriers/schema/profile";
import { OnboardingStatus, RelationshipSource, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { announceChange } from "@/lib/server/announce-change";
import type { Context } from "@/lib/server/context";
import { defineStatement, runStatement } from "@/lib/server/statement";
import type { CarrierIdentifiers } from "@/lib/vocabulary/carrier-identifiers";
import type { Prisma } from "@/prisma/generated/client";

/** Each carrier comes with what this one organization has of it, if anything. */
const own = (organizationId: string) =>
  ({
    relationships: { where: { organizationId }, take: 1 },
    profiles: { where: { organizationId }, take: 1 },
  }) satisfies Prisma.CarrierInclude;

type Row = Prisma.CarrierGetPayload<{ include: { relationships: true; profiles: true } }>;

/** The fields that have a value: an absent one is unset. Guarantee of the cast: what is null is not copied. */
export function withoutNulls<Fields extends object>(fields: Fields) {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) if (value !== null) kept[name] = value;
  return kept as { [Name in keyof Fields]: Exclude<Fields[Name], null> };
}

export function identityOf(row: Prisma.CarrierGetPayload<object>): CarrierIdentity {
  const { searchText: _search, createdAt: _at, ...identity } = row;
  return withoutNulls(identity);
}

const profileOf = (row: Prisma.CarrierProfileGetPayload<object> | undefined): CarrierProfile =>
  row ? CarrierProfile.parse(withoutNulls(row)) : { contacts: [], certificates: [] };

function relationshipOf(row: Prisma.CarrierRelationshipGetPayload<object>) {
  const { carrierId, createdAt: _at, updatedAt, note, ...relationship } = row;
  return {
    ...relationship,
    carrierOrganizationId: carrierId,
    status: RelationshipStatus.parse(row.status),
    onboardingStatus: OnboardingStatus.parse(row.onboardingStatus),
    source: RelationshipSource.parse(row.source),
    ...(note !== null && { note }),
    updatedAt: updatedAt.toISOString(),
  };
}

function knownCarrier({ relationships: [relationship], profiles: [row], ...identity }: Row): KnownCarrier {
  const profile = profileOf(row);
  const [contact] = profile.contacts;
  return {
    ...identityOf(identity),
    ...(relationship?.carrierExternalId && { externalId: relationship.carrierExternalId }),
    ...(contact?.name && { contactName: contact.name }),
    ...(contact?.phone && { contactPhone: contact.phone }),
    ...(contact?.email && { contactEmail: contact.email }),
    ...(relationship && { relationship: relationshipOf(relationship) }),
    profile,
    profileVersion: row?.version ?? 0,
  };
}

/** The carriers of these ids, with what the organization knows of them. */
export async function findCarriers(ctx: Context, ids: readonly string[]): Promise<KnownCarrier[]> {
  const rows = await ctx.db.carrier.findMany({ where: { id: { in: [...ids] } }, include: own(ctx.organizationId) });
  return rows.map(knownCarrier);
}

/**
 * All carriers with one of the regulatory numbers. Where none is given, the one the organization calls by this id, else
 * those with the SCAC: it is not unique, so the organization's own carriers go before strangers.
 */
export async function findCarriersByIdentifiers(
  ctx: Context,
  { scac, ...identifiers }: CarrierIdentifiers & { scac?: string },
): Promise<KnownCarrier[]> {
  const numbers = normalisedNumbers(identifiers);
  const { organizationId } = ctx;
  const { externalId } = identifiers;
  const byId = { relationships: { some: { organizationId, carrierExternalId: externalId } } };
  const conditions: Prisma.CarrierWhereInput[] =
    numbers.length > 0
      ? numbers.map(({ field, number }) => ({ [field]: number }))
      : [...(externalId === undefined ? [] : [byId]), ...(scac === undefined ? [] : [{ scac: scac.toUpperCase() }])];
  if (conditions.length === 0) return [];
  const rows = await ctx.db.carrier.findMany({ where: { OR: conditions }, include: own(organizationId) });
  const found = rows.map(knownCarrier);
  return numbers.length > 0 ? found : likeliest(found, externalId);
}

function likeliest(found: readonly KnownCarrier[], externalId: string | undefined): KnownCarrier[] {
  const called = found.filter((carrier) => externalId !== undefined && carrier.externalId === externalId);
  const known = found.filter(({ relationship }) => relationship !== undefined);
  return [called, known, [...found]].find((carriers) => carriers.length > 0) ?? [];
}

/** The carriers the organization has a relationship with, by name. */
export async function listRelatedCarriers(ctx: Context): Promise<KnownCarrier[]> {
  const { organizationId } = ctx;
  const rows = await ctx.db.carrier.findMany({
    where: { relationships: { some: { organizationId } } },
    include: own(organizationId),
    orderBy: { displayName: "asc" },
  });
  return rows.map(knownCarrier);
}

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

const upsertProfiles = defineStatement({
  name: "upsert-carrier-profiles",
  parameters: { organizationId: "text", now: "timestamptz", rows: "jsonb" },
  text: (p) => `
    INSERT INTO "carrier_profile" ("organizationId", "carrierId", "contacts", "certificates", "cargoInsurance",
      "has247CustomerService", "hauling", "refusedByCustomers", "dotSuffixes", "version", "createdAt", "updatedAt")
    SELECT ${p.organizationId}, "carrierId", "contacts", "certificates", "cargoInsurance", "has247CustomerService",
      "hauling", "refusedByCustomers", "dotSuffixes", "version", ${p.now}, ${p.now}
    FROM jsonb_to_recordset(${p.rows}) AS row("carrierId" text, "contacts" jsonb, "certificates" jsonb,
      "cargoInsurance" jsonb, "has247CustomerService" boolean, "hauling" jsonb,
      "refusedByCustomers" jsonb, "dotSuffixes" jsonb, "version" int)
    ON CONFLICT ("organizationId", "carrierId") DO UPDATE SET "contacts" = excluded."contacts",
      "certificates" = excluded."certificates", "cargoInsurance" = excluded."cargoInsurance",
      "has247CustomerService" = excluded."has247CustomerService", "hauling" = excluded."hauling",
      "refusedByCustomers" = excluded."refusedByCustomers", "dotSuffixes" = excluded."dotSuffixes",
      "version" = excluded."version", "updatedAt" = excluded."updatedAt"`,
  row: {},
});

/** Stores profiles, in one statement. The carriers must be locked. */
export async function writeProfiles(ctx: Context, profiles: ReadonlyMap<string, StoredProfile>) {
  if (profiles.size === 0) return;
  const { organizationId, now } = ctx;
  const rows = [...profiles].map(([carrierId, { profile, version }]) => ({ carrierId, version, ...profile }));
  await runStatement(ctx, upsertProfiles, { organizationId, now, rows: JSON.stringify(rows) });
  announceChange(ctx, "carrier", [...profiles.keys()]);
}
