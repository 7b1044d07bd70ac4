"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { tinykeys } from "tinykeys";
import { useFormIssues } from "@/components/form/form-issues";
import { revealField } from "@/components/form/reveal-field";
import { goOnInSection } from "@/components/loads/editor/section-rail";
import type { Editor } from "@/components/loads/editor/use-editor";
import { sections } from "@/components/loads/form/section";
import { useLoadTab } from "@/components/loads/page/use-load-tab";
import { focusNextStep } from "@/components/loads/page/use-tab-keys";
import { toast } from "@/components/ui/toast";

type Actions = {
  save: () => void;
  saveAndLeave: () => void;
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
      ["$mod+Enter", ({ saveAndLeave }) => saveAndLeave()],
      ["F8", ({ toProblem }) => toProblem(1)],
      ["Shift+F8", ({ toProblem }) => toProblem(-1)],
    ];
    // The tenth is on the key that follows 9.
    for (const position of Array(10).keys())
      keys.push([`Alt+Digit${(position + 1) % 10}`, ({ toSection }) => toSection(position)]);
    const listeners = keys.map(([key, act]) => [key, (event: KeyboardEvent) => run(event, act)] as const);
    return tinykeys(window, Object.fromEntries(listeners));
  }, []);
}

// What is open over the form closes first.
const closesSomething = (target: Element) =>
  inDialog() || target.closest("[role=menu], [role=combobox][aria-expanded=true]") !== null;

/** Esc leads out of the form. It is caught before a field gets it: some empty themselves with it. */
function useEscape(leave: (() => void) | undefined) {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || !leave) return;
    if (event.target instanceof Element && closesSomething(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => run(event);
    window.addEventListener("keydown", listener, { capture: true });
    return () => window.removeEventListener("keydown", listener, { capture: true });
  }, []);
}

/** Listens to the editor's keys. */
export function EditorKeys({ editor }: { editor: Editor }) {
  const t = useTranslations("loadEditor");
  const names = useFormIssues().map(({ name }) => name);

  const { tab, setTab } = useLoadTab();
  const isStored = editor.base !== undefined;
  const isElsewhere = isStored && tab !== "edit";
  const leave = () => {
    setTab("overview");
    focusNextStep();
  };
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
  // Where it is refused, the form comes into view again with what is wrong.
  const saveAndLeave = () => {
    if (isStored && !isElsewhere) leave();
    save();
  };

  const toSection = (position: number) => {
    const section = sections[position];
    if (section && !isElsewhere) goOnInSection(section.id);
  };

  useEditorKeys({ save, saveAndLeave, toSection, toProblem });
  useEscape(isStored && !isElsewhere ? leave : undefined);
  return null;
}
