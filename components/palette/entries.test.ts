import { expect, test } from "vitest";
import { type Entry, type EntryGroup, groupsFor, matching } from "@/components/palette/entries";
import { synonyms } from "@/components/palette/synonyms.values";

const entry = (label: string, more: Partial<Entry> = {}): Entry => ({ id: label, label, run: () => {}, ...more });
const group = (label: string, items: readonly Entry[] = []): EntryGroup => ({ label, items });
const labelsOf = (entries: readonly Entry[]) => entries.map(({ label }) => label);

test.each(["tarifas", "RATES", "precios", "ra"])("“%s” finds the rates in either language", (typed) => {
  const pages = [entry("Rates", { words: synonyms.rates }), entry("Tarifas", { words: synonyms.rates })];
  expect(matching(pages, typed)).toHaveLength(2);
});

test.each(["dark", "oscuro"])("“%s” finds the dark theme alone in either language", (typed) => {
  const themes = (["light", "dark", "system"] as const).map((value) =>
    entry(value, { words: `${synonyms.theme} ${synonyms[`theme ${value}`]}` }),
  );
  expect(labelsOf(matching(themes, typed))).toEqual(["dark"]);
  expect(matching(themes, "tema")).toHaveLength(3);
});

test("accents do not matter, and every word must occur", () => {
  const entries = [entry("Sesiones", { words: "contraseña" }), entry("Claves de API")];
  expect(labelsOf(matching(entries, "sésion contrasena"))).toEqual(["Sesiones"]);
  expect(matching(entries, "sesiones api")).toEqual([]);
});

test("what begins with the word comes first; a short word is the beginning of one", () => {
  const entries = [entry("Import loads"), entry("Loads"), entry("Unload")];
  expect(labelsOf(matching(entries, "load"))).toEqual(["Loads", "Import loads", "Unload"]);
  expect(labelsOf(matching(entries, "lo"))).toEqual(["Loads", "Import loads"]);
});

const sources = {
  recents: group("Recent", [entry("TMS-10234"), entry("TMS-10235")]),
  commands: [group("TMS-10299", [entry("Post 2 more")])],
  actions: group("Actions", [entry("New load")]),
  pages: group("Pages", [entry("Loads")]),
  found: [group("Found loads", [entry("TMS-10234"), entry("TMS-20234")]), group("Found carriers")],
  everything: group("All", [entry("Search")]),
};
const shown = (typed: string) => groupsFor(typed, sources).map(({ label, items }) => [label, ...labelsOf(items)]);

test("with nothing typed the recent come first, then what can be done here, and nothing that was found", () => {
  expect(shown(" ").map(([label]) => label)).toEqual(["Recent", "TMS-10299", "Actions", "Pages"]);
});

test("digits look for loads first, and a recent one is not shown twice", () => {
  expect(shown("234")).toEqual([
    ["Recent", "TMS-10234"],
    ["Found loads", "TMS-20234"],
    ["All", "Search"],
  ]);
  expect(shown("2").map(([label]) => label)).toEqual(["Found loads", "TMS-10299", "All"]);
});

test("words look for actions and pages first", () => {
  expect(shown("load").map(([label]) => label)).toEqual(["Actions", "Pages", "Found loads", "All"]);
});
