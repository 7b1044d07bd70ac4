import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod";
import { fieldNameOf } from "@/components/form/field-name";
import type { Issue } from "@/lib/core/errors";
import { readRequest } from "@/lib/core/read-request";
import { itemsOf, schemaAt } from "@/lib/core/schema-paths";

/** A problem as the form keeps it: the issue is the API's own, so that both sides can be shown alike. */
export type FieldProblem = FieldError & { issue: Issue };

/** The field a problem is shown at: what lies inside metadata or in a list of plain values belongs to the whole. */
export function fieldOfIssue(schema: z.ZodType, path: string): string {
  const parts = path.split(/(?=[.[])/);
  while (parts.length > 1 && !isField(schema, parts.join(""))) parts.pop();
  return fieldNameOf(parts.join(""));
}

function isField(schema: z.ZodType, path: string) {
  const found = schemaAt(schema, path);
  return found !== undefined && (!path.endsWith("]") || itemsOf(found) !== undefined);
}

/** The first problem of each field, by the field's name. */
export function problemsByField(schema: z.ZodType, issues: readonly Issue[]): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const issue of issues) {
    problems[fieldOfIssue(schema, issue.path)] ??= { type: issue.code, message: issue.message, issue };
  }
  return problems;
}

/** Validates a form as the API will validate the request it stands for: same paths, same codes. */
export function requestResolver<Values extends FieldValues>(
  schema: z.ZodType,
  toRequest: (values: Values) => unknown,
): Resolver<Values> {
  return (values, _context, options) => {
    const reading = readRequest(schema, toRequest(values));
    if (reading.ok) return { values, errors: {} };
    const problems: FieldErrors = problemsByField(schema, reading.issues);
    return { values: {}, errors: toNestErrors<Values>(problems, options) };
  };
}
