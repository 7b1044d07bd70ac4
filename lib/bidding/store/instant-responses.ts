import { InstantResponse } from "@/lib/bidding/schema/instant-response";
import { authorOf, type Context } from "@/lib/server/context";
import { runStatement, type Statement } from "@/lib/server/statement";
import type { Author } from "@/lib/vocabulary/author";

export type SavedRule = { rule: InstantResponse; version: number; savedBy: Author; savedAt: Date };

const read: Statement = {
  name: "read-instant-response",
  text: `SELECT "rule", "version", "savedBy", "savedAt" FROM "instant_response" WHERE "organizationId" = $1`,
};

/** The organization's rule; none where nobody saved one. */
export async function readRule(ctx: Context): Promise<SavedRule | undefined> {
  const [row] = await runStatement<SavedRule>(ctx, read, [ctx.organizationId]);
  return row && { ...row, rule: InstantResponse.parse(row.rule) };
}

/** Looks at the version and writes in one step, so that of two who save over the same version only one does. */
const write: Statement = {
  name: "write-instant-response",
  text: `INSERT INTO "instant_response" AS present ("organizationId", "rule", "savedBy", "savedAt")
    SELECT $1, $2::jsonb, $3::jsonb, $4::timestamptz
    WHERE coalesce($5::int, 0) = 0 OR EXISTS (SELECT 1 FROM "instant_response" WHERE "organizationId" = $1)
    ON CONFLICT ("organizationId") DO UPDATE SET "rule" = excluded."rule", "savedBy" = excluded."savedBy",
      "savedAt" = excluded."savedAt", "version" = present."version" + 1
      WHERE $5::int IS NULL OR present."version" = $5
    RETURNING "version"`,
};

/** Undefined, and nothing is written, where the rule is not at `ifVersion`; 0 where nobody saved one. */
export async function writeRule(
  ctx: Context,
  rule: InstantResponse,
  ifVersion: number | undefined,
): Promise<SavedRule | undefined> {
  const savedBy = authorOf(ctx);
  const values = [ctx.organizationId, JSON.stringify(rule), JSON.stringify(savedBy), ctx.now, ifVersion ?? null];
  const [written] = await runStatement<Pick<SavedRule, "version">>(ctx, write, values);
  return written && { rule, version: written.version, savedBy, savedAt: ctx.now };
}
