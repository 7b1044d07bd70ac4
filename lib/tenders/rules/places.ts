import { countriesByKey } from "@/lib/places/rules/regions";
import { keyOf } from "@/lib/places/rules/words";
import { cityOf, type FindPlace, type PlaceFound, stateAt, type Word, wordsIn } from "@/lib/tenders/rules/place-names";
import { behind, matchesOf, overlaps, type Part } from "@/lib/tenders/rules/text";

const cityWordsMax = 4;
/** A text with more signs for lanes than this is none that somebody wrote of a load. */
const signsMax = 300;
/** So many words of a text are asked of the gazetteer at most: what is longer is no tender. */
export const lookUpsMax = 400;

type Search = { part: Part; words: readonly Word[]; find: FindPlace; gap(from: number, to: number): string };

/** Words up to `end` that stand together, the longest first. */
function* endingAt({ words, gap }: Search, end: number) {
  let start = end;
  while (start > 0 && end - start < cityWordsMax) {
    const [word, next] = [words[start - 1], words[start]];
    if (!word || (start < end && next && !/^[ \t]*$/.test(gap(word.end, next.start)))) break;
    start--;
  }
  for (; start < end; start++) yield words.slice(start, end);
}

function* startingAt({ words, gap }: Search, start: number) {
  let end = start + 1;
  while (end < words.length && end - start < cityWordsMax) {
    const [word, next] = [words[end - 1], words[end]];
    if (!word || !next || !/^[ \t]*$/.test(gap(word.end, next.start))) break;
    end++;
  }
  for (; end > start; end--) yield words.slice(start, end);
}

function firstCity(candidates: Iterable<readonly Word[]>, find: FindPlace, regionsAt?: readonly number[]) {
  for (const words of candidates) {
    const city = cityOf(words, find, regionsAt);
    if (city) return city;
  }
  return undefined;
}

const openBracket = /^[ \t]?\([ \t]?$/;
const besideState = /^[ \t]{0,2},?[ \t]{0,2}\n?[ \t]{0,2}$/;

/** "Laredo, TX", "Edo Mex (Cuautitlán Izcalli)", "Guadalajara (Tlaquepaque DC), Jal". */
function withStates(search: Search): PlaceFound[] {
  const { words, find, gap } = search;
  const found: PlaceFound[] = [];
  for (let index = 0; index < words.length && found.length < signsMax; index++) {
    const state = stateAt(words, index, gap);
    if (!state) continue;
    const [before, after] = [words[index - 1], words[index + state.count]];
    const between = before ? gap(before.end, state.span.start) : "";
    const bracket = /\)[ \t]?,?[ \t]?$/.test(between) ? openingOf(search, index) : undefined;
    const city =
      (before && besideState.test(between) && firstCity(endingAt(search, index), find, state.regions)) ||
      (after &&
        openBracket.test(gap(state.span.end, after.start)) &&
        firstCity(startingAt(search, index + state.count), find, state.regions)) ||
      (bracket !== undefined && firstCity(endingAt(search, bracket), find, state.regions)) ||
      undefined;
    if (!city?.citySpan) continue;
    const start = Math.min(city.citySpan.start, state.span.start);
    const end = Math.max(city.citySpan.end, state.span.end);
    found.push({ ...city, start, end, stateSpan: state.span });
    index += state.count - 1;
  }
  return found;
}

/** The word before which the brackets close that end before `index`. */
function openingOf({ words, gap }: Search, index: number) {
  for (let at = index - 1; at > Math.max(0, index - 5); at--) {
    if (gap(words[at - 1]?.end ?? 0, words[at]?.start ?? 0).includes("(")) return at;
  }
  return undefined;
}

/** "Monterey Mexico": a country helps as a state does. */
function withCountries({ words, find, gap, ...rest }: Search, taken: readonly PlaceFound[]): PlaceFound[] {
  return words.flatMap((word, index): PlaceFound[] => {
    const countryCode = word.plain.length > 2 ? countriesByKey.get(keyOf(word.plain)) : undefined;
    const before = words[index - 1];
    if (
      !countryCode ||
      !before ||
      taken.some((place) => overlaps(place, word)) ||
      !besideState.test(gap(before.end, word.start))
    )
      return [];
    const inCountry: FindPlace = (query) => find({ city: query.address, countryCode });
    const city = firstCity(endingAt({ ...rest, words, find, gap }, index), inCountry);
    return city?.citySpan ? [{ ...city, start: city.citySpan.start, end: word.end }] : [];
  });
}

const strong =
  /(?:->|=>|-->|[→➜➔⇒»>]|\bout of|\bgoin[g]? to|\bheading to|\brumbo a|\bcon destino a|\bdestino|\borigen|\borigin|\bdest(?:ination)?|\bdesde|\bhasta)[ \t]{0,2}[:.]{0,16}[ \t]{0,2}/g;
