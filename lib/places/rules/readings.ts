import { type Evidence, overlap, phrase, type Span } from "@/lib/places/rules/evidence";
import { type Gazetteer, placesOfKey, regionOf } from "@/lib/places/rules/gazetteer";
import { fitsState, type PostalCode, townOf } from "@/lib/places/rules/postal-codes";
import { similarKeys } from "@/lib/places/rules/similar-names";
import type { Word } from "@/lib/places/rules/words";

/** Words of an address, and the places they may mean. */
export type Reading = Span & { places: ArrayLike<number>; edits: number; postalCode?: PostalCode };

const nameWordsMax = 5;
const misspeltWordsMax = 3;
/** Hostile text is not searched for slips without end. */
const misspeltSpansMax = 16;

/** Every span of words within one part of the address, longest first at each word. */
function* spansOf(words: readonly Word[], wordsMax: number): Generator<Span> {
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(words.length, start + wordsMax); end > start; end--) {
      if (words[end - 1]?.segment === words[start]?.segment) yield { start, end };
    }
  }
}

/** Part of a state's or country's name is no town: León in Nuevo León. The whole of it may be one. */
const isPartOf = (span: Span, whole: Span | undefined) =>
  whole !== undefined && overlap(span, whole) && span.end - span.start < whole.end - whole.start;

const isFree = (span: Span, { states, countrySpan }: Evidence) =>
  !isPartOf(span, countrySpan) && !states.some((state) => isPartOf(span, state));

const isNumber = /^\d+$/;

/** The places whose names stand in the address, word for word. */
export function exactReadings(gazetteer: Gazetteer, words: readonly Word[], evidence: Evidence): Reading[] {
  const found: Reading[] = [];
  for (const span of spansOf(words, nameWordsMax)) {
    const key = gazetteer.keyPositions.get(phrase(words, span));
    if (key === undefined || !isFree(span, evidence)) continue;
    found.push({ ...span, places: placesOfKey(gazetteer, key), edits: 0 });
  }
  return found;
}

/** The places whose names are a slip or two away. */
export function misspeltReadings(gazetteer: Gazetteer, words: readonly Word[], evidence: Evidence): Reading[] {
  const found: Reading[] = [];
  let searched = 0;
  for (const span of spansOf(words, misspeltWordsMax)) {
    const text = phrase(words, span);
    const isTaken = [...evidence.states, ...evidence.postalCodes].some((other) => overlap(span, other));
    if (isTaken || isNumber.test(text)) continue;
    if (++searched > misspeltSpansMax) break;
    for (const { key, edits } of similarKeys(gazetteer.nameIndex(), text)) {
      if (edits > 0) found.push({ ...span, places: placesOfKey(gazetteer, key), edits });
    }
  }
  return found;
}

/** The towns that the postal codes of an address belong to. */
export function postalReadings(gazetteer: Gazetteer, { postalCodes }: Evidence): Reading[] {
  return postalCodes.flatMap((postalCode) => {
    const { start, end, text, opensPart, zip } = postalCode;
    if (opensPart) return [];
    const town = gazetteer.keyPositions.get(townOf(text) ?? "");
    const isThere = (place: number) => {
      const { countryCode, state } = regionOf(gazetteer, place);
      return fitsState(text, countryCode, state);
    };
    const places = town === undefined ? [] : [...placesOfKey(gazetteer, town)].filter(isThere);
    return [{ start, end, edits: 0, postalCode, places: zip ? [zip.place, ...places] : places }];
  });
}
