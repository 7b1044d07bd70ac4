"use client";

import { useSearchParams } from "next/navigation";
import { usePageSearch, writeSearch } from "@/components/app-shell/page-address";

const directoryTabs = ["users", "teams", "invitations", "history"] as const;
export type DirectoryTab = (typeof directoryTabs)[number];

export type DirectoryView = {
  tab: DirectoryTab;
  search: string;
  /** Also who is deactivated, and invitations that are over. */
  ended: boolean;
};

const readView = (search: string): DirectoryView => {
  const values = new URLSearchParams(search);
  return {
    tab: directoryTabs.find((tab) => tab === values.get("tab")) ?? "users",
    search: values.get("search") ?? "",
    ended: values.get("ended") === "true",
  };
};

function writeView({ tab, search, ended }: DirectoryView) {
  const values = { ...(tab !== "users" && { tab }), ...(search && { search }), ...(ended && { ended: "true" }) };
  const text = new URLSearchParams(values).toString();
  return text && `?${text}`;
}

const steps = {
  chooseTab: (tab: DirectoryTab) => writeSearch(writeView({ tab, search: "", ended: false }), "push"),
  /** Words typed one after the other are one step. */
  search: (search: string) => {
    const present = readView(location.search);
    writeSearch(writeView({ ...present, search }), present.search ? "replace" : "push");
  },
  showEnded: (ended: boolean) => writeSearch(writeView({ ...readView(location.search), ended }), "replace"),
};

/** What of the directory is looked at, as the address has it, and the steps that change it. */
export function useDirectoryView() {
  const atFirst = useSearchParams().toString();
  return { view: readView(usePageSearch("/directory", atFirst)), ...steps };
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether the texts hold all the words searched for, whatever their case and accents. */
export const isFound = (search: string, texts: readonly (string | undefined)[]) => {
  const text = plain(texts.join(" "));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
