"use client";

import type { ReactNode } from "react";
import { keyMap } from "@/components/app-shell/key-map";
import { shortcutsOf, useShortcuts } from "@/components/app-shell/use-shortcuts";
import { useLoadTab } from "@/components/loads/page/use-load-tab";
import { classNames } from "@/components/ui/class-names";

const pathAt = (element: Element | null) => element?.closest("[data-edit]")?.getAttribute("data-edit") ?? undefined;

/** The field that the suggested step is about, where that step is to fill it in. */
const suggestedPath = () => document.querySelector("[data-step] [data-edit]")?.getAttribute("data-edit") ?? undefined;

/** `e` opens the form at the field of the fact that has the focus, else at the one that is to be filled in next. */
export function useEditKey() {
  const { openForm } = useLoadTab();
  const editFact = (event: KeyboardEvent) => {
    event.preventDefault();
    openForm(pathAt(document.activeElement) ?? suggestedPath() ?? "load.status");
  };
  useShortcuts(shortcutsOf(keyMap.inEditor, { editFact }));
}

type EditFactProps = { path: string; label: string; className?: string; children: ReactNode };

/** A fact that leads to the field it is written in. */
export function EditFact({ path, label, className, children }: EditFactProps) {
  const { openForm } = useLoadTab();
  return (
    <button
      type="button"
      data-edit={path}
      title={label}
      onClick={() => openForm(path)}
      className={classNames("grid min-w-0 content-start text-left -outline-offset-2 hover:bg-sunken", className)}
    >
      {children}
    </button>
  );
}
