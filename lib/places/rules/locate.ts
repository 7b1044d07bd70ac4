import { milesBetween, type Point } from "@/lib/core/great-circle";
import { choose, nameOf } from "@/lib/places/rules/choose";
import { readEvidence } from "@/lib/places/rules/evidence";
import { type Gazetteer, pointOf, regionOf, timezoneOf } from "@/lib/places/rules/gazetteer";
import { longerReadings, misspeltReadings, namedBesideState } from "@/lib/places/rules/misspelt-readings";
import { endsInOtherCountry } from "@/lib/places/rules/other-countries";
import { nearestPlace } from "@/lib/places/rules/position";
import { postalReadings } from "@/lib/places/rules/postal-readings";
import { exactReadings, type Reading, satReadings } from "@/lib/places/rules/readings";
import { countriesByKey, regions, regionsByKey } from "@/lib/places/rules/regions";
import type { Address, Hints } from "@/lib/places/rules/score";
import { isPartOfYard } from "@/lib/places/rules/street-words";
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

/** A place less likely than this was not meant. */
const candidateMin = 0.05;

/** The place that an address most likely means; none when nothing in it resembles one. */
export function locate(gazetteer: Gazetteer, text: string, hints: Hints = {}): FoundPlace | undefined {
  const words = wordsOf(text);
  if (endsInOtherCountry(words) || isPartOfYard(words)) return undefined;
  const evidence = readEvidence(gazetteer, words);
  const address: Address = { words, evidence, hints };
  const exact = [
    ...exactReadings(gazetteer, address),
    ...satReadings(gazetteer, address),
    ...postalReadings(gazetteer, address),
  ];
  const chosen = choose(gazetteer, address, exact);
  const isCertain = chosen !== undefined && chosen.found.confidence >= confidenceMin;
  const misspelt = isCertain ? doubtsOf(gazetteer, address, chosen.reading) : misspeltReadings(gazetteer, address);
  const believed = isCertain && chosen.reading.isNamesake ? exact.filter((it) => it !== chosen.reading) : exact;
  const last = misspelt.length === 0 ? chosen : choose(gazetteer, address, [...believed, ...misspelt]);
  return last && last.found.confidence >= candidateMin ? last.found : undefined;
}

/** What stands in full may still be part of a longer name that is misspelt, or only the state of a misspelt town. */
const doubtsOf = (gazetteer: Gazetteer, address: Address, reading: Reading) =>
  reading.isNamesake ? namedBesideState(gazetteer, address, reading) : longerReadings(gazetteer, address, reading);

/** Farther from every place we know lie seas and other countries. */
const nearestMilesMax = 75;

/** The place nearest to a point on its side of the border, at that point; none far from any place we know. */
export function locatePoint(gazetteer: Gazetteer, point: Point, isMexican: boolean): FoundPlace | undefined {
  const isOnSide = (place: number) => (regionOf(gazetteer, place).countryCode === "MX") === isMexican;
  const place = nearestPlace(gazetteer, point, isOnSide);
  if (place === undefined || milesBetween(point, pointOf(gazetteer, place)) > nearestMilesMax) return undefined;
  return { ...nameOf(gazetteer, place), ...point, timezone: timezoneOf(gazetteer, place), confidence: 1 };
}
