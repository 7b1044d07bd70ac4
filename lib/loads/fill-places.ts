import type { LoadDocument } from "@/lib/loads/schema/load";
import type { StopPlace } from "@/lib/loads/schema/operations";
import type { LoadStopInput } from "@/lib/loads/schema/stop";
import { findStopPlace } from "@/lib/places/find-place";
import { confidenceMin } from "@/lib/places/rules/locate";
import type { FoundPlace } from "@/lib/places/schema";
import type { PossiblePlace } from "@/lib/vocabulary/lookup-stop";

type Location = NonNullable<LoadStopInput["location"]>;
type Address = NonNullable<Location["place"]>;

/** The part of an address that is looked up: without the street where there is a town, so that each town is looked up once. */
export function queryOf({ street, neighborhood, city, state, postalCode, countryCode }: Address) {
  if (city) return { city, state, postalCode, countryCode };
  return postalCode || street || neighborhood ? { street, neighborhood, state, postalCode, countryCode } : undefined;
}

/** The place of a location, by its address or coordinates; undefined where none is recognised. */
export function placeOf({ place, coordinates }: Location): FoundPlace | undefined {
  return findStopPlace({ coordinates, query: place && queryOf(place) });
}

export const isCertain = (place: FoundPlace | undefined) => place !== undefined && place.confidence >= confidenceMin;

/** A location with the coordinates, country and time zone that were not sent, as far as they follow from the rest. */
export function fillLocation(location: Location): Location {
  const { place, coordinates, timezone } = location;
  if (coordinates && timezone && (!place || place.countryCode)) return location;
  const known = placeOf(location);
  // A postal code that says no more than its state still says its country and zone.
  if (!known || !(isCertain(known) || known.isApproximate)) return location;
  const { latitude, longitude, countryCode } = known;
  const point = coordinates ?? (isCertain(known) ? { latitude, longitude } : undefined);
  return {
    ...location,
    ...(place && { place: { ...place, countryCode: place.countryCode ?? countryCode } }),
    ...(point && { coordinates: point }),
    timezone: timezone ?? known.timezone,
  };
}

export const fillStop = <Stop extends Pick<LoadStopInput, "location">>(stop: Stop): Stop =>
  stop.location ? { ...stop, location: fillLocation(stop.location) } : stop;

/** The places of the stops that are certain, in their order. */
export const certainPlaces = (stops: readonly LoadStopInput[]): FoundPlace[] =>
  stops.flatMap(({ location }) => {
    const known = location && placeOf(location);
    return known && isCertain(known) ? [known] : [];
  });

/**
 * A load for an answer, completed from its places. What is filled in is never stored, so it changes with the address,
 * and values from the TMS or a broker go before it.
 */
export const fillPlaces = (document: LoadDocument): LoadDocument => ({
  ...document,
  stops: document.stops.map(fillStop),
});

const possible = ({ city, state, countryCode, latitude, longitude, confidence }: PossiblePlace): PossiblePlace => ({
  city,
  state,
  countryCode,
  latitude,
  longitude,
  confidence,
});

/** The place that was recognised for each stop, and the fields that were filled in from it. */
export const describePlaces = (stops: readonly LoadStopInput[]): StopPlace[] =>
  stops.map(({ location = {} }) => {
    const known = placeOf(location);
    const answered = fillLocation(location);
    const filledIn = [
      !location.coordinates && answered.coordinates ? (["coordinates"] as const) : [],
      !location.place?.countryCode && answered.place?.countryCode ? (["place.countryCode"] as const) : [],
      !location.timezone && answered.timezone ? (["timezone"] as const) : [],
    ].flat();
    return {
      filledIn,
      ...(known && { candidate: possible(known) }),
      ...(known?.runnerUp && { runnerUp: possible(known.runnerUp) }),
    };
  });
