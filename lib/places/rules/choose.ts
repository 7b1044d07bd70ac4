import { milesBetween } from "@/lib/core/great-circle";
import { contradictsZip } from "@/lib/places/rules/contradiction";
import { type Gazetteer, pointOf, regionOf, timezoneOf } from "@/lib/places/rules/gazetteer";
import { fitsState } from "@/lib/places/rules/postal-codes";
import type { Reading } from "@/lib/places/rules/readings";
import { type Address, scorerOf, zipMilesMax } from "@/lib/places/rules/score";
import type { FoundPlace } from "@/lib/places/schema";

/** A runner-up less likely than this is not worth telling. */
const runnerUpMin = 0.01;
const sameAreaMiles = 30;
/** More than this many degrees north or south is farther than that. */
const sameAreaDegrees = 0.44;
/** The score at which an address is as likely to name a place as not, and how sharply that changes. */
const [plausibleScore, sharpness] = [4.2, 1.5];
/** How much a difference of scores counts between places. */
const contrast = 2;

/** Of two places that an address names, neither is believed. */
const contradicted = 0.45;

type Scores = Map<number, number>;
type Scored = { scores: Scores; best: number; score: number; reading: Reading };

/** The place that readings of an address most likely mean, and the reading that says so. */
export function choose(gazetteer: Gazetteer, address: Address, readings: readonly Reading[]) {
  const scored = scoresOf(gazetteer, address, readings);
  if (!scored) return undefined;
  const { scores, best, score, reading } = scored;
  const twin = twinOf(gazetteer, address, best, scores);
  const isOpen = twin !== undefined || contradictsZip(gazetteer, address, readings);
  const certainty = isOpen ? contradicted : (reading.certainty ?? 1);
  const isThere = sameAreaAs(gazetteer, best);
  const elsewhere: Scores = new Map();
  let [nearby, away] = [0, 0];
  for (const [place, other] of scores) {
    const weight = Math.exp(contrast * (other - score));
    if (isThere(place)) nearby += weight;
    else {
      away += weight;
      elsewhere.set(place, other);
    }
  }
  const all = nearby + away;
  const [second, secondScore] = twin === undefined ? highest(elsewhere) : [twin, scores.get(twin) ?? 0];
  const likelihood = (Math.exp(contrast * (secondScore - score)) / all) * plausibility(secondScore);
  const found: FoundPlace = {
    ...positionOf(gazetteer, address, best),
    timezone: timezoneOf(gazetteer, best),
    confidence: (nearby / all) * plausibility(score) * certainty,
    ...(reading.certainty !== undefined && reading.certainty < 1 && { isApproximate: true }),
    ...(second !== undefined &&
      likelihood >= runnerUpMin && {
        runnerUp: { ...nameOf(gazetteer, second), ...pointOf(gazetteer, second), confidence: likelihood },
      }),
  };
  return { found, reading };
}

const plausibility = (score: number) => 1 / (1 + Math.exp(sharpness * (plausibleScore - score)));

/** Near each other, and on the same side of a border: Laredo is not Nuevo Laredo. */
function sameAreaAs(gazetteer: Gazetteer, best: number) {
  const [point, { countryCode }] = [pointOf(gazetteer, best), regionOf(gazetteer, best)];
  return (place: number) => {
    const other = pointOf(gazetteer, place);
    if (Math.abs(point.latitude - other.latitude) >= sameAreaDegrees) return false;
    return milesBetween(point, other) <= sameAreaMiles && countryCode === regionOf(gazetteer, place).countryCode;
  };
}

/** Fewer people make no town that anyone means by its name alone: Tecate, California. */
const twinPeopleMin = 1000;

/** The town of the same name across the border, where nothing says which of them is meant: Nogales. */
function twinOf(gazetteer: Gazetteer, { evidence, hints }: Address, best: number, scores: Scores) {
  const isSaid = [evidence.states, evidence.countries, evidence.postalCodes].some(({ length }) => length > 0);
  if (isSaid || hints.regions || hints.countryCode) return undefined;
  const { countryCode } = regionOf(gazetteer, best);
  const isTwin = (place: number) =>
    countryCode !== regionOf(gazetteer, place).countryCode &&
    (gazetteer.populations[place] ?? 0) > twinPeopleMin &&
    gazetteer.names[place] === gazetteer.names[best] &&
    milesBetween(pointOf(gazetteer, place), pointOf(gazetteer, best)) <= sameAreaMiles;
  return [...scores.keys()].find(isTwin);
}

function highest(scores: Scores): [place: number | undefined, score: number] {
  let best: [number | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const [place, score] of scores) if (score > best[1]) best = [place, score];
  return best;
}

/** A place may be named by several readings; the strongest speaks for it. */
function scoresOf(gazetteer: Gazetteer, address: Address, readings: readonly Reading[]): Scored | undefined {
  const scores: Scores = new Map();
  let strongest: Omit<Scored, "scores"> | undefined;
  for (const reading of readings) {
    const scoreOf = scorerOf(gazetteer, address, reading, readings);
    for (let at = 0; at < reading.places.length; at++) {
      const place = reading.places[at] ?? 0;
      const score = scoreOf(place);
      if (score <= (scores.get(place) ?? Number.NEGATIVE_INFINITY)) continue;
      scores.set(place, score);
      if (!strongest || score > strongest.score) strongest = { best: place, score, reading };
    }
  }
  return strongest && { ...strongest, scores };
}

export function nameOf(gazetteer: Gazetteer, place: number) {
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
