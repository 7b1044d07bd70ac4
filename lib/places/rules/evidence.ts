import { type Country, readCountries } from "@/lib/places/rules/country";
import { findZip, type Gazetteer } from "@/lib/places/rules/gazetteer";
import { type PostalCode, readPostalCodes } from "@/lib/places/rules/postal-codes";
import { countriesByKey, regionFirstWords, regionsByKey } from "@/lib/places/rules/regions";
import { covers, phrase, type Span } from "@/lib/places/rules/span";
import { afterStreetNames, beforeStreetNames } from "@/lib/places/rules/street-words";
import type { Word } from "@/lib/places/rules/words";

export type StateSpan = Span & { regions: readonly number[] };

/** What an address says beside the name of its town. */
export type Evidence = {
  states: StateSpan[];
  /** Every name of a country that serves as such; the last is believed. */
  countries: Country[];
  postalCodes: PostalCode[];
};

const phraseWordsMax = 4;
/** Shorter names of states are words of their own too: LA, DE, IN, Col., Son. */
const plainNameFrom = 4;

export function readEvidence(gazetteer: Gazetteer, words: readonly Word[]): Evidence {
  const postalCodes = readPostalCodes(words, (code) => findZip(gazetteer, code));
  const states = readStates(gazetteer, words, postalCodes);
  return { states, postalCodes, countries: readCountries(gazetteer, words, { states, postalCodes }) };
}

function readStates(gazetteer: Gazetteer, words: readonly Word[], postalCodes: readonly Span[]): StateSpan[] {
  const found: StateSpan[] = [];
  for (let start = 0; start < words.length; start++) {
    if (!regionFirstWords.has(words[start]?.text ?? "")) continue;
    for (let end = Math.min(words.length, start + phraseWordsMax); end > start; end--) {
      const key = phrase(words, { start, end });
      const named = regionsByKey.get(key);
      if (!named || words[start]?.segment !== words[end - 1]?.segment) continue;
      const isCode = key.length < plainNameFrom;
      if (isCode && !standsAsCode(words, { start, end }, postalCodes) && !opensAddress(gazetteer, words, start))
        continue;
      if (isStreetName(words, { start, end })) continue;
      if (key === stateOrCountry && !words.some(({ text }, at) => at !== start && countriesByKey.has(text))) continue;
      found.push({ start, end, regions: named });
      start = end - 1;
      break;
    }
  }
  return found;
}

/** Calle Durango, Texas Ave. */
function isStreetName(words: readonly Word[], { start, end }: Span) {
  const [before, after] = [words[start - 1], words[end]];
  const inPart = (word: Word | undefined) => (word?.segment === words[start]?.segment ? word?.text : undefined) ?? "";
  return (
    (beforeStreetNames.has(inPart(before)) && before?.text !== "industrial") || afterStreetNames.has(inPart(after))
  );
}

/** Méx. is the country, and the State of Mexico where the country is said as well. */
const stateOrCountry = "mex";

/** An abbreviation of a state ends its part, or stands before a postal code or the country, or behind the first word's. */
function standsAsCode(words: readonly Word[], { start, end }: Span, postalCodes: readonly Span[]) {
  const next = words[end];
  const isLastOfPart = !next || next.segment !== words[end - 1]?.segment;
  if (isLastOfPart || covers(postalCodes, end) || next.text === "cp") return true;
  if (start === 1 && countriesByKey.has(words[0]?.text ?? "")) return true;
  return countriesByKey.has(next.text) && end >= words.length - 2;
}

const smallWords = new Set("la de in or me hi ok oh pa ma al so na son mt".split(" "));

/** NL Monterrey: a code that begins an address and no name. */
function opensAddress({ keyPositions }: Gazetteer, words: readonly Word[], start: number) {
  const [first, second, third] = words;
  if (start > 0 || !first || !second || smallWords.has(first.text) || /\d/.test(second.text)) return false;
  if (beforeStreetNames.has(first.text) || afterStreetNames.has(second.text)) return false;
  const twoWords = `${first.text} ${second.text}`;
  return !keyPositions.has(twoWords) && !keyPositions.has(`${twoWords} ${third?.text}`);
}