const weak = /(?:[ \t]-[ \t]|\bto|\ba|\bfrom|\bde|\ben|\bin|\bat|[:|]|\/\/|\bpara)[ \t]{1,2}/g;
const arrow = /[ \t]{0,2}(?:->|=>|-->|[→➜➔⇒»>])/g;
const cellStart = /(?<=^|\n|\t)[ ]{0,3}(?=[^\t\n]{2,40}(?:\t|\n|$))/g;
const pair = /[ \t]{1,2}(?:-|to|a|\/|al?)[ \t]{1,2}/g;

/** Towns without a state: behind an arrow, a label or a preposition, or before an arrow. */
function withoutStates(search: Search, taken: readonly PlaceFound[]): PlaceFound[] {
  const { part, words, find } = search;
  const starts = new Map(words.map((word, index) => [word.start, index]));
  const ends = new Map(words.map((word, index) => [word.end, index + 1]));
  const found: PlaceFound[] = [];
  const isFree = (span: { start: number; end: number }) => ![...taken, ...found].some((place) => overlaps(place, span));
  const add = (city: Omit<PlaceFound, "start" | "end"> | undefined, isSure: boolean) => {
    if (!city?.citySpan || !isFree(city.citySpan)) return;
    found.push({ ...city, ...city.citySpan, isSure });
  };
  const after = (position: number) => {
    const index = starts.get(position);
    return index === undefined ? undefined : firstCity(startingAt(search, index), find);
  };
  const ahead = (position: number) => {
    const index = ends.get(position);
    return index === undefined ? undefined : firstCity(endingAt(search, index), find);
  };
  for (const { end } of matchesOf(part, strong).slice(0, signsMax)) add(after(end), true);
  for (const { start } of matchesOf(part, arrow).slice(0, signsMax)) add(ahead(start), true);
  for (const { start, end } of matchesOf(part, pair).slice(0, signsMax)) {
    const [left, right] = [ahead(start), after(end)];
    const isKnown = (position: number) =>
      [...taken, ...found].some((place) => place.start === position || place.end === position);
    const [hasLeft, hasRight] = [left ?? isKnown(start), right ?? isKnown(end)];
    if (hasLeft && hasRight) for (const city of [left, right]) add(city, true);
  }
  if (part.plain.includes("\t")) {
    for (const { end } of matchesOf(part, cellStart).slice(0, signsMax)) {
      const city = after(end);
      const isWhole = city?.citySpan && /^[ ]{0,3}(?:\t|\n|$)/.test(behind(part, city.citySpan.end, 4) || "\n");
      if (isWhole) add(city, true);
    }
  }
  for (const { end } of matchesOf(part, weak).slice(0, signsMax)) {
    const isCapital = /^\p{Lu}/u.test(part.written.slice(end - part.at));
    if (isCapital) add(after(end), false);
  }
  return found;
}

const postal =
  /^[ \t,.()]{0,4}(?:c\.?p\.?[ \t:]{0,2}|zip[ \t:]{0,2}|mexico,? )?(\d{5})(?:-\d{4})?(?!\d|[ \t]?(?:lbs?|kg|#))/;
const zipInLane =
  /(?<![\d.,$#-])(\d{5})(?![\d,.]\d|\d)(?=[ \t]{0,2}(?:->|to\b|going to|goin to|a\b|-[ \t]))|(?:->|\bto|\bgoing to|\bgoin to|\bfrom|\bin|\byard)[ \t]{1,2}(\d{5})(?![\d,.]\d|\d|[ \t]?(?:lbs?|kg|#))/g;

function withPostalCode(part: Part, place: PlaceFound): PlaceFound {
  const [text = "", code] = postal.exec(behind(part, place.end, 24)) ?? [];
  if (!code) return place;
  const end = place.end + text.indexOf(code) + code.length;
  return { ...place, end, postalCode: code, postalSpan: { start: end - code.length, end } };
}

/** A ZIP code alone names the place of a stop; its town is for the broker to confirm. */
function postalCodes({ part, find }: Search, taken: readonly PlaceFound[]): PlaceFound[] {
  return matchesOf(part, zipInLane).flatMap(({ start, text, groups }): PlaceFound[] => {
    const code = groups[0] ?? groups[1] ?? "";
    const span = { start: start + text.indexOf(code), end: start + text.indexOf(code) + code.length };
    const known = find({ postalCode: code, countryCode: "US" });
    if (!known || taken.some((place) => overlaps(place, span))) return [];
    return [{ ...span, postalCode: code, postalSpan: span, countryCode: "US", isSure: true }];
  });
}

/** The places that a part names, in the order in which they stand. Streets, bridges and people are to be covered before. */
export function placesIn(part: Part, find: FindPlace): PlaceFound[] {
  const words = wordsIn(part);
  const gap = (from: number, to: number) => part.plain.slice(Math.max(0, from - part.at), Math.max(0, to - part.at));
  const search: Search = { part, words, find, gap };
  const stated = withStates(search);
  const ofCountries = [...stated, ...withCountries(search, stated)];
  const all = [...ofCountries, ...withoutStates(search, ofCountries)].map((place) => withPostalCode(part, place));
  return [...all, ...postalCodes(search, all)].sort((a, b) => a.start - b.start);
}
