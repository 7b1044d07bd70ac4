import type { Warning } from "@/lib/core/errors";
import { isCertain, placeOf, queryOf } from "@/lib/loads/fill-places";
import type { LoadStopInput } from "@/lib/loads/schema/stop";
import type { PossiblePlace } from "@/lib/vocabulary/lookup-stop";

type Location = NonNullable<LoadStopInput["location"]>;

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
