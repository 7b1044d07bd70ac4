import { milesBetween } from "@/lib/core/great-circle";
import type { Evidence, StateSpan } from "@/lib/places/rules/evidence";
import { type Gazetteer, pointOf, regionOf } from "@/lib/places/rules/gazetteer";
import { fitsState } from "@/lib/places/rules/postal-codes";
import type { Reading } from "@/lib/places/rules/readings";
import { regionsByKey } from "@/lib/places/rules/regions";
import { covers, isInside, overlap, type Span } from "@/lib/places/rules/span";
import { afterStreetNames, beforeStreetNames, isNameLike } from "@/lib/places/rules/street-words";
import type { Word } from "@/lib/places/rules/words";
import type { CountryCode } from "@/lib/places/schema";

/** What the caller says apart from the text: regions and country of a structured place. */
export type Hints = { regions?: readonly number[]; countryCode?: CountryCode };
export type Address = { words: readonly Word[]; evidence: Evidence; hints: Hints };

/** The country that is said, by the caller or in the text. */
export const countryOf = ({ hints, evidence }: Pick<Address, "hints" | "evidence">) =>
  hints.countryCode ?? evidence.countries.at(-1)?.code;

/** What each sign is worth. */
const worth = {
  tenfoldPopulation: 0.95,
  extraWord: 0.9,
  slip: -1.6,
  furtherSlip: -2.4,
  adjacentState: 4.2,
  wrongAdjacentState: -3,
  laterState: 2.1,
  wrongLaterState: -1.1,
  country: 4.5,
  wrongCountry: -4.5,
  zip: 4,
  postalPrefix: 3,
  postalCodeAlone: -1,
  postalPrefixAlone: -4,
  street: -3,
  houseNumber: -2.5,
  partOfLongerName: -5.5,
  partOfMisspeltName: -4,
  partOfUnknownName: -3,
  strangerBeside: -1,
};

/** A ZIP code speaks for the towns this near to it. */
export const zipMilesMax = 35;

/** How well each place of a reading fits its address; what depends on the words alone is worked out once. */
export function scorerOf(gazetteer: Gazetteer, address: Address, reading: Reading, all: readonly Reading[]) {
  const state = stateSign(address, reading);
  const country = countryOf(address);
  const ofWords =
    slipWorth(reading.edits) +
    (reading.postalCode ? postalNameWorth(reading) : nameWorth(gazetteer, address, reading)) +
    partWorth(gazetteer, reading, all, state?.regions);
  return (place: number) => {
    const { countryCode } = regionOf(gazetteer, place);
    const ofState = state?.regions.includes(gazetteer.regions[place] ?? 0) ? state.right : state?.wrong;
    // A state says its country as well.
    const ofCountry = country !== countryCode ? worth.wrongCountry : state ? 0 : worth.country;
    const ofPopulation = worth.tenfoldPopulation * Math.log10((gazetteer.populations[place] ?? 0) + 50);
    return ofPopulation + ofWords + (ofState ?? 0) + (country ? ofCountry : 0) + postalWorth(gazetteer, address, place);
  };
}

/** Where only the state or an area is known from a code, every town that is named stands before it. */
const postalNameWorth = ({ certainty = 1 }: Reading) =>
  certainty < 1 ? worth.postalPrefixAlone : worth.postalCodeAlone;

const slipWorth = (edits: number) => (edits === 0 ? 0 : worth.slip + worth.furtherSlip * (edits - 1));

/** What is part of a longer name is seldom the town itself; a misspelt longer one counts where it fits the state. */
function partWorth(
  gazetteer: Gazetteer,
  reading: Reading,
  all: readonly Reading[],
  state: readonly number[] | undefined,
) {
  const fits = ({ places }: Reading) =>
    !state || Array.prototype.some.call(places, (place) => state.includes(gazetteer.regions[place] ?? 0));
  let found = 0;
  for (const other of all) {
    if (other.postalCode || !isInside(reading, other)) continue;
    if (other.edits === 0) return worth.partOfLongerName;
    if (found === 0 && fits(other)) found = worth.partOfMisspeltName;
  }
  return found;
}

type StateSign = { regions: readonly number[]; right: number; wrong: number };

