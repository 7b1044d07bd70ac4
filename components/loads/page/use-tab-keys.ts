"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { keyMap } from "@/components/app-shell/key-map";
import { shortcutsOf, useShortcuts } from "@/components/app-shell/use-shortcuts";
import { neighbourOf } from "@/components/loads/list/way-back";
import { useLoadTab } from "@/components/loads/page/use-load-tab";
import { toast } from "@/components/ui/toast";
import { mayLeaveFor } from "@/lib/browser/leave-page";

const tabs = () => document.querySelectorAll<HTMLElement>("main [role=tab]");

/** 1 to 4 open the parts of a load. The tab gets the focus with it: the next stop of the Tab key is in its part. */
export function useTabKeys() {
  const open = (at: number) => (event: KeyboardEvent) => {
    event.preventDefault();
    tabs()[at]?.focus();
  };
  useShortcuts(shortcutsOf(keyMap.inEditor, { loadParts: [open(0), open(1), open(2), open(3)] }));
}

/** [ and ] open the load before and after this one in the list that it was opened from, at the same part. */
export function useNeighbourKeys(id: string) {
  const t = useTranslations("loadCommands");
  const { push } = useRouter();
  const { tab } = useLoadTab();
  const goTo = (step: 1 | -1) => () => {
    const next = neighbourOf(id, step);
    const href = `/loads/${next}${tab === "overview" ? "" : `?tab=${tab}`}`;
    if (!next) toast.hint(t(step > 0 ? "noneAfter" : "noneBefore"));
    else if (mayLeaveFor(href)) push(href);
  };
  useShortcuts(shortcutsOf(keyMap.inEditor, { neighbour: [goTo(-1), goTo(1)] }));
}

/** Out of the form, to what is to be done next: the step that the load suggests, else its open tab. */
export function focusNextStep() {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-step] button")];
  const next = buttons.find((button) => button.checkVisibility()) ?? tabs()[0];
  next?.focus({ preventScroll: true });
}
