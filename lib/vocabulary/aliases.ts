import { lenient } from "@/lib/core/lenience";
import { folded, nearest } from "@/lib/core/nearest";
import { aliases } from "@/lib/vocabulary/aliases.values";
import { usMxBorderCrossings } from "@/lib/vocabulary/border-crossing.values";
import { isTimezone } from "@/lib/vocabulary/timezone-name";
import { trailerCategories } from "@/lib/vocabulary/trailer.values";
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
function aliasReader<Value extends string>(values: readonly Value[], words: Aliases<Value>) {
  let index: Map<string, Value[]> | undefined;
  return (text: string): readonly Value[] => {
    index ??= wordIndex(values, words);
    return index.get(folded(text)) ?? [];
  };
}

/** The one value that a word means; undefined where it may mean none or several. */
const onlyOf = <Value extends string>(values: readonly Value[], words: Aliases<Value>) => {
  const readWord = aliasReader(values, words);
  return (text: string): Value | undefined => {
    const [value, ...others] = readWord(text);
    return others.length === 0 ? value : undefined;
  };
};

/** The words of tables and of what is pasted are those of the API. */
export const trailerMeantBy = onlyOf(trailerCategories, aliases.TrailerCategory);
export const crossingMeantBy = onlyOf(usMxBorderCrossings, aliases.UsMxBorderCrossing);

type Choice = Parameters<typeof lenient>[0] & { options: readonly string[] };

/** An enumeration that also reads what others call its values. Without aliases, only another way of writing them. */
export function withAliases<Schema extends Choice>(schema: Schema, words: Aliases = {}): Schema {
  const values = new Set<unknown>(schema.options);
  const readWord = aliasReader(schema.options, words);
  return lenient(schema, {
    fits: (value) => values.has(value),
    read: (value) => (values.has(value) ? undefined : readAs(value, readWord)),
  });
}

/** Made at its first use: few names are misspelt. */
let cityZones: string[] | undefined;
const fixedZone = /^etc\/gmt[+-]/i;

/** A zone that is no city's is kept; what is no zone at all may be one that is misspelt. */
function readZone(value: string) {
  if (fixedZone.test(value)) {
    const message = `${JSON.stringify(value)} is no city's zone: its clocks are never set. Send the zone of the place.`;
    return { value, warnings: [{ code: "timezone_without_city", message }] };
  }
  if (isTimezone(value)) return undefined;
  cityZones ??= Intl.supportedValuesOf("timeZone");
  const near = nearest(value, cityZones);
  return near === undefined ? undefined : { didYouMean: [near] };
}

/**
 * A time zone by its letters: `CT` is no IANA zone, `EST` would be one without daylight saving time, and `CST6CDT` is
 * Chicago's under a name that programs show differently.
 */
export const withZoneAliases = <Schema extends Parameters<typeof lenient>[0]>(schema: Schema): Schema => {
  const readWord = aliasReader(Object.keys(aliases.Timezone), aliases.Timezone);
  const isPlain = (value: string) =>
    value === "UTC" || (value.includes("/") && !fixedZone.test(value) && isTimezone(value));
  const fits = (value: unknown) => typeof value !== "string" || isPlain(value);
  const read = (value: unknown) =>
    fits(value) ? undefined : (readAs(value, readWord) ?? readZone(String(value).trim()));
  return lenient(schema, { fits, read });
};

function readAs(sent: unknown, readWord: (text: string) => readonly string[]) {
  if (typeof sent !== "string" && typeof sent !== "number") return undefined;
  const [value, ...others] = readWord(String(sent));
  if (value === undefined) return undefined;
  if (others.length > 0) return { didYouMean: [value, ...others] };
  return { value, warnings: [{ code: "alias_read", message: `${JSON.stringify(sent)} was read as ${value}.` }] };
}