/** The state that is said of a reading: the caller's, the next behind it, or one just before it. */
function stateSign({ words, evidence, hints }: Address, reading: Reading): StateSign | undefined {
  const adjacent = { right: worth.adjacentState, wrong: worth.wrongAdjacentState };
  if (hints.regions) return { regions: hints.regions, ...adjacent };
  const isOther = (span: StateSpan) => !overlap(span, reading);
  const after = evidence.states.find((span) => isOther(span) && span.start >= reading.end);
  if (after && onlyBetween(words, evidence, reading.end, after.start)) return { regions: after.regions, ...adjacent };
  const before = evidence.states.find((span) => isOther(span) && span.end === reading.start);
  const [only, second] = evidence.states;
  if (only && !second && only.end <= reading.start) return { regions: only.regions, ...adjacent };
  const nearest = after ?? before;
  return nearest && { regions: nearest.regions, right: worth.laterState, wrong: worth.wrongLaterState };
}

const postalWords = ["cp", "c", "p", "zip"];

/** Between a town and its state nothing may stand but a postal code or the country. */
function onlyBetween(words: readonly Word[], { postalCodes, countries }: Evidence, from: number, to: number) {
  for (let index = from; index < to; index++) {
    if (!covers(postalCodes, index) && !covers(countries, index) && !postalWords.includes(words[index]?.text ?? ""))
      return false;
  }
  return true;
}

function postalWorth(gazetteer: Gazetteer, { evidence }: Address, place: number) {
  const { countryCode, state } = regionOf(gazetteer, place);
  let best = 0;
  for (const { text, zip } of evidence.postalCodes) {
    if (countryCode === "US") {
      if (zip && milesBetween(zip, pointOf(gazetteer, place)) <= zipMilesMax) best = Math.max(best, worth.zip);
    } else if (fitsState(text, countryCode, state)) best = Math.max(best, worth.postalPrefix);
  }
  return best;
}

const isHouseNumber = /^\d{1,4}$|^\d{6}$/;

function nameWorth(gazetteer: Gazetteer, { words, evidence }: Address, { start, end }: Reading) {
  const segment = words[start]?.segment;
  const inPart = (index: number) => (words[index]?.segment === segment ? (words[index]?.text ?? "") : "");
  const longName = worth.extraWord * (end - start - 1);
  const isStateNext = evidence.states.some((state) => state.start === end);
  const isStreet =
    (!isStateNext && afterStreetNames.has(inPart(end))) ||
    beforeStreetNames.has(inPart(start - 1)) ||
    (!/\d/.test(inPart(start - 1)) && beforeStreetNames.has(inPart(start - 2)));
  if (isStreet) return longName + worth.street;
  if (isPartOfUnknown(words, { start, end }, evidence)) return longName + worth.partOfUnknownName;
  if (isStranger(gazetteer, inPart(start - 1))) return longName + worth.strangerBeside;
  return longName + (isHouseNumber.test(inPart(start - 1)) ? worth.houseNumber : 0);
}

const joints = new Set(["de", "del"]);
const articles = new Set(["la", "las", "los", "el"]);

/** Caleras in "Caleras de Xyz", Lerma in "Xyz de Lerma": towns of their own that we do not know. */
function isPartOfUnknown(words: readonly Word[], { start, end }: Span, { states, countries }: Evidence) {
  const { segment } = words[start] ?? {};
  const wordAt = (index: number) => {
    const isElsewhere = words[index]?.segment !== segment || covers(states, index) || covers(countries, index);
    return isElsewhere ? "" : (words[index]?.text ?? "");
  };
  const afterJoint = articles.has(wordAt(end + 1)) ? end + 2 : end + 1;
  if (joints.has(wordAt(end)) && isNameLike(wordAt(afterJoint))) return true;
  const joint = articles.has(wordAt(start - 1)) ? start - 2 : start - 1;
  return joints.has(wordAt(joint)) && isNameLike(wordAt(joint - 1));
}

/** Letters that belong to nothing we know make what follows them doubtful: Otay Mesa is not Mesa. */
function isStranger({ keyPositions }: Gazetteer, word: string) {
  if (word === "" || word.length < 4 || /\d/.test(word)) return false;
  return !keyPositions.has(word) && !afterStreetNames.has(word) && !regionsByKey.has(word);
}
