import type { Warning } from "@/lib/core/errors";
import { milesBetween } from "@/lib/core/great-circle";
import { certainPlaces, isCertain, placeOf, queryOf } from "@/lib/loads/fill-places";
import { placeContradictions } from "@/lib/loads/place-contradictions";
import { sellPrice, total } from "@/lib/loads/rules/margin";
import type { SentLoad } from "@/lib/loads/rules/read-sent-load";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { LoadStopInput } from "@/lib/loads/schema/stop";
import { type PlaceContradiction, readingAt, withZero } from "@/lib/places/find-contradictions";
import { isPostalCodeIn, isState, otherCodeInMexico } from "@/lib/places/known-codes";
import { countriesByKey } from "@/lib/places/rules/regions";
import { keyOf } from "@/lib/places/rules/words";
import { unusualRate } from "@/lib/rates/rules/observations";
import type { PossiblePlace } from "@/lib/vocabulary/lookup-stop";
import type { Money } from "@/lib/vocabulary/money";
import { trailerCategoryOf } from "@/lib/vocabulary/trailer.values";

type Location = NonNullable<LoadStopInput["location"]>;

type NamedPlace = Omit<PossiblePlace, "latitude" | "longitude">;

// By the codes of the API's answers: a TMS reads these sentences beside them.
const nameOfPlace = ({ city, state, countryCode }: NamedPlace) => `${city}, ${state}, ${countryCode}`;

const nameOf = (place: NamedPlace) => `${nameOfPlace(place)} (${Math.round(place.confidence * 100)} %)`;

/**
 * Warnings of places that were not recognised, with the likeliest ones, or that contradict themselves, with what was
 * taken. They never refuse a load.
 */
export const placeWarnings = (stops: readonly LoadStopInput[]): Warning[] =>
  stops.flatMap((stop, index) => (stop.location ? (stopWarning(stop, stop.location, index) ?? []) : []));

/** Warnings of postal codes and states that no country of ours has, and of states by the code of another's. */
export const codeWarnings = (stops: readonly LoadStopInput[]): Warning[] =>
  stops.flatMap(({ location }, index) =>
    location ? codeWarningsAt(location, `load.stops[${index}].location.place`) : [],
  );

/** Where nothing of the place is recognised, that is said of all of it. */
function codeWarningsAt(location: Location, path: string): Warning[] {
  const { postalCode, state, countryCode = "" } = location.place ?? {};
  const known = placeOf(location);
  if (!known) return [];
  const country = countriesByKey.get(keyOf(countryCode)) ?? known.countryCode;
  const read = country === "MX" && state ? otherCodeInMexico(state) : undefined;
  const stays = "It was stored as it was sent.";
  return [
    postalCode && !isPostalCodeIn(withZero(postalCode), country)
      ? {
          path: `${path}.postalCode`,
          code: "postal_code_unknown",
          message: `${country} has no postal code ${postalCode}. ${stays}`,
        }
      : [],
    state && !isState(state)
      ? { path: `${path}.state`, code: "state_unknown", message: `No state or province is called ${state}. ${stays}` }
      : [],
    read ? { path: `${path}.state`, code: "alias_read", message: `"${state}" was read as ${read}. ${stays}` } : [],
  ].flat();
}

function stopWarning(stop: LoadStopInput, location: Location, index: number): Warning | undefined {
  const contradictions = placeContradictions(stop);
  return contradictions.length > 0
    ? contradictionWarning(contradictions, location, index)
    : locationWarning(location, index);
}

function contradictionWarning(
  [first, ...others]: readonly PlaceContradiction[],
  location: Location,
  index: number,
): Warning {
  const known = placeOf(location);
  const taken =
    known && first && isCertain(known) ? `Taken: ${nameOfPlace(readingAt(known, first))}` : "Nothing was filled in";
  const zone = location.timezone ? `, in the zone ${location.timezone}` : "";
  const said = [first, ...others].map((one) => one?.message).join("; ");
  return {
    path: `load.stops[${index}].location.${first?.about ?? "place"}`,
    code: "place_contradicts",
    ...(first && { reason: first.reason }),
    message: `The place contradicts itself: ${said}. ${taken}${zone}.`,
  };
}

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
    const reason = isCertain(known) ? "postal_code_area" : "postal_code_of_state";
    return { path, code: "place_approximate", reason, message };
  }
  if (isCertain(known)) return undefined;
  const others = [known, known.runnerUp].flatMap((place) => (place ? nameOf(place) : []));
  const message = `Not certain, so nothing was filled in. It may be ${others.join(" or ")}: send state, postal code or coordinates.`;
  return { path, code: "place_ambiguous", message };
}

/** Roads are about so much longer than the way of a crow; near enough for what is off by a factor. */
const roadFactor = 1.2;

/** Warnings of amounts that were sent and are far from what such a haul costs. Part of a trailer costs anything. */
export function rateWarnings(document: LoadDocument, sent: SentLoad): Warning[] {
  const { maxBuy, targetRate, assignedCarrier, stops, trailerRequirements, truckload } = document;
  const isSent = sent.maxBuy || sent.targetRate || sent.assignedCarrier?.price || sent.customerRate;
  if (truckload === "PARTIAL" || !isSent) return [];
  const places = certainPlaces(stops);
  if (places.length < 2 || places.length < stops.length) return [];
  const [trailer] = trailerRequirements?.allowedTypes ?? [];
  const trailerCategory = (trailer && trailerCategoryOf(trailer)) ?? "DRY_VAN";
  const legs = places.slice(1).map((place, index) => milesBetween(places[index] ?? place, place));
  const miles = legs.reduce((sum, leg) => sum + leg, 0) * roadFactor;
  const amounts: [string, Money | undefined][] = [
    ["load.maxBuy", sent.maxBuy ? maxBuy : undefined],
    ["load.targetRate", sent.targetRate ? targetRate : undefined],
    ["load.assignedCarrier.price", sent.assignedCarrier?.price ? priceOf(assignedCarrier) : undefined],
    ["load.customerRate", sent.customerRate ? sellPrice(document, miles) : undefined],
  ];
  return amounts.flatMap(([path, amount]) => {
    const message = amount && unusualRate({ amount, trailerCategory }, miles);
    return message ? [{ path, code: "unusual_rate", message }] : [];
  });
}

const priceOf = (assignment: LoadDocument["assignedCarrier"]) =>
  total((assignment?.price?.lineItems ?? []).flatMap(({ value }) => value ?? []));
