import type * as z from "zod";
import { cleanerOf, problemsMax } from "@/lib/core/clean-request";
import type { Issue, Warning } from "@/lib/core/errors";
import { issuesOf, messageOf } from "@/lib/core/request-issues";

export type Reading<Value> =
  | { ok: true; value: Value; warnings: Warning[] }
  | { ok: false; issues: Issue[]; warnings: Warning[] };

/**
 * Reads JSON from outside as `schema` wants it; the same way for a TMS and for the portal's forms. Keys the schema
 * does not know are dropped with a warning; `""` and `null` leave an optional field unset, or null where it takes null.
 * All problems are told at once, in paths below the request such as `load.stops[0].type`. The input is not changed.
 */
export function readRequest<Schema extends z.ZodType>(schema: Schema, raw: unknown): Reading<z.output<Schema>> {
  const warnings: Warning[] = [];
  const cleaned = cleanerOf(schema)(raw, "", warnings);
  const parsed = schema.safeParse(cleaned, { error: messageOf, reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data, warnings };
  return { ok: false, issues: issuesOf(parsed.error.issues).slice(0, problemsMax), warnings };
}
