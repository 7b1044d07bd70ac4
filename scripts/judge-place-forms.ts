// Every place of the gazetteer written the ways people write it, right and with a slip: how often another is believed.
import { milesBetween } from "@/lib/core/great-circle";
import { findPlace } from "@/lib/places/find-place";
import { placesOfKey, pointOf, regionOf } from "@/lib/places/rules/gazetteer";
import { confidenceMin } from "@/lib/places/rules/locate";
import { regions } from "@/lib/places/rules/regions";
import { similarKeys } from "@/lib/places/rules/similar-names";
import { keyOf } from "@/lib/places/rules/words";
import type { CountryCode, FoundPlace } from "@/lib/places/schema";
import { gazetteer } from "@/lib/places/store/gazetteer";
import { hitMilesMax } from "@/scripts/judge-addresses";

/** The words put in for N (the name), S (the state), A (its abbreviation) and C (the country). */
const forms: Record<CountryCode, readonly string[]> = {
  MX: ["N, C", "N C", "C, N", "C N", "N, S, C", "N S C", "N, A, C", "C, S, N", "C A N", "N, C, A", "S, N", "A N"],
  US: ["N, S", "N S", "N, A", "N A", "N, S, C", "N, C, S", "C, S, N", "S, N", "N, C"],
  CA: ["N, S", "N S", "N, A", "N, S, C", "C, S, N", "N, C"],
};
const countryNames: Record<CountryCode, readonly string[]> = {
  MX: ["Mexico", "México", "MX", "Mex.", "Méx.", "MEXICO"],
  US: ["USA", "United States", "US", "U.S.A."],
  CA: ["Canada", "CANADA", "Canadá"],
};

/** The same for the same numbers: a part of a run is a part of the whole. */
function pick<Value>(values: readonly Value[], place: number, salt: number): Value | undefined {
  return values[((place + 1) * 2_654_435_761 + salt * 40_503) % values.length];
}

const slips = [
  (name: string, at: number) => name.slice(0, at) + name.slice(at + 1),
  (name: string, at: number) => name.slice(0, at) + name.slice(at, at + 1) + name.slice(at),
  (name: string, at: number) => name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
  (name: string, at: number) => `${name.slice(0, at)}${name.charAt(at) === "e" ? "a" : "e"}${name.slice(at + 1)}`,
];
/** Shorter names are not looked for when they are misspelt. */
const slipFrom = 5;

function misspelt(name: string, place: number) {
  const letters = [...name].flatMap((_, at) => (/^[a-z]{2}$/i.test(name.slice(at, at + 2)) && at > 0 ? at : []));
  const at = pick(letters, place, 3);
  return at === undefined || name.length < slipFrom ? undefined : pick(slips, place, 7)?.(name, at);
}

type Written = { text: string; name: string; place: number; saysState: boolean };

function write(form: string, name: string, place: number): Written {
  const { countryCode, code } = regionOf(gazetteer(), place);
  const names = regions.find((region) => region.code === code)?.names ?? [];
  const words: Record<string, string | undefined> = {
    N: name,
    S: names[1],
    A:
      pick(
        names.filter((it) => it.length < 6 && it !== "MEX"),
        place,
        form.length,
      ) ?? names[1],
    C: pick(countryNames[countryCode], place, form.length),
  };
  const text = form.replace(/[NSAC]/g, (letter) => words[letter] ?? "");
  return { text, name, place, saysState: /[SA]/.test(form) };
}

/** Whether what was found bears the name that was written, or one no farther from it, where it was said to be. */
function isExplained({ name, place, saysState }: Written, found: FoundPlace) {
  const columns = gazetteer();
  const own = regionOf(columns, place);
  if (milesBetween(found, pointOf(columns, place)) <= hitMilesMax && found.countryCode === own.countryCode) return true;
  if (found.countryCode !== own.countryCode || (saysState && found.state !== own.state)) return false;
  const key = keyOf(name);
  const exact = columns.keyPositions.get(key);
  const near = similarKeys(columns.nameIndex(), key).flatMap((it) => (it.edits <= 1 ? it.key : []));
  return [...(exact === undefined ? [] : [exact]), ...near].some((position) =>
    placesOfKey(columns, position).some((it) => milesBetween(pointOf(columns, it), found) <= hitMilesMax),
  );
}

export type FormCount = { form: string; written: number; found: number; wrong: number; examples: string[] };
const examplesMax = 5;

/**
 * For each way of writing the places, how many were found and how many were taken for another at a confidence of 0.5 or
 * more. Reads every `step`-th place of the gazetteer.
 */
export function judgePlaceForms(step: number): FormCount[] {
  const counts = new Map<string, FormCount>();
  const columns = gazetteer();
  for (let place = 0; place < columns.names.length; place += step) {
    const { countryCode } = regionOf(columns, place);
    const name = columns.names[place] ?? "";
    for (const form of forms[countryCode]) {
      count(counts, `${countryCode} ${form}`, write(form, name, place));
      const slipped = misspelt(name, place);
      if (slipped) count(counts, `${countryCode} ${form} misspelt`, write(form, slipped, place));
    }
  }
  return [...counts.values()];
}

function count(counts: Map<string, FormCount>, form: string, written: Written) {
  const sum = counts.get(form) ?? { form, written: 0, found: 0, wrong: 0, examples: [] };
  counts.set(form, sum);
  sum.written++;
  const found = findPlace({ address: written.text });
  if (!found || found.confidence < confidenceMin) return;
  if (isExplained(written, found)) {
    sum.found++;
    return;
  }
  sum.wrong++;
  if (sum.examples.length >= examplesMax) return;
  sum.examples.push(`${written.text} → ${found.city}, ${found.state} (${found.confidence.toFixed(2)})`);
}
