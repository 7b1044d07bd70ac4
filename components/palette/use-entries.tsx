"use client";

import { Bell, Clock, Copy, FileUp, Languages, PackagePlus, TableProperties, Undo2, Users } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { pressBell } from "@/components/app-shell/bell";
import { openCopyAs } from "@/components/app-shell/global-keys";
import { placesFor } from "@/components/app-shell/places";
import { useSession } from "@/components/app-shell/session-provider";
import { useAccountEntries } from "@/components/app-shell/user-menu";
import type { Entry } from "@/components/palette/entries";
import { synonyms } from "@/components/palette/synonyms.values";
import type { MenuEntry } from "@/components/ui/menu";
import { undoLatest } from "@/components/ui/toast";
import { latestUndo } from "@/components/ui/undo-offers";
import { mayLeaveFor } from "@/lib/browser/leave-page";
import type { Role } from "@/lib/core/access";
import { hasRole } from "@/lib/core/role-rank";

type Synonym = keyof typeof synonyms;
const wordsOf = (name: string) => new Map<string, string>(Object.entries(synonyms)).get(name);

/** Goes to a page, unless the one that is open has something unsaved and asks first. */
export function useGo() {
  const { push } = useRouter();
  return (href: string) => {
    if (mayLeaveFor(href)) push(href);
  };
}

type Step = { name: Synonym; href: string; icon: ReactNode; role: Role };

/** Pages that no navigation names. */
const morePages = [
  { name: "manyRates", href: "/rates/many", icon: <TableProperties aria-hidden />, role: "VIEWER" },
  { name: "importRates", href: "/rates/import", icon: <FileUp aria-hidden />, role: "ADMIN" },
  { name: "responseTimes", href: "/bids/response-times", icon: <Clock aria-hidden />, role: "VIEWER" },
  { name: "matchPeople", href: "/directory/match", icon: <Users aria-hidden />, role: "ADMIN" },
] as const satisfies Step[];

/** The pages that the role may open. */
export function usePages(): Entry[] {
  const t = useTranslations("palette.steps");
  const nav = useTranslations("shell.nav");
  const { role } = useSession();
  const pathname = usePathname();
  const go = useGo();
  const inRail = placesFor(role)
    .filter(({ href }) => href !== pathname)
    .map(({ href, name, icon: Icon, external }) => ({
      id: href,
      label: nav(name),
      icon: <Icon aria-hidden />,
      words: wordsOf(name),
      run: () => (external ? window.location.assign(href) : go(href)),
    }));
  const others = morePages
    .filter((page) => hasRole(role, page.role) && page.href !== pathname)
    .map(({ name, href, icon }) => ({ id: href, label: t(name), icon, words: synonyms[name], run: () => go(href) }));
  return [...inRail, ...others];
}

/** A setting with several values is an entry for each of the others. */
const entriesOf = (entry: MenuEntry): Entry[] => {
  if (entry === "separator") return [];
  const words = wordsOf(entry.id === "sign-out" ? "signOut" : entry.id);
  if (!("options" in entry)) return [{ ...entry, words, run: entry.onSelect }];
  return entry.options
    .filter(({ value }) => value !== entry.value)
    .map(({ value, label, icon }) => ({
      id: `${entry.id} ${value}`,
      label: `${entry.label}: ${label}`,
      icon: icon ?? <Languages aria-hidden />,
      words: [words, wordsOf(`${entry.id} ${value}`)].filter(Boolean).join(" "),
      run: () => entry.onChoose(value),
    }));
};

/** What can be done on every page, by who has the role for it. */
export function useActions(): Entry[] {
  const t = useTranslations("palette.steps");
  const { role } = useSession();
  const account = useAccountEntries();
  const pathname = usePathname();
  const go = useGo();
  const isOffered = {
    newLoad: hasRole(role, "BROKER") && pathname !== "/loads/new",
    importLoads: hasRole(role, "BROKER") && pathname !== "/loads/import",
    bell: true,
    copyAs: document.querySelector("main [data-copy-as]") !== null,
    undo: latestUndo() !== undefined,
  };
  const actions = [
    { name: "newLoad", icon: <PackagePlus aria-hidden />, shortcut: "C", run: () => go("/loads/new") },
    { name: "importLoads", icon: <FileUp aria-hidden />, shortcut: undefined, run: () => go("/loads/import") },
    { name: "bell", icon: <Bell aria-hidden />, shortcut: "G N", run: pressBell },
    { name: "copyAs", icon: <Copy aria-hidden />, shortcut: ".", run: openCopyAs },
    { name: "undo", icon: <Undo2 aria-hidden />, shortcut: "Ctrl Z", run: undoLatest },
  ] as const;
  return [
    ...actions
      .filter(({ name }) => isOffered[name])
      .map(({ name, ...action }) => ({ ...action, id: name, label: t(name), words: synonyms[name] })),
    // The page of sessions stands among the pages.
    ...account.filter((entry) => entry === "separator" || entry.id !== "sessions").flatMap(entriesOf),
  ];
}
