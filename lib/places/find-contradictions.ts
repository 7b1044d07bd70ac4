import { fromAbsolute } from "@internationalized/date";
import { milesBetween, type Point } from "@/lib/core/great-circle";
import { remember } from "@/lib/core/remember";
import { findStopPlace } from "@/lib/places/find-place";
import { confidenceMin } from "@/lib/places/rules/locate";
import { countriesByKey, regions, regionsByKey } from "@/lib/places/rules/regions";
import { keyOf } from "@/lib/places/rules/words";
import type { FoundPlace, PlaceQuery } from "@/lib/places/schema";
import type { PlaceContradictionReason } from "@/lib/vocabulary/place-contradiction";

export type PlaceContradiction = {
  about: "place" | "coordinates" | "timezone";
  reason: PlaceContradictionReason;
  message: string;
  /** What the place is without what contradicts the rest, and what that alone is, as far as they are known. */
  readings?: FoundPlace[];
};

/** The reading at whose point a place was put: a town whose postal code is that of the next one lies there. */
export const readingAt = (place: FoundPlace, { readings = [] }: PlaceContradiction): FoundPlace =>
  readings.find((reading) => milesBetween(reading, place) < 1) ?? place;

const isCertain = (place: FoundPlace) => place.confidence >= confidenceMin;

/** A point farther from its address than a large city reaches means another place. */
const pointMilesMax = 50;
/** ZIP codes of a town lie no farther from it, but those of the widest cities do. */
const [zipMilesMax, wideCityMilesMax] = [18, 40];
const wideCities = new Set(
  `Anchorage AK|Phoenix AZ|Tucson AZ|Los Angeles CA|San Diego CA|Jacksonville FL|Indianapolis IN|Louisville KY|Kansas City MO
New York NY|Charlotte NC|Oklahoma City OK|Tulsa OK|Memphis TN|Nashville TN|Austin TX|Dallas TX|El Paso TX|Fort Worth TX
Houston TX|San Antonio TX|Virginia Beach VA|Chicago IL|Denver CO|Albuquerque NM|Las Vegas NV|Atlanta GA`.split(/[|\n]/),
);

const isNearby = (town: FoundPlace, ofCode: FoundPlace) =>
  (town.city === ofCode.city && town.state === ofCode.state) ||
  milesBetween(town, ofCode) <= (wideCities.has(`${town.city} ${town.state}`) ? wideCityMilesMax : zipMilesMax);

const find = (query: PlaceQuery | undefined) => {
  const found = query && findStopPlace({ coordinates: undefined, query });
  return found && isCertain(found) ? found : undefined;
};
const miles = (a: FoundPlace, b: Point) => Math.round(milesBetween(a, b)).toLocaleString("en-US");

/** Whether a place is in the state that was sent; undefined where nobody sent one that we know. */
function isIn(state: string | undefined, place: FoundPlace): boolean | undefined {
  const said = state === undefined ? undefined : regionsByKey.get(keyOf(state));
  return said?.some((at) => regions[at]?.countryCode === place.countryCode && regions[at]?.state === place.state);
}

/** What is said of a place: without the street where there is a town, so that each town is compared once. */
type Said = {
  place: PlaceQuery | undefined;
  coordinates?: Point | undefined;
  timezone?: string | undefined;
  /** When it is to be there, by which zones are compared. */
  time?: string | undefined;
};

/** What of a place contradicts the rest of it. Remembered, because the same places are sent again and again. */
export const contradictionsOf = remember(5000, JSON.stringify, (said: Said): PlaceContradiction[] => {
  const { place, coordinates } = said;
  const named = find(place);
  return [
    ...(place ? postalCodeContradictions(place, named) : []),
    ...(place && named ? countryContradictions(place, named) : []),
    ...(place && named ? stateContradictions(place, named) : []),
    ...(place && !named && coordinates ? regionContradictions(place, coordinates) : []),
    ...(named && coordinates && milesBetween(named, coordinates) > pointMilesMax
      ? [
          {
            about: "coordinates" as const,
            reason: "point_and_address" as const,
            message: `the point is ${miles(named, coordinates)} miles from ${named.city}, ${named.state}`,
          },
        ]
      : []),
    ...zoneContradictions(said),
  ];
});

