"use client";

import { type FieldPath, type FieldValues, get, type UseFormReturn, useFormState } from "react-hook-form";
import { apiPathOf, isWithin } from "@/components/form/field-name";
import { type IssuePlaces, problemsByField } from "@/components/form/field-problems";
import type { Issue } from "@/lib/core/errors";
import { isJsonObject } from "@/lib/core/json";

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

/** Shows at the form's fields what the API found wrong. */
export function showIssues<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, "setError">,
  places: IssuePlaces,
  issues: readonly Issue[],
) {
  for (const [name, problem] of Object.entries(problemsByField(places, issues))) setError(asPath(name), problem);
}
