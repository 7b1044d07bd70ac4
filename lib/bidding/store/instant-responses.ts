import type { InstantResponse } from "@/lib/bidding/schema/instant-response";
import { announceChange } from "@/lib/server/announce-change";
import { authorOf, type Context } from "@/lib/server/context";
import { defineStatement, int, jsonb, type RowOf, runStatement, timestamp } from "@/lib/server/statement";
import type { Author } from "@/lib/vocabulary/author";

const read = defineStatement({
  name: "read-instant-response",
  parameters: { organizationId: "text" },
  text: (p) => `SELECT "rule", "version", "savedBy", "savedAt" FROM "instant_response"
    WHERE "organizationId" = ${p.organizationId}`,
  row: { rule: jsonb<InstantResponse>(), version: int(), savedBy: jsonb<Author>(), savedAt: timestamp() },
});
export type SavedRule = RowOf<typeof read>;

/** The organization's rule; undefined where none was ever saved. */
export async function readRule(ctx: Context): Promise<SavedRule | undefined> {
  const [saved] = await runStatement(ctx, read, { organizationId: ctx.organizationId });
  return saved;
}

/** Compares the version and writes in one statement: of two who save over the same version only one succeeds. */
const write = defineStatement({
  name: "write-instant-response",
  parameters: { organizationId: "text", rule: "jsonb", savedBy: "jsonb", savedAt: "timestamptz", ifVersion: "int4" },
  text: (p) => `INSERT INTO "instant_response" AS present ("organizationId", "rule", "savedBy", "savedAt")
    SELECT ${p.organizationId}, ${p.rule}, ${p.savedBy}, ${p.savedAt}
    WHERE coalesce(${p.ifVersion}, 0) = 0
      OR EXISTS (SELECT 1 FROM "instant_response" WHERE "organizationId" = ${p.organizationId})
    ON CONFLICT ("organizationId") DO UPDATE SET "rule" = excluded."rule", "savedBy" = excluded."savedBy",
      "savedAt" = excluded."savedAt", "version" = present."version" + 1
      WHERE ${p.ifVersion} IS NULL OR present."version" = ${p.ifVersion}
    RETURNING "version"`,
  row: { version: int() },
});

/** Undefined, and nothing is written, where the rule is not at `ifVersion` (0: none was ever saved). */
export async function writeRule(
  ctx: Context,
  rule: InstantResponse,
  ifVersion: number | undefined,
): Promise<SavedRule | undefined> {
  const { organizationId, now } = ctx;
  const savedBy = authorOf(ctx);
  const [written] = await runStatement(ctx, write, {
    organizationId,
    rule: JSON.stringify(rule),
    savedBy: JSON.stringify(savedBy),
    savedAt: now,
    ifVersion: ifVersion ?? null,
  });
  if (!written) return undefined;
  announceChange(ctx, "instant-response");
  return { rule, version: written.version, savedBy, savedAt: now };
}
