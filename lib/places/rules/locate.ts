import { milesBetween, type Point } from "@/lib/core/great-circle";
import { readEvidence } from "@/lib/places/rules/evidence";
import { type Gazetteer, pointOf, regionOf, timezoneOf } from "@/lib/places/rules/gazetteer";
import { nearestPlace } from "@/lib/places/rules/position";
import { fitsState } from "@/lib/places/rules/postal-codes";
import { exactReadings, misspeltReadings, postalReadings, type Reading } from "@/lib/places/rules/readings";
import { countriesByKey, regions, regionsByKey } from "@/lib/places/rules/regions";
import { type Address, type Hints, scorerOf, zipMilesMax } from "@/lib/places/rules/score";
import { keyOf, wordsOf } from "@/lib/places/rules/words";
import type { CountryCode, FoundPlace, PlaceQuery } from "@/lib/places/schema";

/** A structured place as the text to look up and what is known beside it; none when its country is not ours. */
export function readQuery(query: PlaceQuery): { text: string; hints: Hints } | undefined {
  const { address, street, neighborhood, city, state, postalCode } = query;
  if (address !== undefined) return { text: address, hints: {} };
  const countryCode = query.countryCode === undefined ? undefined : countriesByKey.get(keyOf(query.countryCode));
  if (query.countryCode !== undefined && !countryCode) return undefined;
  const named = state === undefined ? undefined : regionsOf(state, countryCode);
  // A street only misleads where the town is named; a state we do not know may still help as a word.
  const parts = city === undefined ? [street, neighborhood] : [city];
  const text = [...parts, named ? undefined : state, postalCode].filter((part) => part !== undefined).join(", ");
  return { text, hints: { ...(named && { regions: named }), ...(countryCode && { countryCode }) } };
}

function regionsOf(state: string, countryCode: CountryCode | undefined) {
  const named = regionsByKey.get(keyOf(state)) ?? [];
  const ofCountry = named.filter((at) => !countryCode || regions[at]?.countryCode === countryCode);
  return ofCountry.length > 0 ? ofCountry : undefined;
}

/** Below this confidence another place may as well be meant. */
export const confidenceMin = 0.5;

/** A place less likely than this was not meant, nor is it worth telling beside another. */
const [candidateMin, runnerUpMin] = [0.05, 0.01];

const sameAreaMiles = 30;
/** More than this many degrees north or south is farther than that. */
const sameAreaDegrees = 0.44;
/** The score at which an address is as likely to name a place as not, and how sharply that changes. */
const [plausibleScore, sharpness] = [4.2, 1.5];
/** How much a difference of scores counts between places. */
const contrast = 2;

/** The place that an address most likely means; none when nothing in it resembles one. */
export function locate(gazetteer: Gazetteer, text: string, hints: Hints = {}): FoundPlace | undefined {
  const words = wordsOf(text);
  const evidence = readEvidence(gazetteer, words);
  const address: Address = { words, evidence, hints };
  const exact = [...exactReadings(gazetteer, words, evidence), ...postalReadings(gazetteer, evidence)];
  const found = choose(gazetteer, address, exact);
  if (found && found.confidence >= confidenceMin) return found;
  const misspelt = misspeltReadings(gazetteer, words, evidence);
  const last = misspelt.length === 0 ? found : choose(gazetteer, address, [...exact, ...misspelt]);
  return last && last.confidence >= candidateMin ? last : undefined;
}

type Scores = Map<number, number>;

function choose(gazetteer: Gazetteer, address: Address, readings: readonly Reading[]): FoundPlace | undefined {
  const scores = scoresOf(gazetteer, address, readings);
  const [best, score] = highest(scores);
  if (best === undefined) return undefined;
  const point = pointOf(gazetteer, best);
  const elsewhere: Scores = new Map();
  let [nearby, away] = [0, 0];
  for (const [place, other] of scores) {
    const weight = Math.exp(contrast * (other - score));
    if (isSameArea(point, pointOf(gazetteer, place))) nearby += weight;
    else {
      away += weight;
      elsewhere.set(place, other);
    }
  }
  const all = nearby + away;
  const [second, secondScore] = highest(elsewhere);
  const likelihood = (Math.exp(contrast * (secondScore - score)) / all) * plausibility(secondScore);
  return {
    ...positionOf(gazetteer, address, best),
    timezone: timezoneOf(gazetteer, best),
    confidence: (nearby / all) * plausibility(score),
    ...(second !== undefined &&
      likelihood >= runnerUpMin && {
        runnerUp: { ...nameOf(gazetteer, second), ...pointOf(gazetteer, second), confidence: likelihood },
      }),
  };
}

const plausibility = (score: number) => 1 / (1 + Math.exp(sharpness * (plausibleScore - score)));

const isSameArea = (a: Point, b: Point) =>
  Math.abs(a.latitude - b.latitude) < sameAreaDegrees && milesBetween(a, b) <= sameAreaMiles;

function highest(scores: Scores): [place: number | undefined, score: number] {
  let best: [number | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const [place, score] of scores) if (score > best[1]) best = [place, score];
  return best;
}

/** A place may be named by several readings; the strongest speaks for it. */
function scoresOf(gazetteer: Gazetteer, address: Address, readings: readonly Reading[]): Scores {
  const named = readings.filter(({ edits, postalCode }) => edits === 0 && !postalCode);
  const scores: Scores = new Map();
  for (const reading of readings) {
    const scoreOf = scorerOf(gazetteer, address, reading, named);
    for (let at = 0; at < reading.places.length; at++) {
      const place = reading.places[at] ?? 0;
      const score = scoreOf(place);
      if (score > (scores.get(place) ?? Number.NEGATIVE_INFINITY)) scores.set(place, score);
    }
  }
  return scores;
}

function nameOf(gazetteer: Gazetteer, place: number) {
  const { countryCode, state } = regionOf(gazetteer, place);
  return { countryCode, state, city: gazetteer.names[place] ?? "" };
}

/** A postal code that fits the place is kept with it; a ZIP code is more exact than the middle of its town. */
function positionOf(gazetteer: Gazetteer, { evidence }: Address, place: number) {
  const name = nameOf(gazetteer, place);
  const point = pointOf(gazetteer, place);
  for (const { text, zip } of evidence.postalCodes) {
    if (name.countryCode !== "US") {
      if (fitsState(text, name.countryCode, name.state)) return { ...name, ...point, postalCode: text };
    } else if (zip && milesBetween(zip, point) <= zipMilesMax) {
      return { ...name, latitude: zip.latitude, longitude: zip.longitude, postalCode: text };
    }
  }
  return { ...name, ...point };
}

/** Farther from every place we know lie seas and other countries. */
const nearestMilesMax = 75;

/** The place nearest to a point on its side of the border, at that point; none far from any place we know. */
export function locatePoint(gazetteer: Gazetteer, point: Point, isMexican: boolean): FoundPlace | undefined {
  const isOnSide = (place: number) => (regionOf(gazetteer, place).countryCode === "MX") === isMexican;
  const place = nearestPlace(gazetteer, point, isOnSide);
  if (place === undefined || milesBetween(point, pointOf(gazetteer, place)) > nearestMilesMax) return undefined;
  return { ...nameOf(gazetteer, place), ...point, timezone: timezoneOf(gazetteer, place), confidence: 1 };
}
