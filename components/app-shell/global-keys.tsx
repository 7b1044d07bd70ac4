"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import { pressBell } from "@/components/app-shell/bell";
import { keyMap } from "@/components/app-shell/key-map";
import { useSession } from "@/components/app-shell/session-provider";
import { onOpenKeySheet, shortcutsOf, useShortcuts } from "@/components/app-shell/use-shortcuts";
import { undoLatest } from "@/components/ui/toast";
import { mayLeaveFor } from "@/lib/browser/leave-page";
import { showDeveloperDetails } from "@/lib/browser/preferences";

const KeySheet = lazy(() => import("@/components/app-shell/key-sheet").then(({ KeySheet }) => ({ default: KeySheet })));

const focusSearch = (event: KeyboardEvent) => {
  const search = document.querySelector<HTMLInputElement>("main input[type=search]");
  if (!search) return;
  event.preventDefault();
  search.focus();
};

/** The list of loads; from a load of it, as it was left. */
const wayToLoads = () => document.querySelector("main a[data-way-back]")?.getAttribute("href") ?? "/loads";

/** While a page is on its way, its keys are kept for it. */
const isOnItsWay = () =>
  !document.querySelector("main [data-listening=yes]") &&
  document.querySelector("main [aria-busy=true], main [data-listening=no]") !== null;

export const openCopyAs = () => document.querySelector<HTMLElement>("main [data-copy-as]")?.click();

/** The keys that work on every page, and the sheet that lists them. */
export function GlobalKeys() {
  const { push } = useRouter();
  const { role } = useSession();
  const [sheetIsOpen, setSheetIsOpen] = useState(false);
  useEffect(() => onOpenKeySheet(() => setSheetIsOpen(true)), []);
  // The second key of a way is one by itself on some pages.
  const goTo = (href: string) => (event: KeyboardEvent) => {
    event.preventDefault();
    if (mayLeaveFor(href)) push(href);
  };
  const openSheet = (event: KeyboardEvent) => {
    event.preventDefault();
    setSheetIsOpen(true);
  };
  useShortcuts(
    shortcutsOf(keyMap.everywhere, {
      goToToday: goTo("/"),
      goToLoads: (event) => goTo(wayToLoads())(event),
      goToBids: goTo("/bids"),
      goToRates: goTo("/rates"),
      goToCarriers: goTo("/carriers"),
      goToCrossings: goTo("/border-crossings"),
      goToDirectory: goTo("/directory"),
      notifications: (event) => {
        event.preventDefault();
        pressBell();
      },
      newLoad: (event) => {
        const isMeant = !isOnItsWay() && !document.querySelector("[data-own-keys~=c]");
        if (role !== "VIEWER" && isMeant) goTo("/loads/new")(event);
      },
      copyAs: openCopyAs,
      developer: () => showDeveloperDetails(!document.documentElement.hasAttribute("data-developer")),
      search: focusSearch,
      thisSheet: openSheet,
      undo: undoLatest,
    }),
  );
  return <Suspense fallback={null}>{sheetIsOpen && <KeySheet onClose={() => setSheetIsOpen(false)} />}</Suspense>;
}
