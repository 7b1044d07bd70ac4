import { nameOf } from "@/lib/places/rules/choose";
import { type Gazetteer, placesOfKey } from "@/lib/places/rules/gazetteer";
import { countriesByKey, regions, regionsByKey } from "@/lib/places/rules/regions";
import { wordsOf } from "@/lib/places/rules/words";

/** The beginning of a name, and what was typed behind it as the state or country. */
type Beginning = { name: string; isWithin?: (gazetteer: Gazetteer, place: number) => boolean };

type Scored = { place: number; score: number };

/** How much the whole of a name or abbreviation counts, in powers of ten of people. */
const wholeName = 1.5;
/** Beginnings of one letter are of a fifth of all names. */
const lettersMin = 2;

/** Under which name a place is counted. */
export const placeKey = ({ countryCode, state, city }: { countryCode: string; state: string; city: string }) =>
  `${countryCode}-${state} ${city}`;

function withinOf(text: string): Beginning["isWithin"] {
  const country = countriesByKey.get(text);
  const named = new Set<number>();
  for (const [key, positions] of regionsByKey) if (key.startsWith(text)) for (const at of positions) named.add(at);
  if (named.size === 0 && !country) return undefined;
  return (gazetteer, place) => {
    const region = gazetteer.regions[place] ?? 0;
    return named.has(region) || (country !== undefined && regions[region]?.countryCode === country);
  };
}

/** A half-typed word may already look like an abbreviation: "ste" of Sterling like that of Sainte. */
function lastAsTyped(query: string) {
  const plain = query
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  return /[\p{L}\p{N}]+$/u.exec(plain)?.[0];
}

function beginningsOf(query: string): Beginning[] {
  const words = wordsOf(query);
  const texts = words.map(({ text }) => text);
  const typed = lastAsTyped(query);
  const names = [texts.join(" "), ...(typed ? [[...texts.slice(0, -1), typed].join(" ")] : [])];
  const found: Beginning[] = [...new Set(names)].map((name) => ({ name }));
  for (let end = texts.length - 1; end > 0; end--) {
    const isWithin = withinOf(texts.slice(end).join(" "));
    if (isWithin) found.push({ name: texts.slice(0, end).join(" "), isWithin });
  }
  // Behind a comma no town goes on.
  const isParted = words.some(({ segment }) => segment !== words[0]?.segment);
  return isParted ? found.filter(({ isWithin }) => isWithin) : found;
}

function firstKeyFrom(keys: readonly string[], name: string) {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? "") < name) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The places whose names begin as the text does, in any language and by any abbreviation that is known, with a state or
 * country behind it or not. Those used most come first, then the largest.
 * @param uses how often a place was used, by `placeKey`
 */
export function suggest(
  gazetteer: Gazetteer,
  query: string,
  { limit, uses }: { limit: number; uses: ReadonlyMap<string, number> },
): number[] {
  const scores = new Map<number, number>();
  for (const { name, isWithin } of beginningsOf(query)) {
    if (name.length < lettersMin) continue;
    for (let key = firstKeyFrom(gazetteer.keys, name); gazetteer.keys[key]?.startsWith(name); key++) {
      const bonus = gazetteer.keys[key] === name ? wholeName : 0;
      for (const place of placesOfKey(gazetteer, key)) {
        if (isWithin && !isWithin(gazetteer, place)) continue;
        const score = Math.log10((gazetteer.populations[place] ?? 0) + 50) + bonus;
        if (score > (scores.get(place) ?? 0)) scores.set(place, score);
      }
    }
  }
  const used = (place: number) => uses.get(placeKey(nameOf(gazetteer, place))) ?? 0;
  const named = new Map<string, Scored>();
  for (const [place, score] of [...scores].sort(([, one], [, other]) => other - one)) {
    const key = placeKey(nameOf(gazetteer, place));
    // Nobody can distinguish two of one name in one state: the larger is offered.
    if (named.size < limit || used(place) > 0) named.set(key, named.get(key) ?? { place, score });
  }
  return [...named.values()]
    .sort((one, other) => used(other.place) - used(one.place) || other.score - one.score)
    .slice(0, limit)
    .map(({ place }) => place);
}

/** Whether a text is a postal code of one of the three countries, as far as its form tells. */
export const isPostalCode = (query: string) => /^\s*(\d{5}|[a-z]\d[a-z] ?\d[a-z]\d)\s*$/i.test(query);
