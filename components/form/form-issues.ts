"use client";

import { useTranslations } from "next-intl";
import { use } from "react";
import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useFormState,
} from "react-hook-form";
import { apiPathOf, fieldNameOf, isWithin } from "@/components/form/field-name";
import { FormShapeContext, useFormDisplay } from "@/components/form/form-context";
import type { Issue } from "@/lib/core/errors";
import { type FieldShape, shapeAt } from "@/lib/core/field-shapes";
import { isJsonObject } from "@/lib/core/json";

/** A problem as the form keeps it: the issue is the API's own, so that both sides can be shown alike. */
export type FieldProblem = FieldError & { issue: Issue };

/** Where the problems of a request are shown. */
export type IssuePlaces = {
  /** What the fields are. Without it every path is a field. */
  shape?: FieldShape;
  /** The field of a path of the request that is called otherwise. */
  fieldOf?: Readonly<Record<string, string>> | ((path: string) => string | undefined);
};

/** The field a problem is shown at: what lies inside metadata or in a list of plain values belongs to the whole. */
export function fieldOfIssue({ shape, fieldOf }: IssuePlaces, path: string): string {
  const renamed = typeof fieldOf === "function" ? fieldOf(path) : fieldOf?.[path];
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

/** What a problem is called to people: the form's own words, else those for its code; money and numbers have theirs. */
export function useProblemText() {
  const t = useTranslations("problems");
  const shape = use(FormShapeContext);
  const { messages = {} } = useFormDisplay();
  return ({ path, code, limit = 0, accepted = [] }: Omit<Issue, "message">) => {
    const own = messages[`${path}.${code}`] ?? messages[path] ?? messages[code];
    if (own !== undefined) return own;
    const kind = path.endsWith(".amount") ? "money" : shapeAt(shape, path)?.kind;
    const key = [`${code}_${kind}`, code].find((candidate) => t.has(candidate)) ?? "invalid_value";
    // Amounts are kept in cents and shown in whole units.
    return t(key, { limit: kind === "money" ? limit / 100 : limit, accepted: accepted.join(", ") });
  };
}

/** A problem of the form: `name` is the field it is shown at, `path` where the API finds it. */
export type FormIssue = Issue & { name: string };

const isIssue = (value: unknown): value is Issue =>
  typeof value === "object" && value !== null && "path" in value && "code" in value;

/** Every problem in a tree of errors of react-hook-form, in the order of the form's values. */
export function issuesIn(errors: unknown, name = ""): FormIssue[] {
  if (!isJsonObject(errors) && !Array.isArray(errors)) return [];
  const own = isJsonObject(errors) && typeof errors.type === "string" ? [issueAt(errors, errors.type, name)] : [];
  const inner = Object.entries(errors)
    .filter(([key]) => key !== "ref" && key !== "types" && key !== "issue")
    .flatMap(([key, part]) => issuesIn(part, key === "root" ? name : name === "" ? key : `${name}.${key}`));
  return [...own, ...inner];
}

function issueAt(error: Record<string, unknown>, code: string, name: string): FormIssue {
  if (isIssue(error.issue)) return { ...error.issue, name };
  return { name, path: apiPathOf(name), code, message: typeof error.message === "string" ? error.message : "" };
}

/**
 * The problems to show: those of fields that were left once, and all of them once a save was tried. A row just added
 * is not red before anyone had a chance to fill it in.
 * @param parents only below these fields
 */
export function useFormIssues(parents?: readonly string[]): FormIssue[] {
  const { errors, touchedFields, isSubmitted } = useFormState(parents ? { name: parents } : undefined);
  const shown = issuesIn(errors).filter(({ name }) => isSubmitted || get(touchedFields, name) === true);
  return parents ? shown.filter(({ name }) => parents.some((parent) => isWithin(name, parent))) : shown;
}

// The names come from the schema the form is made of; the type of its values knows only the first level of them.
const asPath = <Values extends FieldValues>(name: string) => name as FieldPath<Values>;

/** Shows at the form's fields what the API found wrong, and leads to the first of them. */
export function showIssues<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, "setError">,
  places: IssuePlaces,
  issues: readonly Issue[],
) {
  const problems = Object.entries(problemsByField(places, issues));
  problems.forEach(([name, problem], index) => {
    setError(asPath(name), problem, { shouldFocus: index === 0 });
  });
}
