import type { Warning } from "@/lib/core/errors";
import { asJson, jsonEqual } from "@/lib/core/json";
import { matchRows } from "@/lib/core/json-diff";
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
function queryOf({ street, neighborhood, city, state, postalCode, countryCode }: Address) {
  if (city) return { city, state, postalCode, countryCode };
  return postalCode || street || neighborhood ? { street, neighborhood, state, postalCode, countryCode } : undefined;
}

/** The place of a location, by its address or coordinates; undefined where none is recognised. */
function placeOf({ place, coordinates }: Location): FoundPlace | undefined {
  return findStopPlace({ coordinates, query: place && queryOf(place) });
}

const isCertain = (place: FoundPlace | undefined) => place !== undefined && place.confidence >= confidenceMin;

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

/** Removes from a user's stops what an answer had filled in from their places: it is no edit of the user's. */
export function withoutFilledPlaces(stops: readonly LoadStopInput[], stored: readonly LoadStopInput[]) {
  const matches = matchRows(stops.map(asJson), stored.map(asJson));
  return stops.map((stop, index) => {
    const { location } = stop;
    if (!location) return stop;
    const same = stored.filter((other) => jsonEqual(addressOf(other.location), addressOf(location)));
    const shown = [stored[matches[index] ?? -1], ...same].flatMap((before) => before?.location ?? []);
    return { ...stop, location: shown.reduce(withoutFilledIn, location) };
  });
}

const addressOf = (location: Location | undefined) => asJson(location?.place && withoutCountry(location.place));

function withoutFilledIn(location: Location, before: Location): Location {
  const answered = fillLocation(before);
  const { place, coordinates, timezone, ...rest } = location;
  const saysPoint = before.coordinates || !jsonEqual(coordinates, answered.coordinates);
  const saysZone = before.timezone || timezone !== answered.timezone;
  const saysCountry = before.place?.countryCode || place?.countryCode !== answered.place?.countryCode;
  return {
    ...rest,
    ...(place && { place: saysCountry ? place : withoutCountry(place) }),
    ...(coordinates && saysPoint && { coordinates }),
    ...(timezone && saysZone && { timezone }),
  };
}

function withoutCountry({ countryCode: _filledIn, ...place }: Address) {
  return place;
}

const nameOf = ({ city, state, countryCode, confidence }: Omit<PossiblePlace, "latitude" | "longitude">) =>
  `${city}, ${state}, ${countryCode} (${Math.round(confidence * 100)} %)`;

/** Warnings of places that were not recognised, with the likeliest ones. They never refuse a load. */
export const placeWarnings = (stops: readonly LoadStopInput[]): Warning[] =>
  stops.flatMap(({ location }, index) => (location ? (locationWarning(location, index) ?? []) : []));

function locationWarning(location: Location, index: number): Warning | undefined {
  const known = placeOf(location);
  const path = `load.stops[${index}].location.${location.coordinates ? "coordinates" : "place"}`;
  if (!known) {
    if (!location.coordinates && !(location.place && queryOf(location.place))) return undefined;
    const message = "No place in the US, Mexico or Canada was recognised; what is missing was not filled in.";
    return { path, code: "place_not_found", message };
  }
  if (known.isApproximate) {
    const message = isCertain(known)
      ? `Only the area of the postal code is known; filled in for ${nameOf(known)}. Send the city to be exact.`
      : `Of the postal code only the state is known (${known.state}); coordinates were not filled in. Send the city.`;
    return { path, code: "place_approximate", message };
  }
  if (isCertain(known)) return undefined;
  const others = [known, known.runnerUp].flatMap((place) => (place ? nameOf(place) : []));
  const message = `Not certain, so nothing was filled in. It may be ${others.join(" or ")}: send state, postal code or coordinates.`;
  return { path, code: "place_ambiguous", message };
}

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
