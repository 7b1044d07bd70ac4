"use client";

import { useWatch } from "react-hook-form";
import { isWithin } from "@/components/form/field-name";
import { countFilled } from "@/components/form/filled";
import { useFormIssues } from "@/components/form/form-issues";
import { valueAtPath } from "@/components/loads/editor/value-at-path";
import type { LoadFormValues } from "@/components/loads/form/form-values";
import { sections } from "@/components/loads/form/sections";
import { asJson } from "@/lib/core/json";

/** How many rows a list has, else how many fields are filled in. */
const countOf = (values: LoadFormValues, field: string) => {
  const value = valueAtPath(asJson(values), field);
  return Array.isArray(value) ? value.length : countFilled(value);
};

const countAll = (values: LoadFormValues) =>
  sections.map(({ fields }) => fields.reduce((sum, field) => sum + countOf(values, field), 0));

/** The sections of the form with how much is in them and how much is wrong in them. */
export function useSectionStates() {
  const counts: number[] = useWatch({ compute: countAll });
  const issues = useFormIssues();
  return sections.map((section, position) => ({
    ...section,
    count: counts[position] ?? 0,
    problems: issues.filter(({ name }) => section.fields.some((field) => isWithin(name, field))).length,
  }));
}
