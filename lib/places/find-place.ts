import { milesBetween, type Point } from "@/lib/core/great-circle";
import { remember } from "@/lib/core/remember";
import { confidenceMin, locate, locatePoint, readQuery } from "@/lib/places/rules/locate";
import { isSouthOfBorder } from "@/lib/places/rules/position";
import type { FoundPlace, PlaceQuery } from "@/lib/places/schema";
import { gazetteer } from "@/lib/places/store/gazetteer";

/**
 * The place in the US, Mexico or Canada that a free-form address or a structured place most likely means; none when
 * nothing resembles one. Trust it from a confidence of 0.5 on; below, `runnerUp` may as well be meant.
 * Takes about 50 µs; the first call of a process reads the gazetteer (about 60 ms).
 */
export function findPlace(query: PlaceQuery): FoundPlace | undefined {
  const read = readQuery(query);
  return read && locate(gazetteer(), read.text, read.hints);
}

/** Farther from the point than this, the words beside it mean something else. */
const sameAreaMiles = 30;

/**
 * What is known of a point: its country, state, nearest town and time zone; none far from any place we know. Where the
 * point's own words name a place near it they decide the side of the border, which twin cities leave open on a map.
 */
export function placeAt(point: Point, query?: PlaceQuery): FoundPlace | undefined {
  const named = query && findPlace(query);
  if (named && named.confidence >= confidenceMin && milesBetween(named, point) <= sameAreaMiles) {
    const { runnerUp: _, isApproximate: __, ...place } = named;
    return { ...place, ...point, confidence: 1 };
  }
  const { border } = gazetteer();
  return locatePoint(gazetteer(), point, isSouthOfBorder(border, point));
}

/** The place that coordinates, or else words, mean. Remembered, because the same stops are sent again and again. */
export const findStopPlace = remember(
  5000,
  JSON.stringify,
  ({ coordinates, query }: { coordinates: Point | undefined; query: PlaceQuery | undefined }) =>
    coordinates ? placeAt(coordinates, query) : query && findPlace(query),
);
