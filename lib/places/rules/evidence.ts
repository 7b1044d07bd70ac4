import { findZip, type Gazetteer } from "@/lib/places/rules/gazetteer";
import { type PostalCode, readPostalCodes } from "@/lib/places/rules/postal-codes";
import { countriesByKey, regions, regionsByKey } from "@/lib/places/rules/regions";
import type { Word } from "@/lib/places/rules/words";
import type { CountryCode } from "@/lib/places/schema";

/** Words `start` to before `end`. */
export type Span = { start: number; end: number };
export type StateSpan = Span & { regions: readonly number[] };

/** What an address says beside the name of its town. */
export type Evidence = {
  states: StateSpan[];
  country?: CountryCode;
  countrySpan?: Span;
  postalCodes: PostalCode[];
};

const phraseWordsMax = 4;
/** Shorter names of states are words of their own too: LA, DE, IN, Col., Son. */
const plainNameFrom = 4;

export const phrase = (words: readonly Word[], { start, end }: Span) =>
  end === start + 1
    ? (words[start]?.text ?? "")
    : words
        .slice(start, end)
        .map(({ text }) => text)
        .join(" ");

export const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

export function readEvidence(gazetteer: Gazetteer, words: readonly Word[]): Evidence {
  const postalCodes = readPostalCodes(words, (code) => findZip(gazetteer, code));
  const isPostal = (index: number) => postalCodes.some(({ start, end }) => start <= index && index < end);
  const states = readStates(words, isPostal);
  return { states, postalCodes, ...readCountry(words, states, isPostal) };
}

function readStates(words: readonly Word[], isPostal: (index: number) => boolean): StateSpan[] {
  const found: StateSpan[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(words.length, start + phraseWordsMax); end > start; end--) {
      const key = phrase(words, { start, end });
      const named = regionsByKey.get(key);
      if (!named || words[start]?.segment !== words[end - 1]?.segment) continue;
      if (key.length < plainNameFrom && !closesPart(words, end, isPostal)) continue;
      found.push({ start, end, regions: named });
      start = end - 1;
      break;
    }
  }
  return found;
}

/** An abbreviation of a state stands at the end of its part, or before a postal code or the country. */
function closesPart(words: readonly Word[], end: number, isPostal: (index: number) => boolean) {
  const next = words[end];
  if (!next || next.segment !== words[end - 1]?.segment || isPostal(end) || next.text === "cp") return true;
  return countriesByKey.has(next.text) && end >= words.length - 2;
}

/** The country follows from the last words, or from the last before a postal code. */
function readCountry(words: readonly Word[], states: readonly StateSpan[], isPostal: (index: number) => boolean) {
  let end = words.length;
  while (end > 0 && isPostal(end - 1)) end--;
  for (let start = Math.max(0, end - phraseWordsMax); start < end; start++) {
    const countrySpan = { start, end };
    const country = countriesByKey.get(phrase(words, countrySpan));
    // What names a state (New Mexico; Ontario, CA) names no country, unless town and province stand before it.
    if (!country || states.some((state) => overlap(state, countrySpan) && !isCanada(words, state, states))) continue;
    return { country, countrySpan };
  }
  return {};
}

const isCanada = (words: readonly Word[], span: StateSpan, states: readonly StateSpan[]) =>
  phrase(words, span) === "ca" &&
  states.some(
    ({ start, end, regions: named }) =>
      start > 0 && end === span.start && named.some((at) => regions[at]?.countryCode === "CA"),
  );
