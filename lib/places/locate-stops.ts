import { ItemError } from "@/lib/core/batch";
import type { Issue, Warning } from "@/lib/core/errors";
import { milesBetween } from "@/lib/core/great-circle";
import { contradictionsOf, type PlaceContradiction, readingAt } from "@/lib/places/find-contradictions";
import { findStopPlace } from "@/lib/places/find-place";
import { isState } from "@/lib/places/known-codes";
import { confidenceMin } from "@/lib/places/rules/locate";
import { keyOf } from "@/lib/places/rules/words";
import type { FoundPlace, PlaceQuery } from "@/lib/places/schema";
import type {
  LookupErrorCode,
  LookupErrorDetails,
  LookupStop,
  PossiblePlace,
  StopsReason,
} from "@/lib/vocabulary/lookup-stop";

/** A stop of a route with the place it was understood as; a border crossing among the stops has none. */
export type LocatedStop = {
  stop: LookupStop;
  place?: FoundPlace;
  doubt?: PlaceContradiction;
  /** The other place that may be meant, in the same area: it is asked about only where it changes the answer. */
  nearby?: FoundPlace;
};

type Refusal = { code: LookupErrorCode; message: string; reason?: StopsReason; details?: LookupErrorDetails };

const refusal = (error: Refusal) => new ItemError(error);

const isAboutTrailer = ({ path, code }: Issue) =>
  path.startsWith("trailerRequirements.allowedTypes") && code === "invalid_value";

/** The error of an item that does not have the form of one: UNSUPPORTED_TRAILER or INVALID_ITEM. */
export function refuseItem(issues: Issue[]) {
  const details = { issues };
  if (!issues.every(isAboutTrailer)) {
    return refusal({ code: "INVALID_ITEM", message: "Not valid; `details.issues` says where and why.", details });
  }
  return refusal({ code: "UNSUPPORTED_TRAILER", message: "Only DRY_VAN, REEFER and FLATBED are looked up.", details });
}

/**
 * The stops of a route with their places; coordinates that were sent are believed.
 * @throws ItemError INVALID_STOPS, LOCATION_NOT_FOUND, LOCATION_AMBIGUOUS
 */
export function locateStops(stops: readonly LookupStop[]): LocatedStop[] {
  if (stops.filter(({ type }) => type !== "BORDER_CROSSING").length < 2) {
    throw refusal({ code: "INVALID_STOPS", message: "A route needs at least two places.", reason: "too_few_places" });
  }
  return stops.map((stop, stopIndex) => {
    if (stop.type === "BORDER_CROSSING") return { stop };
    const located = locateStop(stop, stopIndex);
    const { latitude, longitude } = located.place;
    const placeDetails = { ...stop.placeDetails, coordinates: { latitude, longitude } };
    return { ...located, stop: { ...stop, placeDetails } };
  });
}

/** What contradicts itself of the stops of a route, as its result says it. */
export const placeWarnings = (stops: readonly LocatedStop[]): Warning[] =>
  stops.flatMap(({ doubt, place }, index) => {
    if (!doubt || !place) return [];
    const { about, reason, message } = doubt;
    const path = `stops[${index}].placeDetails.${about}`;
    const { city, state, countryCode } = readingAt(place, doubt);
    const sentence = `The place contradicts itself: ${message}. Taken: ${city}, ${state}, ${countryCode}.`;
    return [{ path, code: "place_contradicts", reason, message: sentence }];
  });

/** Farther apart, two readings of a place are two places. */
const sameAreaMiles = 30;

/** The town and the state at the end of a line, as they are written; undefined where it does not end in a state. */
function townAndState(line: string) {
  const words = line.trim().split(/[\s,]+/);
  const lengths = [4, 3, 2, 1].filter((count) => count < words.length);
  const length = lengths.find((count) => isState(words.slice(-count).join(" ")));
  if (length === undefined) return undefined;
  const state = words.slice(-length).join(" ");
  const before = line.trim().match(new RegExp(`^(.*?)(?:[\\s,]+\\S+){${length}}$`, "u"))?.[1] ?? "";
  const city = before.split(",").at(-1)?.trim();
  return city ? { city, state } : undefined;
}

/** What a line of text says before the postal code at its end, and that; undefined where it has none, or no town. */
function partsOf(line: string): PlaceQuery | undefined {
  const end = line.match(/[\s,](\d{5})(?:-\d{4})?([\s,]+\p{L}[\p{L}. ]*)?$/u);
  const [, postalCode, country = ""] = end ?? [];
  const town = line.slice(0, end?.index);
  if (!end || !/\p{L}/u.test(town)) return undefined;
  const found = findByWords({ address: `${town}${country}` });
  if (!found || found.confidence < confidenceMin) {
    const named = townAndState(town);
    return named && { ...named, postalCode, ...(country.trim() && { countryCode: country.trim() }) };
  }
  const { city, state, countryCode } = found;
  return { city, state, countryCode, postalCode };
}

