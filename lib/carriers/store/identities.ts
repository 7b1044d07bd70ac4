import { carrierSearchText, regulatoryNames } from "@/lib/carriers/rules/identifiers";
import type { Numbers } from "@/lib/carriers/rules/match-carriers";
import type { CarrierIdentity } from "@/lib/carriers/schema/carrier";
import { identityOf, withoutNulls } from "@/lib/carriers/store/known-carriers";
import { arrayLiteral } from "@/lib/server/array-literal";
import type { Context } from "@/lib/server/context";
import { defineStatement, nullable, type RowOf, runStatement, text } from "@/lib/server/statement";
import type { RegulatoryNumber } from "@/lib/vocabulary/carrier-identifiers";

/** The same for each regulatory number. Guarantee of the cast: every name is set. */
const ofEachNumber = <Value>(value: (name: RegulatoryNumber) => Value) =>
  Object.fromEntries(regulatoryNames.map((name) => [name, value(name)])) as Record<RegulatoryNumber, Value>;

const byNumbers = defineStatement({
  name: "carriers-by-numbers",
  parameters: ofEachNumber(() => "text[]" as const),
  text: (p) => `SELECT "id", "displayName", "scac", ${regulatoryNames.map((field) => `"${field}"`).join(", ")}
    FROM "carrier" WHERE ${regulatoryNames.map((field) => `"${field}" = ANY(${p[field]})`).join(" OR ")}`,
  row: { id: text(), displayName: text(), scac: nullable(text()), ...ofEachNumber(() => nullable(text())) },
});

/** All carriers with one of these numbers, whichever organization knows them. */
export async function findIdentities(ctx: Context, numbers: Numbers): Promise<CarrierIdentity[]> {
  if (numbers.length === 0) return [];
  const of = (wanted: RegulatoryNumber) =>
    arrayLiteral(numbers.flatMap(({ field, number }) => (field === wanted ? [number] : [])));
  const rows = await runStatement(ctx, byNumbers, ofEachNumber(of));
  return rows.map((row) => withoutNulls(row));
}

const insertNew = defineStatement({
  name: "insert-carriers",
  parameters: { rows: "jsonb", now: "timestamptz" },
  text: (p) => `
    INSERT INTO "carrier" ("id", "displayName", "dotNumber", "mcNumber", "mxNumber", "rfcNumber", "cvorNumber",
      "nirNumber", "nscNumber", "scac", "searchText", "createdAt")
    SELECT "id", "displayName", "dotNumber", "mcNumber", "mxNumber", "rfcNumber", "cvorNumber", "nirNumber", "nscNumber",
      "scac", "searchText", ${p.now}
    FROM jsonb_to_recordset(${p.rows}) AS row("id" text, "displayName" text, "dotNumber" text,
      "mcNumber" text, "mxNumber" text, "rfcNumber" text, "cvorNumber" text, "nirNumber" text, "nscNumber" text,
      "scac" text, "searchText" text)
    ON CONFLICT DO NOTHING RETURNING "id"`,
  row: { id: text() },
});

/** Two that import the same carriers wait for each other's in this order, and so never both. */
const inOrder = (identities: readonly CarrierIdentity[]) =>
  identities
    .map((identity) => ({ identity, order: regulatoryNames.map((name) => identity[name] ?? "").join("\n") }))
    .sort((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ identity }) => identity);

/**
 * Adds carriers to those of the installation, all or none, in one statement. Waits for another transaction only where
 * that one is adding a carrier with the same number.
 * @returns false when another added one of them meanwhile: it can be read now
 */
export async function insertIdentities(tx: Context, identities: readonly CarrierIdentity[]): Promise<boolean> {
  if (identities.length === 0) return true;
  const rows = inOrder(identities).map((identity) => ({ ...identity, searchText: carrierSearchText(identity) }));
  const inserted = await runStatement(tx, insertNew, { rows: JSON.stringify(rows), now: tx.now });
  if (inserted.length === rows.length) return true;
  await tx.db.carrier.deleteMany({ where: { id: { in: inserted.map(({ id }) => id) } } });
  return false;
}

/** The carriers of these ids, whichever organization knows them. */
export async function findIdentitiesById({ db }: Context, ids: readonly string[]): Promise<CarrierIdentity[]> {
  if (ids.length === 0) return [];
  const rows = await db.carrier.findMany({ where: { id: { in: [...ids] } } });
  return rows.map(identityOf);
}

export const carrierExists = async ({ db }: Context, id: string) => (await db.carrier.count({ where: { id } })) === 1;

// An approximation of how names are compared; the caller compares the results again.
const folded = `translate(lower(carrier."displayName"), 'áàâäãåéèêëíìîïóòôöõúùûüñç', 'aaaaaaeeeeiiiiooooouuuunc')`;

const ownCarriers = defineStatement({
  name: "own-carriers",
  parameters: { organizationId: "text", externalIds: "text[]", names: "text[]" },
  text: (p) => `SELECT carrier."id", carrier."displayName", known."externalId"
    FROM (
      SELECT "carrierId", "carrierExternalId" AS "externalId" FROM "carrier_relationship" WHERE "organizationId" = ${p.organizationId}
      UNION ALL
      SELECT "carrierId", NULL FROM "carrier_profile" profile WHERE "organizationId" = ${p.organizationId} AND NOT EXISTS (
        SELECT FROM "carrier_relationship" other
        WHERE other."organizationId" = ${p.organizationId} AND other."carrierId" = profile."carrierId")
    ) AS known
    JOIN "carrier" carrier ON carrier."id" = known."carrierId"
    WHERE known."externalId" = ANY(${p.externalIds}) OR ${folded} = ANY(${p.names})`,
  row: { id: text(), displayName: text(), externalId: nullable(text()) },
});

/** Of the carriers the organization knows those it calls by one of these ids, or that have one of these names. */
export async function findOwnCarriers(
  ctx: Context,
  { externalIds, names }: { externalIds: readonly string[]; names: readonly string[] },
): Promise<RowOf<typeof ownCarriers>[]> {
  if (externalIds.length === 0 && names.length === 0) return [];
  return runStatement(ctx, ownCarriers, {
    organizationId: ctx.organizationId,
    externalIds: arrayLiteral([...new Set(externalIds)]),
    names: arrayLiteral([...new Set(names)]),
  });
}
