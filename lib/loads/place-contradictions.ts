import { queryOf } from "@/lib/loads/fill-places";
import type { LoadStopInput } from "@/lib/loads/schema/stop";
import { contradictionsOf, type PlaceContradiction } from "@/lib/places/find-contradictions";
import type { PlaceQuery } from "@/lib/places/schema";

/** What of a stop's place contradicts the rest of it. */
export function placeContradictions({ location, appointment }: LoadStopInput): readonly PlaceContradiction[] {
  const { coordinates, timezone } = location ?? {};
  const { state, countryCode } = location?.place ?? {};
  const place: PlaceQuery | undefined = location?.place && (queryOf(location.place) ?? { state, countryCode });
  if (!timezone && !place?.postalCode && !(place && (state || coordinates))) return [];
  const time = timezone && (appointment?.start ?? appointment?.end);
  return contradictionsOf({ place, coordinates, timezone, ...(time && { time }) });
}
