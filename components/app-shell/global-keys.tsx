"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { onOpenKeySheet, useShortcuts } from "@/components/app-shell/use-shortcuts";
import { undoLatest } from "@/components/ui/toast";
import { mayLeaveFor } from "@/lib/browser/leave-page";

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
  const goTo = (href: string) => mayLeaveFor(href) && push(href);
  const openSheet = (event: KeyboardEvent) => {
    event.preventDefault();
    setSheetIsOpen(true);
  };
  useShortcuts({
    "g l": () => goTo(wayToLoads()),
    "g b": () => goTo("/bids"),
    "g r": () => goTo("/rates"),
    "g c": (event) => {
      // Its second key is one by itself.
      event.preventDefault();
      goTo("/carriers");
    },
    "g x": (event) => {
      // Its second key selects in a list.
      event.preventDefault();
      goTo("/border-crossings");
    },
    "g u": () => goTo("/directory"),
    c: () => role !== "VIEWER" && !isOnItsWay() && !document.querySelector("[data-own-keys~=c]") && goTo("/loads/new"),
    // Where these two lie on the keyboard, and whether with Shift, depends on its language.
    ".": openCopyAs,
    "/": focusSearch,
    "Shift+/": focusSearch,
    "?": openSheet,
    "Shift+?": openSheet,
    "$mod+z": undoLatest,
  });
  return <Suspense fallback={null}>{sheetIsOpen && <KeySheet onClose={() => setSheetIsOpen(false)} />}</Suspense>;
}
