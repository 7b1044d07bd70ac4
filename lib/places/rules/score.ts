import { milesBetween } from "@/lib/core/great-circle";
import { type Evidence, overlap, type Span, type StateSpan } from "@/lib/places/rules/evidence";
import { type Gazetteer, pointOf, regionOf } from "@/lib/places/rules/gazetteer";
import { fitsState } from "@/lib/places/rules/postal-codes";
import type { Reading } from "@/lib/places/rules/readings";
import { regionsByKey } from "@/lib/places/rules/regions";
import { keyOf, type Word } from "@/lib/places/rules/words";
import type { CountryCode } from "@/lib/places/schema";

const set = (words: string) => new Set(words.split(" ").map(keyOf));

/** What stands before the name of a street, a neighbourhood or a park. */
const beforeStreetNames = set(
  "calle av ave avenida blvd boulevard bulevar calz calzada carr carretera autopista prol prolongacion priv privada " +
    "libramiento km camino paseo col colonia fracc fraccionamiento parque industrial barrio ejido circuito eje antigua " +
    "rue chemin autoroute highway hwy interstate route rt",
);

/** What stands behind the name of a street. */
const afterStreetNames = set(
  "st street ave avenue av rd road dr drive fwy freeway hwy highway blvd boulevard ln lane way pkwy parkway ct court pl " +
    "place cir circle loop ter terrace trl trail expy expressway pike tpke turnpike sq bypass frontage industrial",
);

/** What the caller says apart from the text: regions and country of a structured place. */
export type Hints = { regions?: readonly number[]; countryCode?: CountryCode };
export type Address = { words: readonly Word[]; evidence: Evidence; hints: Hints };

/** What each sign is worth. */
const worth = {
  tenfoldPopulation: 0.95,
  extraWord: 0.9,
  slip: -1.6,
  adjacentState: 4.2,
  wrongAdjacentState: -2.2,
  laterState: 2.1,
  wrongLaterState: -1.1,
  country: 4.5,
  wrongCountry: -4.5,
  zip: 4,
  postalPrefix: 3,
  postalCodeAlone: -1,
  street: -3,
  houseNumber: -2.5,
  partOfLongerName: -1.5,
  strangerBeside: -1,
};

/** A ZIP code speaks for the towns this near to it. */
export const zipMilesMax = 35;

/** How well each place of a reading fits its address; what depends on the words alone is worked out once. */
export function scorerOf(gazetteer: Gazetteer, address: Address, reading: Reading, spans: readonly Span[]) {
  const state = stateSign(address, reading);
  const country = address.hints.countryCode ?? address.evidence.country;
  const ofWords =
    worth.slip * reading.edits +
    (reading.postalCode ? worth.postalCodeAlone : nameWorth(gazetteer, address, reading)) +
    (spans.some((span) => isInside(reading, span)) ? worth.partOfLongerName : 0);
  return (place: number) => {
    const { countryCode } = regionOf(gazetteer, place);
    const ofState = state?.regions.includes(gazetteer.regions[place] ?? 0) ? state.right : state?.wrong;
    const ofCountry = country === countryCode ? worth.country : worth.wrongCountry;
    const ofPopulation = worth.tenfoldPopulation * Math.log10((gazetteer.populations[place] ?? 0) + 50);
    return ofPopulation + ofWords + (ofState ?? 0) + (country ? ofCountry : 0) + postalWorth(gazetteer, address, place);
  };
}

const isInside = (span: Span, other: Span) =>
  other.start <= span.start && span.end <= other.end && other.end - other.start > span.end - span.start;

type StateSign = { regions: readonly number[]; right: number; wrong: number };

/** The state that is said of a reading: the caller's, the next behind it, or one just before it. */
function stateSign({ words, evidence, hints }: Address, reading: Reading): StateSign | undefined {
  const adjacent = { right: worth.adjacentState, wrong: worth.wrongAdjacentState };
  if (hints.regions) return { regions: hints.regions, ...adjacent };
  const isOther = (span: StateSpan) => !overlap(span, reading);
  const after = evidence.states.find((span) => isOther(span) && span.start >= reading.end);
  if (after && onlyPostal(words, evidence, reading.end, after.start)) return { regions: after.regions, ...adjacent };
  const nearest = after ?? evidence.states.find((span) => isOther(span) && span.end === reading.start);
  return nearest && { regions: nearest.regions, right: worth.laterState, wrong: worth.wrongLaterState };
}

const postalWords = ["cp", "c", "p", "zip"];

/** Between a town and its state nothing may stand but a postal code. */
function onlyPostal(words: readonly Word[], { postalCodes }: Evidence, from: number, to: number) {
  for (let index = from; index < to; index++) {
    const isPostal = postalCodes.some(({ start, end }) => start <= index && index < end);
    if (!isPostal && !postalWords.includes(words[index]?.text ?? "")) return false;
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
  if (isStranger(gazetteer, inPart(start - 1))) return longName + worth.strangerBeside;
  return longName + (isHouseNumber.test(inPart(start - 1)) ? worth.houseNumber : 0);
}

/** Letters that belong to nothing we know make what follows them doubtful: Otay Mesa is not Mesa. */
function isStranger({ keyPositions }: Gazetteer, word: string) {
  if (word === "" || word.length < 4 || /\d/.test(word)) return false;
  return !keyPositions.has(word) && !afterStreetNames.has(word) && !regionsByKey.has(word);
}
