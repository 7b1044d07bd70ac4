import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldErrors, FieldValues, ResolverOptions } from "react-hook-form";
import { fieldNameOf } from "@/components/form/field-name";
import type { Issue } from "@/lib/core/errors";
import { type FieldShape, shapeAt } from "@/lib/core/field-shapes";

/** A problem as the form keeps it: the issue is the API's own, so that both sides can be shown alike. */
export type FieldProblem = FieldError & { issue: Issue };

/** The field a problem is shown at: what lies inside metadata or in a list of plain values belongs to the whole. */
export function fieldOfIssue(shape: FieldShape, path: string): string {
  const parts = path.split(/(?=[.[])/);
  while (parts.length > 1 && !isField(shape, parts.join(""))) parts.pop();
  return fieldNameOf(parts.join(""));
}

function isField(shape: FieldShape, path: string) {
  const found = shapeAt(shape, path);
  return found !== undefined && (!path.endsWith("]") || found.kind === "list");
}

/** The first problem of each field, by the field's name. */
export function problemsByField(shape: FieldShape, issues: readonly Issue[]): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const issue of issues) {
    problems[fieldOfIssue(shape, issue.path)] ??= { type: issue.code, message: issue.message, issue };
  }
  return problems;
}

/** Shows at a form's fields what was found wrong with the request it stands for. */
export const problemsAsErrors = <Values extends FieldValues>(
  shape: FieldShape,
  issues: readonly Issue[],
  options: ResolverOptions<Values>,
): FieldErrors<Values> => {
  const problems: FieldErrors = problemsByField(shape, issues);
  return toNestErrors<Values>(problems, options);
};
