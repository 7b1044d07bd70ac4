import { countriesByKey, regions, regionsByKey } from "@/lib/places/rules/regions";
import { keyOf } from "@/lib/places/rules/words";
import type { CountryCode } from "@/lib/places/schema";

/** States, by codes as `US-TX`, or a whole country. What is written may name several: NL is Nuevo León and Newfoundland. */
export type Area = { states: readonly string[] } | { country: CountryCode };

const partsOf = (text: string) => text.split(",").map((part) => keyOf(part));

function statesOf(key: string, country?: CountryCode): string[] {
  const named = (regionsByKey.get(key) ?? []).flatMap((position) => regions[position] ?? []);
  return named.filter(({ countryCode }) => !country || countryCode === country).map(({ code }) => code);
}

function readParts([first = "", second, ...others]: readonly string[]): Area | undefined {
  if (others.length > 0) return undefined;
  const country = countriesByKey.get(second ?? first);
  if (second !== undefined && !country) return undefined;
  const states = statesOf(first, second === undefined ? undefined : country);
  if (states.length > 0) return { states };
  return second === undefined && country ? { country } : undefined;
}

/**
 * The area that a text names and nothing but that: "TX", "Nuevo León", "NL, MX", "México". A name that a state shares with
 * one of its towns is the state, a code that a country shares with a state is the state.
 */
export const readArea = (text: string): Area | undefined => readParts(partsOf(text));

/** The area at the end of a place as it is stored: Nuevo León for "Rancho El Sauz, NL, MX". */
export function areaOfPlace(text: string): Area | undefined {
  const parts = partsOf(text);
  return readParts(parts.slice(-2)) ?? readParts(parts.slice(-1));
}

const countryOf = (state: string) => state.slice(0, 2);

/** Whether all of one area may lie in the other. */
export function liesIn(area: Area, wanted: Area): boolean {
  if ("country" in area) return "country" in wanted && area.country === wanted.country;
  return "country" in wanted
    ? area.states.some((state) => countryOf(state) === wanted.country)
    : area.states.some((state) => wanted.states.includes(state));
}

/** A state of a country, or a whole country. */
export type SuggestedArea = {
  name: string;
  state?: string;
  countryCode: CountryCode;
  /** Whether the text is all of a name or code of it, and not only a beginning. */
  isWhole: boolean;
};

/** Beginnings of one letter are of most states. */
const lettersMin = 2;

/**
 * The states and countries of which a text is the beginning of a name or code, in either language; those of which it is
 * the whole come first.
 */
export function suggestAreas(query: string, limit: number): SuggestedArea[] {
  const typed = keyOf(query);
  if (typed.length < lettersMin) return [];
  const found = new Map<string, SuggestedArea>();
  const note = (area: Omit<SuggestedArea, "isWhole">, key: string) => {
    const id = `${area.countryCode}-${area.state}`;
    if (key.startsWith(typed)) found.set(id, { ...area, isWhole: key === typed || found.get(id)?.isWhole === true });
  };
  for (const [key, positions] of regionsByKey) {
    for (const { names, state, countryCode } of positions.flatMap((position) => regions[position] ?? []))
      note({ name: names[1] ?? state, state, countryCode }, key);
  }
  for (const [key, countryCode] of countriesByKey) note({ name: countryCode, countryCode }, key);
  return [...found.values()].sort((one, other) => Number(other.isWhole) - Number(one.isWhole)).slice(0, limit);
}
