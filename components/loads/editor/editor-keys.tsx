"use client";

import { useTranslations } from "next-intl";
import { useFormIssues } from "@/components/form/form-issues";
import { revealField } from "@/components/form/reveal-field";
import { goToSection } from "@/components/loads/editor/section-rail";
import type { Editor } from "@/components/loads/editor/use-editor";
import { useEditorKeys } from "@/components/loads/editor/use-editor-keys";
import { sections } from "@/components/loads/form/sections";
import { toast } from "@/components/ui/toast";

/** Listens to the editor's keys. */
export function EditorKeys({ editor }: { editor: Editor }) {
  const t = useTranslations("loadEditor");
  const names = useFormIssues().map(({ name }) => name);

  const toProblem = (step: 1 | -1) => {
    if (names.length === 0) return toast(t("errors.none"));
    const current = names.indexOf(document.activeElement?.id ?? "");
    const next = current === -1 && step === -1 ? names.length - 1 : (current + step + names.length) % names.length;
    revealField(names[next] ?? "");
  };
  const save = () => {
    if (editor.saveBlocked) toast(editor.saveBlocked);
    else if (!editor.isSaving) editor.save();
  };

  const toSection = (position: number) => {
    const section = sections[position];
    if (section) goToSection(section.id);
  };

  useEditorKeys({ save, toSection, toProblem });
  return null;
}
