"use client";

import { useFieldTitle } from "@/components/form/field-labels";
import { fieldOfIssue } from "@/components/form/form-issues";
import { revealField } from "@/components/form/reveal-field";
import { keysOfPath } from "@/components/loads/editor/provenance";
import { loadFormShape } from "@/components/loads/form/form-values";

/** What a path is called to people; a key of the metadata, which only its users know, by itself. */
export function usePathTitle() {
  const title = useFieldTitle();
  return (path: string) => {
    const [, field, key] = keysOfPath(path);
    return [title(path) || path, field === "metadata" && key].filter(Boolean).join(" · ");
  };
}

/** Brings the field in which the value at a path is edited into view. */
export const revealPath = (path: string) => revealField(fieldOfIssue({ shape: loadFormShape }, path));
