"use client";

import { createParser, parseAsString, useQueryStates } from "nuqs";

const loadTabs = ["overview", "bids", "edit", "history"] as const;
export type LoadTab = (typeof loadTabs)[number];

// "load" was the name of the form's tab when it was the first one; links to it are still about.
const readTab = (text: string): LoadTab | null =>
  text === "load" ? "edit" : (loadTabs.find((tab) => tab === text) ?? null);

const inAddress = {
  tab: createParser<LoadTab>({ parse: readTab, serialize: (tab) => tab }).withDefault("overview"),
  /** The path of the field to go to, once the form is there. */
  field: parseAsString,
};

/** Which part of a load is open; the address says so, and a link opens the same one. */
export function useLoadTab() {
  const [{ tab, field }, set] = useQueryStates(inAddress, { history: "replace" });
  return {
    tab,
    field,
    setTab: (next: LoadTab) => void set({ tab: next, field: null }),
    /** Opens the form, at a field where one is given. */
    openForm: (path?: string) => void set({ tab: "edit", field: path ?? null }),
    /** The field is in view: the address need not name it any more. */
    forgetField: () => void set({ field: null }),
  };
}
