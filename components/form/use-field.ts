"use client";

import { useController } from "react-hook-form";
import { apiPathOf } from "@/components/form/field-name";
import { useControlId, useFormDisplay } from "@/components/form/form-context";
import { issuesIn, useProblemText } from "@/components/form/form-issues";
import { revealField } from "@/components/form/reveal-field";

export const hintId = (controlId: string) => `${controlId}-hint`;
export const problemId = (controlId: string) => `${controlId}-problem`;

const describedBy = (id: string, hinted: boolean, wrong: boolean) =>
  [hinted && hintId(id), wrong && problemId(id)].filter(Boolean).join(" ") || undefined;

/**
 * One field of the form: its value, how to change it, what is wrong with it, and what its control needs to be found
 * and read out. A problem shows once the field was left or a save was tried.
 * @param hinted whether a hint stands below the control
 */
export function useField(name: string, hinted = false) {
  const { field, fieldState, formState } = useController({ name });
  const { readOnly } = useFormDisplay();
  const id = useControlId(name);
  const problemText = useProblemText();
  const [issue] = fieldState.isTouched || formState.isSubmitted ? issuesIn(fieldState.error, name) : [];
  const value: unknown = field.value;
  return {
    value,
    onChange: (next: unknown) => field.onChange(next),
    onBlur: field.onBlur,
    /** Registers the field with the form as a target to jump to, folded away or not. */
    attach: (element: Element | null) => field.ref(element && { focus: () => revealField(name, id) }),
    readOnly,
    path: apiPathOf(name),
    problem: issue && problemText(issue),
    control: {
      id,
      name,
      "aria-invalid": issue ? true : undefined,
      "aria-describedby": describedBy(id, hinted, issue !== undefined),
    },
  };
}

export type FieldHandle = ReturnType<typeof useField>;
