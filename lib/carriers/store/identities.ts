import { carrierSearchText, regulatoryNames } from "@/lib/carriers/rules/identifiers";
import type { Numbers } from "@/lib/carriers/rules/match-carriers";
import type { CarrierIdentity } from "@/lib/carriers/schema/carrier";
import { identityOf, withoutNulls } from "@/lib/carriers/store/known-carriers";
import { arrayLiteral } from "@/lib/server/array-literal";
import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";
import type { RegulatoryNumber } from "@/lib/vocabulary/carrier-identifiers";

type Row = { id: string; displayName: string; scac: string | null } & Record<RegulatoryNumber, string | null>;

const byNumbers = {
  name: "carriers-by-numbers",
  text: `SELECT "id", "displayName", "scac", ${regulatoryNames.map((field) => `"${field}"`).join(", ")}
    FROM "carrier" WHERE ${regulatoryNames.map((field, index) => `"${field}" = ANY($${index + 1}::text[])`).join(" OR ")}`,
};

/** All carriers that hold one of these numbers, whoever knows them. */
export async function findIdentities(ctx: Context, numbers: Numbers): Promise<CarrierIdentity[]> {
  if (numbers.length === 0) return [];
  const of = (wanted: RegulatoryNumber) =>
    arrayLiteral(numbers.flatMap(({ field, number }) => (field === wanted ? [number] : [])));
  const rows = await runStatement<Row>(ctx, byNumbers, regulatoryNames.map(of));
  return rows.map((row) => withoutNulls(row));
}

/** Identities belong to all organizations: only one at a time adds some, so that none is added twice. */
export const lockNewIdentities = ({ db }: Context) =>
  db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('new carriers', 0))`;

/** Adds carriers to those of the installation, in one statement. New identities must be locked. */
export async function insertIdentities({ db, now }: Context, identities: readonly CarrierIdentity[]) {
  if (identities.length === 0) return;
  const rows = identities.map((identity) => ({ ...identity, searchText: carrierSearchText(identity) }));
  await db.$executeRaw`
    INSERT INTO "carrier" ("id", "displayName", "dotNumber", "mcNumber", "mxNumber", "rfcNumber", "cvorNumber",
      "nirNumber", "nscNumber", "scac", "searchText", "createdAt")
    SELECT "id", "displayName", "dotNumber", "mcNumber", "mxNumber", "rfcNumber", "cvorNumber", "nirNumber", "nscNumber",
      "scac", "searchText", ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row("id" text, "displayName" text, "dotNumber" text,
      "mcNumber" text, "mxNumber" text, "rfcNumber" text, "cvorNumber" text, "nirNumber" text, "nscNumber" text,
      "scac" text, "searchText" text)`;
}

/** The carriers of these ids, whoever knows them. */
export async function findIdentitiesById({ db }: Context, ids: readonly string[]): Promise<CarrierIdentity[]> {
  if (ids.length === 0) return [];
  const rows = await db.carrier.findMany({ where: { id: { in: [...ids] } } });
  return rows.map(identityOf);
}

export const carrierExists = async ({ db }: Context, id: string) => (await db.carrier.count({ where: { id } })) === 1;

type OwnCarrier = { id: string; displayName: string; externalId: string | null };

// Near enough to how names are compared: who asks compares what comes back once more.
const folded = `translate(lower(carrier."displayName"), 'áàâäãåéèêëíìîïóòôöõúùûüñç', 'aaaaaaeeeeiiiiooooouuuunc')`;

const ownCarriers = {
  name: "own-carriers",
  text: `SELECT carrier."id", carrier."displayName", known."externalId"
    FROM (
      SELECT "carrierId", "carrierExternalId" AS "externalId" FROM "carrier_relationship" WHERE "organizationId" = $1
      UNION ALL
      SELECT "carrierId", NULL FROM "carrier_profile" profile WHERE "organizationId" = $1 AND NOT EXISTS (
        SELECT FROM "carrier_relationship" other
        WHERE other."organizationId" = $1 AND other."carrierId" = profile."carrierId")
    ) AS known
    JOIN "carrier" carrier ON carrier."id" = known."carrierId"
    WHERE known."externalId" = ANY($2::text[]) OR ${folded} = ANY($3::text[])`,
};

/** Of the carriers the organization knows those it calls by one of these ids, or that have one of these names. */
export async function findOwnCarriers(
  ctx: Context,
  { externalIds, names }: { externalIds: readonly string[]; names: readonly string[] },
): Promise<OwnCarrier[]> {
  if (externalIds.length === 0 && names.length === 0) return [];
  return runStatement<OwnCarrier>(ctx, ownCarriers, [
    ctx.organizationId,
    arrayLiteral([...new Set(externalIds)]),
    arrayLiteral([...new Set(names)]),
  ]);
}
