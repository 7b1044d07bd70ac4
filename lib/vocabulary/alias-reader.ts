import { folded } from "@/lib/core/nearest";
import type { Aliases } from "@/lib/vocabulary/trailer-aliases.values";

/** What a word may mean, of `values`: its own name before all else, then what others call it. */
function wordIndex<Value extends string>(values: readonly Value[], words: Aliases<Value>) {
  const index = new Map<string, Value[]>();
  for (const value of values) {
    const own = words[value]?.split(/\s+/) ?? [];
    for (const word of new Set(own)) index.set(word, [...(index.get(word) ?? []), value]);
  }
  for (const value of values) index.set(folded(value), [value]);
  return index;
}

/** Reads a word, in any case and with any signs: all values that it may mean. The index is made at its first use. */
export function aliasReader<Value extends string>(values: readonly Value[], words: Aliases<Value>) {
  let index: Map<string, Value[]> | undefined;
  return (text: string): readonly Value[] => {
    index ??= wordIndex(values, words);
    return index.get(folded(text)) ?? [];
  };
}

/** The value that a word is sent for, with a warning; the values that it may mean where they are several. */
export function readAs(sent: unknown, readWord: (text: string) => readonly string[]) {
  if (typeof sent !== "string" && typeof sent !== "number") return undefined;
  const [value, ...others] = readWord(String(sent));
  if (value === undefined) return undefined;
  if (others.length > 0) return { didYouMean: [value, ...others] };
  return { value, warnings: [{ code: "alias_read", message: `${JSON.stringify(sent)} was read as ${value}.` }] };
}
