import { type Gazetteer, placesOfKey, regionOf } from "@/lib/places/rules/gazetteer";
import { nameWordsMax, type Reading, takenSpans } from "@/lib/places/rules/readings";
import { countriesByKey } from "@/lib/places/rules/regions";
import { type Address, countryOf } from "@/lib/places/rules/score";
import { similarKeys } from "@/lib/places/rules/similar-names";
import { covers, isInside, overlap, phrase, type Span } from "@/lib/places/rules/span";
import { isNameLike, yardWords } from "@/lib/places/rules/street-words";
import type { Word } from "@/lib/places/rules/words";

/** Hostile text is not searched for slips without end. */
const misspeltSpansMax = 16;

const isNumber = /^\d+$/;

/** Every span of words within one part of the address, longest first at each word. */
function* spansOf(words: readonly Word[]): Generator<Span> {
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(words.length, start + nameWordsMax); end > start; end--) {
      if (words[end - 1]?.segment === words[start]?.segment) yield { start, end };
    }
  }
}

/** The places whose names are a slip or two away. */
export function misspeltReadings(gazetteer: Gazetteer, address: Address): Reading[] {
  const found: Reading[] = [];
  const taken = takenSpans(address);
  let searched = 0;
  const isState = (other: Span) => address.evidence.states.some((state) => state === other);
  // The town stands in one of the last parts.
  const spans = [...spansOf(address.words)].sort((a, b) => partOf(address, b) - partOf(address, a));
  for (const span of spans) {
    // A misspelt name may contain a state's: Vila Hidalgo.
    const isTaken = (other: Span) => overlap(span, other) && !(isState(other) && isInside(other, span));
    const name = phrase(address.words, span);
    if (isNumber.test(name) || yardWords.has(name) || taken.some(isTaken)) continue;
    if (++searched > misspeltSpansMax) break;
    found.push(...nearestNames(gazetteer, address, similarReadings(gazetteer, address.words, span)));
  }
  return found;
}

/** Two slips are not supposed where one does, in the country or state that is said. */
function nearestNames(gazetteer: Gazetteer, { hints, evidence }: Address, similar: readonly Reading[]) {
  const said = hints.regions ?? evidence.states.at(-1)?.regions;
  const country = countryOf({ hints, evidence });
  const fits = (place: number) =>
    said
      ? said.includes(gazetteer.regions[place] ?? 0)
      : !country || regionOf(gazetteer, place).countryCode === country;
  const isOneSlip = ({ edits, places }: Reading) => edits === 1 && Array.prototype.some.call(places, fits);
  return similar.some(isOneSlip) ? similar.filter(({ edits }) => edits === 1) : similar;
}

const partOf = ({ words }: Address, { start }: Span) => words[start]?.segment ?? 0;

function similarReadings(gazetteer: Gazetteer, words: readonly Word[], span: Span): Reading[] {
  const similar = similarKeys(gazetteer.nameIndex(), phrase(words, span));
  // A misspelt country is no town either.
  return similar.flatMap(({ key, edits }) =>
    edits === 0 || countriesByKey.has(gazetteer.keys[key] ?? "")
      ? []
      : { ...span, places: placesOfKey(gazetteer, key), edits },
  );
}

/** Places of a state whose misspelt names fill another part of the address than the state's own name. */
export function namedBesideState(gazetteer: Gazetteer, address: Address, { places }: Reading): Reading[] {
  const region = gazetteer.regions[places[0] ?? 0];
  const isOfState = (place: number) => gazetteer.regions[place] === region;
  return partsOf(address).flatMap((span) =>
    similarReadings(gazetteer, address.words, span)
      .map((reading) => ({ ...reading, places: Array.from(reading.places).filter(isOfState) }))
      .filter((reading) => reading.places.length > 0 && reading.edits === 1),
  );
}

/** The stretches of an address between states, countries and postal codes. */
function partsOf({ words, evidence }: Address): Span[] {
  const taken = takenSpans({ evidence });
  const parts: Span[] = [];
  for (const [index, { segment }] of words.entries()) {
    if (covers(taken, index)) continue;
    const last = parts.at(-1);
    if (last?.end === index && words[last.start]?.segment === segment) last.end++;
    else parts.push({ start: index, end: index + 1 });
  }
  return parts;
}

/** Longer names, a slip or two away, that a reading may be only a part of: Melrose in "Melrose Prak". */
export function longerReadings(gazetteer: Gazetteer, address: Address, { start, end }: Span): Reading[] {
  const { words } = address;
  const segment = words[start]?.segment;
  if (words[start - 1]?.segment !== segment && words[end]?.segment !== segment) return [];
  const taken = takenSpans(address);
  const isFree = (index: number) =>
    words[index] !== undefined && words[index]?.segment === words[start]?.segment && !covers(taken, index);
  let [first, last] = [start, end];
  while (isFree(first - 1) && end - first < nameWordsMax) first--;
  while (isFree(last) && last - first < nameWordsMax) last++;
  const around = [...words.slice(first, start), ...words.slice(end, last)];
  if (!around.some(({ text }) => isNameLike(text))) return [];
  const found: Reading[] = [];
  for (let from = first; from <= start; from++) {
    for (let to = end; to <= last; to++) {
      if (to - from > end - start) found.push(...similarReadings(gazetteer, words, { start: from, end: to }));
    }
  }
  return found;
}
