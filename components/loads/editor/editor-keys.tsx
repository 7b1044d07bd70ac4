"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { tinykeys } from "tinykeys";
import { useFormIssues } from "@/components/form/form-issues";
import { revealField } from "@/components/form/reveal-field";
import { goToSection } from "@/components/loads/editor/section-rail";
import type { Editor } from "@/components/loads/editor/use-editor";
import { sections } from "@/components/loads/form/section";
import { useLoadTab } from "@/components/loads/page/use-load-tab";
import { toast } from "@/components/ui/toast";

type Actions = {
  save: () => void;
  toSection: (position: number) => void;
  toProblem: (step: 1 | -1) => void;
};

const inDialog = () => document.querySelector("[role=dialog], [role=alertdialog]") !== null;

/** The editor's keys. They carry a modifier or are function keys, so they work while someone types. */
function useEditorKeys(actions: Actions) {
  const run = useEffectEvent((event: KeyboardEvent, act: (actions: Actions) => void) => {
    // Another form of the page may have taken the key for itself.
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (!inDialog()) act(actions);
  });
  useEffect(() => {
    const keys: [string, (actions: Actions) => void][] = [
      ["$mod+s", ({ save }) => save()],
      ["$mod+Enter", ({ save }) => save()],
      ["F8", ({ toProblem }) => toProblem(1)],
      ["Shift+F8", ({ toProblem }) => toProblem(-1)],
    ];
    for (const position of Array(9).keys())
      keys.push([`Alt+Digit${position + 1}`, ({ toSection }) => toSection(position)]);
    const listeners = keys.map(([key, act]) => [key, (event: KeyboardEvent) => run(event, act)] as const);
    return tinykeys(window, Object.fromEntries(listeners));
  }, []);
}

/** Listens to the editor's keys. */
export function EditorKeys({ editor }: { editor: Editor }) {
  const t = useTranslations("loadEditor");
  const names = useFormIssues().map(({ name }) => name);

  const { tab, setTab } = useLoadTab();
  const isElsewhere = editor.base !== undefined && tab !== "edit";
  const toProblem = (step: 1 | -1) => {
    if (isElsewhere) setTab("edit");
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
    if (section && !isElsewhere) goToSection(section.id);
  };

  useEditorKeys({ save, toSection, toProblem });
  return null;
}
