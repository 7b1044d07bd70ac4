import { InstantResponse } from "@/lib/postings/schema/instant-response";
import { authorOf, type Context } from "@/lib/server/context";
import { runStatement, type Statement } from "@/lib/server/statement";
import type { Author } from "@/lib/vocabulary/author";

export type SavedRule = { rule: InstantResponse; savedBy: Author; savedAt: Date };

const read: Statement = {
  name: "read-instant-response",
  text: `SELECT "rule", "savedBy", "savedAt" FROM "instant_response" WHERE "organizationId" = $1`,
};

/** The organization's rule; none where nobody saved one. */
export async function readRule(ctx: Context): Promise<SavedRule | undefined> {
  const [row] = await runStatement<SavedRule>(ctx, read, [ctx.organizationId]);
  return row && { ...row, rule: InstantResponse.parse(row.rule) };
}

const write: Statement = {
  name: "write-instant-response",
  text: `INSERT INTO "instant_response" ("organizationId", "rule", "savedBy", "savedAt")
    VALUES ($1, $2::jsonb, $3::jsonb, $4::timestamptz)
    ON CONFLICT ("organizationId") DO UPDATE SET "rule" = excluded."rule", "savedBy" = excluded."savedBy",
      "savedAt" = excluded."savedAt"`,
};

export async function writeRule(ctx: Context, rule: InstantResponse): Promise<SavedRule> {
  const saved = { rule, savedBy: authorOf(ctx), savedAt: ctx.now };
  const values = [ctx.organizationId, JSON.stringify(rule), JSON.stringify(saved.savedBy), ctx.now];
  await runStatement(ctx, write, values);
  return saved;
}
