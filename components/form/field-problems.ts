import type { FieldError } from "react-hook-form";
import { fieldNameOf } from "@/components/form/field-name";
import type { Issue } from "@/lib/core/errors";
import { type FieldShape, shapeAt } from "@/lib/core/field-shapes";

/** A problem as the form keeps it: the issue is the API's own, so that both sides can be shown alike. */
export type FieldProblem = FieldError & { issue: Issue };

/** Where the problems of a request are shown. */
export type IssuePlaces = {
  /** What the fields are. Without it every path is a field. */
  shape?: FieldShape;
  /** The field of a path of the request that is called otherwise. */
  fieldOf?: Readonly<Record<string, string>>;
};

/** The field a problem is shown at: what lies inside metadata or in a list of plain values belongs to the whole. */
export function fieldOfIssue({ shape, fieldOf }: IssuePlaces, path: string): string {
  const renamed = fieldOf?.[path];
  if (renamed !== undefined || !shape) return renamed ?? fieldNameOf(path);
  const parts = path.split(/(?=[.[])/);
  while (parts.length > 1 && !isField(shape, parts.join(""))) parts.pop();
  return fieldNameOf(parts.join(""));
}

function isField(shape: FieldShape, path: string) {
  const found = shapeAt(shape, path);
  return found !== undefined && (!path.endsWith("]") || found.kind === "list");
}

/** The first problem of each field, by the field's name. */
export function problemsByField(places: IssuePlaces, issues: readonly Issue[]): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const issue of issues) {
    problems[fieldOfIssue(places, issue.path)] ??= { type: issue.code, message: issue.message, issue };
  }
  return problems;
}
