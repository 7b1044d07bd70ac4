import type { ReactNode } from "react";
import { searchable } from "@/lib/core/searchable";
import type { LoadStatus } from "@/lib/loads/schema/load";

/** A line of the palette. */
export type Entry = {
  id: string;
  label: string;
  detail?: string;
  icon?: ReactNode;
  /** Of a load. */
  status?: LoadStatus;
  /** What else it is looked for by. */
  words?: string;
  /** The key that does the same without the palette. */
  shortcut?: string;
  /** It answers what was typed: it is of use only as long as that stands there. */
  isFound?: boolean;
  run: () => void;
};

export type EntryGroup = { label: string; items: readonly Entry[] };

const wordsIn = (text: string) => searchable(text).split(/\s+/).filter(Boolean);

// A short word is the beginning of one; a longer one may stand anywhere, as the digits of an id do.
const contains = (text: string, word: string) =>
  word.length < 3 ? text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word)) : text.includes(word);

/** The entries in which every word that was typed occurs; those whose name begins so come first. */
export function matching(entries: readonly Entry[], typed: string): Entry[] {
  const words = wordsIn(typed);
  const [first = ""] = words;
  const fits = entries.filter(({ label, detail = "", words: others = "" }) => {
    const text = searchable(`${label} ${detail} ${others}`);
    return words.every((word) => contains(text, word));
  });
  const rank = ({ label }: Entry) => (searchable(label).startsWith(first) ? 0 : 1);
  return fits.sort((a, b) => rank(a) - rank(b));
}

type Sources = {
  recents: EntryGroup;
  /** What can be done on the page, thing by thing. */
  commands: readonly EntryGroup[];
  actions: EntryGroup;
  pages: EntryGroup;
  /** Loads and carriers that were found for what was typed. */
  found: readonly EntryGroup[];
  /** The list of loads, searched for the same. */
  everything: EntryGroup;
};

const recentShownMax = 6;

/** What the palette shows, in its order; a group without entries is left out. */
export function groupsFor(typed: string, { recents, commands, actions, pages, found, everything }: Sources) {
  const filled = (groups: readonly EntryGroup[]) => groups.filter(({ items }) => items.length > 0);
  const first = { ...recents, items: recents.items.slice(0, recentShownMax) };
  if (!typed.trim()) return filled([first, ...commands, actions, pages]);
  const fitting = (group: EntryGroup) => ({ ...group, items: matching(group.items, typed) });
  const lately = fitting(recents);
  const known = new Set(lately.items.map(({ id }) => id));
  const others = found.map((group) => ({ ...group, items: group.items.filter(({ id }) => !known.has(id)) }));
  const local = [...commands, actions, pages].map(fitting);
  // Who types digits looks for a load or a carrier.
  const inOrder = /\d/.test(typed) ? [lately, ...others, ...local] : [lately, ...local, ...others];
  return filled([...inOrder, everything]);
}
