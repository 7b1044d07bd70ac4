"use client";

import { parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import type { Role } from "@/lib/core/access";

const directoryTabs = ["users", "teams", "invitations", "history"] as const;
export type DirectoryTab = (typeof directoryTabs)[number];

const directoryViewParsers = {
  tab: parseAsStringLiteral(directoryTabs).withDefault("users"),
  search: parseAsString.withDefault(""),
  /** Also users who are deactivated, and invitations that are over. */
  ended: parseAsBoolean.withDefault(false),
};

/** What of the directory is looked at, as the address has it, and the steps that change it. */
export function useDirectoryView() {
  const [view, change] = useQueryStates(directoryViewParsers);
  return {
    view,
    chooseTab: (tab: DirectoryTab) => void change({ tab, search: null, ended: null }),
    /** Words typed one after the other are one step. */
    search: (search: string) => void change({ search }, { history: view.search ? "replace" : "push" }),
    showEnded: (ended: boolean) => void change({ ended }, { history: "replace" }),
  };
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether the texts contain all the words searched for, whatever their case and accents. */
export const isFound = (search: string, texts: readonly (string | undefined)[]) => {
  const text = plain(texts.join(" "));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** From the most to the least. Written out, so that the schema they come from stays out of the page. */
export const roles = ["ADMIN", "BROKER", "VIEWER"] as const satisfies readonly Role[];

export const roleFrom = (value: string): Role => roles.find((role) => role === value) ?? "VIEWER";
