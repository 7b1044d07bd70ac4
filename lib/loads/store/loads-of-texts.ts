import { searchable } from "@/lib/core/searchable";
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

// One pass over the words that lists are searched by finds the few loads whose numbers are compared then: a pass for
// each text would take a thousand times as long.
const byNumbers = defineStatement({
  name: "find-loads-by-numbers",
  parameters: { organizationId: "text", words: "text[]", phrases: "text[]", texts: "text[]" },
  text: (p) => `SELECT "load"."id", "number"."said" FROM "load"
    CROSS JOIN LATERAL (
      SELECT lower("load"."displayId") AS "said"
      UNION
      SELECT lower("load"."externalId")
      UNION
      SELECT lower("value"#>>'{}') FROM jsonb_path_query("load"."document", '$.**.referenceNumbers[*].value') AS "value"
    ) AS "number"
    WHERE "organizationId" = ${p.organizationId}
      AND (EXISTS (
          SELECT 1 FROM unnest(string_to_array("searchText", ' ')) AS "word" WHERE "word" = ANY(${p.words})
        ) OR "searchText" LIKE ANY(${p.phrases}))
      AND "number"."said" = ANY(${p.texts})
    ORDER BY "load"."updatedAt" DESC, "load"."id" DESC`,
  row: { id: text(), said: text() },
});

const asPattern = (phrase: string) => `%${phrase.replace(/[\\%_]/g, "\\$&")}%`;

/** The loads that each text is an id of, else the people's id or a reference number; those changed last come first. */
export async function readLoadsOfTexts(ctx: Context, texts: readonly string[]): Promise<Map<string, string[]>> {
  const { organizationId } = ctx;
  const found = new Map<string, Set<string>>();
  const keep = (said: string, id: string) => found.set(said, (found.get(said) ?? new Set()).add(id));
  for (const { id, said } of await runStatement(ctx, byIds, { organizationId, texts })) keep(said, id);
  const others = texts.filter((one) => !found.has(one));
  const folded = others.map(searchable);
  const rows =
    others.length === 0
      ? []
      : await runStatement(ctx, byNumbers, {
          organizationId,
          words: folded.filter((one) => !one.includes(" ")),
          phrases: folded.filter((one) => one.includes(" ")).map(asPattern),
          texts: others.map((one) => one.toLowerCase()),
        });
  const bySaid = new Map<string, string[]>();
  for (const one of others) bySaid.set(one.toLowerCase(), [...(bySaid.get(one.toLowerCase()) ?? []), one]);
  for (const { id, said } of rows) for (const one of bySaid.get(said) ?? []) keep(one, id);
  return new Map([...found].map(([said, ids]) => [said, [...ids]]));
}