const stateContradictions = ({ city, state }: PlaceQuery, named: FoundPlace): PlaceContradiction[] =>
  isIn(state, named) === false
    ? [
        {
          about: "place",
          reason: "city_and_state",
          message: `${city ?? "the place"} is in ${named.state}, not in ${state}`,
        },
      ]
    : [];

/** A point whose country or state is another than the one beside it, where no town is named. */
function regionContradictions(
  { city, postalCode, state, countryCode = "" }: PlaceQuery,
  point: Point,
): PlaceContradiction[] {
  const at = findStopPlace({ coordinates: point, query: undefined });
  if (!at || city || postalCode) return [];
  const said = countriesByKey.get(keyOf(countryCode));
  if ((!said || said === at.countryCode) && isIn(state, at) !== false) return [];
  const message = `the point is in ${at.state}, ${at.countryCode}`;
  return [{ about: "coordinates", reason: "point_and_address", message }];
}

function countryContradictions({ city, countryCode = "" }: PlaceQuery, named: FoundPlace): PlaceContradiction[] {
  const said = countriesByKey.get(keyOf(countryCode));
  if (!said || said === named.countryCode) return [];
  const message = `${city ?? "the place"} is in ${named.countryCode}, not in ${said}`;
  return [{ about: "place", reason: "place_and_country", message }];
}

/** A code of four digits has lost its zero. One that agrees with the rest was read so; of the others it is said why not. */
export const withZero = (postalCode: string) => postalCode.replace(/^\d{4}$/, "0$&");

/** Mexican and Canadian codes are only known by their area, so of those only the state counts. */
function postalCodeContradictions(
  { city, state, postalCode: sent, countryCode }: PlaceQuery,
  named: FoundPlace | undefined,
) {
  const postalCode = sent && withZero(sent);
  if (!postalCode || (!city && !state)) return [];
  const ofCode = findStopPlace({
    coordinates: undefined,
    query: { postalCode, countryCode: countryCode ?? named?.countryCode },
  });
  if (!ofCode || !(isCertain(ofCode) || ofCode.isApproximate)) return [];
  const town = city ? find({ city, state, countryCode }) : undefined;
  const isNear = town !== undefined && isNearby(town, ofCode);
  const alone = town ?? (city ? (find({ city, countryCode }) ?? find({ city })) : undefined);
  const contradiction = (reason: PlaceContradictionReason, message: string): PlaceContradiction[] => [
    { about: "place", reason, message, readings: [...(alone ? [alone] : []), ofCode] },
  ];
  if (isIn(state, ofCode) === false && !(isNear && isIn(state, town)))
    return contradiction(
      "postal_code_and_state",
      `the postal code ${postalCode} is in ${ofCode.state}, not in ${state}`,
    );
  // A town that only another country has, beside a state and a code of this one.
  if (!town && alone && alone.countryCode !== ofCode.countryCode) {
    const where = `${alone.city} is in ${alone.state}, ${alone.countryCode}`;
    return contradiction(
      "postal_code_and_city",
      `${where}, and the postal code ${postalCode} in ${ofCode.countryCode}`,
    );
  }
  if (!town || isNear || ofCode.countryCode !== "US") return [];
  const away = `${miles(town, ofCode)} miles from ${town.city}, ${town.state}`;
  return contradiction(
    "postal_code_and_city",
    `the postal code ${postalCode} is that of ${ofCode.city}, ${ofCode.state}, ${away}`,
  );
}

/** Clocks are compared on the day of the appointment, or in winter and in summer: zones differ in name alone. */
const daysOf = (time: string | undefined) => (time ? [time] : ["2026-01-15T12:00:00Z", "2026-07-15T12:00:00Z"]);

function zoneContradictions({ place: query, coordinates, timezone: sent, time }: Said): PlaceContradiction[] {
  const known = sent === undefined ? undefined : findStopPlace({ coordinates, query });
  if (!known || sent === undefined || sent === known.timezone || !isCertain(known)) return [];
  const offsetAt = (day: string, zone: string) => fromAbsolute(Date.parse(day), zone).offset;
  if (daysOf(time).every((day) => offsetAt(day, sent) === offsetAt(day, known.timezone))) return [];
  const message = `the zone ${sent} has another time than ${known.timezone}, which is that of the place`;
  return [{ about: "timezone", reason: "timezone_and_place", message }];
}
