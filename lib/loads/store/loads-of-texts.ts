import type { Context } from "@/lib/server/context";
import { defineStatement, runStatement, text } from "@/lib/server/statement";

const byIds = defineStatement({
  name: "find-loads-by-ids",
  parameters: { organizationId: "text", texts: "text[]" },
  text: (p) => `SELECT "id", "id" AS "said" FROM "load"
      WHERE "organizationId" = ${p.organizationId} AND "id" = ANY(${p.texts})
    UNION ALL
    SELECT "id", "externalId" FROM "load"
      WHERE "organizationId" = ${p.organizationId} AND "externalId" = ANY(${p.texts})`,
  row: { id: text(), said: text() },
});

// A number such as "TBD" may be of very many.
const byNumbers = defineStatement({
  name: "find-loads-by-numbers",
  parameters: { organizationId: "text", texts: "text[]", limit: "int4" },
  text: (p) => `SELECT "id", "said" FROM (
      SELECT "id", "said", row_number() OVER (PARTITION BY "said" ORDER BY "updatedAt" DESC, "id" DESC) AS "place"
      FROM "load",
        LATERAL (SELECT DISTINCT unnest(load_numbers("displayId", "externalId", "document")) AS "said") AS "number"
      WHERE "organizationId" = ${p.organizationId} AND ARRAY["organizationId"] @> ARRAY[${p.organizationId}]
        AND load_numbers("displayId", "externalId", "document") && ${p.texts} AND "said" = ANY(${p.texts})
    ) AS "found" WHERE "place" <= ${p.limit} ORDER BY "place"`,
  row: { id: text(), said: text() },
});

type Asked = { texts: readonly string[]; limit: number };

/**
 * The loads that each text is an id of, else the people's id or a reference number; the `limit` changed last of each,
 * the last first.
 */
export async function readLoadsOfTexts(ctx: Context, { texts, limit }: Asked): Promise<Map<string, string[]>> {
  const { organizationId } = ctx;
  const found = new Map<string, Set<string>>();
  const keep = (said: string, id: string) => found.set(said, (found.get(said) ?? new Set()).add(id));
  for (const { id, said } of await runStatement(ctx, byIds, { organizationId, texts })) keep(said, id);
  const others = texts.filter((one) => !found.has(one));
  const lower = others.map((one) => one.toLowerCase());
  const rows = others.length === 0 ? [] : await runStatement(ctx, byNumbers, { organizationId, texts: lower, limit });
  const bySaid = new Map<string, string[]>();
  for (const one of others) bySaid.set(one.toLowerCase(), [...(bySaid.get(one.toLowerCase()) ?? []), one]);
  for (const { id, said } of rows) for (const one of bySaid.get(said) ?? []) keep(one, id);
  return new Map([...found].map(([said, ids]) => [said, [...ids]]));
}
