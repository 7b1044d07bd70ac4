import { carrierSearchText } from "@/lib/carriers/rules/carrier-search-text";
import type { Numbers } from "@/lib/carriers/rules/match-carriers";
import { regulatoryNames } from "@/lib/carriers/rules/normalise-identifiers";
import type { CarrierIdentity } from "@/lib/carriers/schema/known-carrier";
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