type Contradiction = { doubt?: PlaceContradiction; other?: FoundPlace; nearby?: FoundPlace };

/** What contradicts itself of a place, and the other place that may be meant: far away, or in the same area. */
function contradictionOf({ placeDetails }: LookupStop, found: FoundPlace): Contradiction {
  const { place, coordinates } = placeDetails ?? {};
  const said = place?.type === "ADDRESS_STRING" ? partsOf(place.address) : place && withoutStreet(place);
  const [doubt] = said ? contradictionsOf({ place: said, coordinates }) : [];
  const isFar = (reading: FoundPlace) =>
    reading.countryCode !== found.countryCode || milesBetween(reading, found) > sameAreaMiles;
  if (!doubt) return {};
  const { readings = [] } = doubt;
  const other = readings.find(isFar);
  const nearby = other ? undefined : readings.toSorted((a, b) => milesBetween(b, found) - milesBetween(a, found))[0];
  return { doubt, ...(other && { other }), ...(nearby && { nearby }) };
}

const withoutStreet = ({ city, state, postalCode, countryCode }: PlaceQuery): PlaceQuery => ({
  ...{ city, state, postalCode, countryCode },
});

/** Of a place that is not decided on, nobody is told that it is certain. */
const undecided = 0.49;

const publicPlace = ({ city, state, countryCode, latitude, longitude, confidence }: PossiblePlace): PossiblePlace => ({
  ...{ city, state, countryCode, latitude, longitude },
  confidence: Math.min(confidence, undecided),
});

function ambiguous({ runnerUp, ...candidate }: FoundPlace, message: string, stopIndex: number) {
  const other = runnerUp && { runnerUp: publicPlace(runnerUp) };
  return refusal({
    code: "LOCATION_AMBIGUOUS",
    message,
    details: { stopIndex, candidate: publicPlace(candidate), ...other },
  });
}

const findByWords = (query: PlaceQuery) => findStopPlace({ coordinates: undefined, query });

/** The town where a state has only the "new" one of the name that is said: Laredo, Tamaulipas. */
function newTown({ address, city = address?.split(",")[0], ...rest }: PlaceQuery): FoundPlace | undefined {
  if (!city) return undefined;
  const found = findByWords(address ? { address: `Nuevo ${address}` } : { ...rest, city: `Nuevo ${city}` });
  return found && keyOf(found.city) === keyOf(`Nuevo ${city}`) ? found : undefined;
}

const contradictory = (doubt: PlaceContradiction) =>
  `The place contradicts itself: ${doubt.message}. Send what is right of it, or coordinates.`;

/** LOCATION_AMBIGUOUS for a stop of whose contradiction the other place would be answered otherwise. */
export const ambiguousStop = ({ place, doubt, nearby }: LocatedStop, stopIndex: number): ItemError | undefined =>
  place &&
  doubt &&
  nearby &&
  ambiguous({ ...readingAt(place, doubt), runnerUp: nearby }, contradictory(doubt), stopIndex);

function locateStop(stop: LookupStop, stopIndex: number) {
  const { place: query, coordinates } = stop.placeDetails ?? {};
  if (!query && !coordinates) {
    const message = "The stop has neither place nor coordinates.";
    throw refusal({ code: "INVALID_STOPS", message, reason: "no_place", details: { stopIndex } });
  }
  const found = findStopPlace({ coordinates, query });
  const proposed = found ?? (query && newTown(query));
  if (!proposed) {
    const message = "No place in the US, Mexico or Canada was recognised.";
    throw refusal({ code: "LOCATION_NOT_FOUND", message, details: { stopIndex } });
  }
  const { doubt, other, nearby } = contradictionOf(stop, proposed);
  const isCertain = proposed === found && found.confidence >= confidenceMin;
  if (isCertain && (coordinates || !other))
    return { place: found, ...(doubt && { doubt }), ...(nearby && !coordinates && { nearby }) };
  const message = doubt ? contradictory(doubt) : "The place is not certain; name its state or send coordinates.";
  const { runnerUp = other } = isCertain ? { runnerUp: other } : proposed;
  throw ambiguous({ ...proposed, ...(runnerUp && { runnerUp }) }, message, stopIndex);
}
