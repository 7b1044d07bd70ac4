import { setImmediate as otherCalls } from "node:timers/promises";
import { planOf } from "@/lib/directory/apply-mapping";
import { nearestEmailAmong } from "@/lib/directory/rules/nearest-email";
import { emailKey, previewRow } from "@/lib/directory/rules/plan-mapping";
import type { PreviewMappingRequest, PreviewMappingResponse, PreviewRow } from "@/lib/directory/schema/mapping";
import { listEmails } from "@/lib/directory/store/entries";
import type { Context } from "@/lib/server/context";
import { requireRole } from "@/lib/server/context";

/** What a mapping would change, row by row; nothing is stored. */
export async function previewMapping(
  ctx: Context,
  { kind, rows }: PreviewMappingRequest,
): Promise<PreviewMappingResponse> {
  requireRole(ctx, "ADMIN");
  const { planned } = await planOf(ctx, kind, rows);
  const shown = planned.map(previewRow);
  if (shown.every(({ status }) => status !== "NOT_FOUND")) return { rows: shown };
  const emails = rows.map(({ email }) => emailKey(email));
  return { rows: await withSuggestions(shown, emails, await listEmails(ctx, kind)) };
}

async function withSuggestions(rows: PreviewRow[], emails: string[], known: string[]) {
  const given = new Set(emails);
  // Who stands in the list already is hardly meant by another row.
  const nearest = nearestEmailAmong(known.filter((email) => !given.has(email)));
  const suggested: PreviewRow[] = [];
  for (const [index, row] of rows.entries()) {
    // A thousand slips among thousands of users take seconds, in which other calls want to be answered.
    if (index % 10 === 9) await otherCalls();
    const suggestion = row.status === "NOT_FOUND" ? nearest(emails[index] ?? "") : undefined;
    suggested.push(suggestion === undefined ? row : { ...row, suggestion });
  }
  return suggested;
}
