"use client";

import { Suspense } from "react";
import { ConflictDialog } from "@/components/loads/editor/lazy-parts";
import type { Editor } from "@/components/loads/editor/use-editor";
import { toFormValues } from "@/components/loads/form/form-values";

/** The decision between two changes of the load, while there is one to make. */
export function EditorConflict({ editor }: { editor: Editor }) {
  const { conflict, form, stored, isSaving, resolve, postpone } = editor;
  if (!conflict) return null;
  return (
    <Suspense fallback={null}>
      <ConflictDialog
        versions={{ base: stored, mine: form.getValues(), theirs: toFormValues(conflict) }}
        theirs={conflict}
        isSaving={isSaving}
        onResolve={resolve}
        onPostpone={postpone}
      />
    </Suspense>
  );
}
