import type { StateSpan } from "@/lib/places/rules/evidence";
import { type Gazetteer, placesOfKey } from "@/lib/places/rules/gazetteer";
import { countriesByKey, countryFirstWords, regions } from "@/lib/places/rules/regions";
import { covers, overlap, phrase, type Span } from "@/lib/places/rules/span";
import { afterStreetNames, beforeStreetNames } from "@/lib/places/rules/street-words";
import type { Word } from "@/lib/places/rules/words";
import type { CountryCode } from "@/lib/places/schema";

/** The name of a country that serves as such. */
export type Country = Span & { code: CountryCode };

type Context = { states: readonly StateSpan[]; postalCodes: readonly Span[] };

const countryWordsMax = 4;
/** Shorter names are words of their own too: US Highway 59, CA. */
const plainNameFrom = 5;

/** The names of countries in an address, wherever they stand, that are not part of another name. */
export function readCountries(gazetteer: Gazetteer, words: readonly Word[], context: Context): Country[] {
  const found: Country[] = [];
  for (let start = 0; start < words.length; start++) {
    const country = countryAt(words, start);
    if (!country || !servesAsCountry(gazetteer, words, country, context)) continue;
    found.push(country);
    start = country.end - 1;
  }
  return found;
}

function countryAt(words: readonly Word[], start: number): Country | undefined {
  if (!countryFirstWords.has(words[start]?.text ?? "")) return undefined;
  for (let end = Math.min(words.length, start + countryWordsMax); end > start; end--) {
    const code = countriesByKey.get(phrase(words, { start, end }));
    if (code && words[start]?.segment === words[end - 1]?.segment) return { start, end, code };
  }
  return undefined;
}

function servesAsCountry(gazetteer: Gazetteer, words: readonly Word[], country: Country, context: Context) {
  const { states, postalCodes } = context;
  // What names a state (New Mexico; Ontario, CA) names no country, unless town and province stand before it.
  if (states.some((state) => overlap(state, country) && !isCanada(words, state, states))) return false;
  const isLast = words.every((_, index) => index < country.end || covers(postalCodes, index));
  const name = phrase(words, country);
  if (name === "ca") return isLast;
  const inPart = (index: number) => (words[index]?.segment === words[country.start]?.segment ? words[index]?.text : "");
  const [before = "", after = ""] = [inPart(country.start - 1), inPart(country.end)];
  if (before === "" && after === "") return !isTownOfNext(gazetteer, country, name, states);
  if (beforeStreetNames.has(before) || afterStreetNames.has(after) || isInLongerName(gazetteer, words, country)) {
    return false;
  }
  if (name.length < plainNameFrom && !isLast && (country.start > 0 || /\d/.test(after))) return false;
  return !isTownOfNext(gazetteer, country, name, states);
}

const isCanada = (words: readonly Word[], span: StateSpan, states: readonly StateSpan[]) =>
  phrase(words, span) === "ca" &&
  states.some(
    ({ start, end, regions: named }) =>
      start > 0 && end === span.start && named.some((at) => regions[at]?.countryCode === "CA"),
  );

/** Mexico, MO: a town of that name lies in the state that follows, which is another country's. */
function isTownOfNext(gazetteer: Gazetteer, country: Country, name: string, states: readonly StateSpan[]) {
  const next = states.find(({ start }) => start === country.end);
  if (!next || next.regions.some((at) => regions[at]?.countryCode === country.code)) return false;
  const key = gazetteer.keyPositions.get(name);
  return (
    key !== undefined &&
    placesOfKey(gazetteer, key).some((place) => next.regions.includes(gazetteer.regions[place] ?? 0))
  );
}

/** Mexico Beach, Valle de México: the word is part of a place's name. */
function isInLongerName(gazetteer: Gazetteer, words: readonly Word[], { start, end }: Span) {
  const { segment } = words[start] ?? {};
  for (let from = Math.max(0, start - 2); from <= start; from++) {
    for (let to = end; to <= Math.min(words.length, end + 2); to++) {
      if (from === start && to === end) continue;
      if (words[from]?.segment !== segment || words[to - 1]?.segment !== segment) continue;
      if (gazetteer.keyPositions.has(phrase(words, { start: from, end: to }))) return true;
    }
  }
  return false;
}
