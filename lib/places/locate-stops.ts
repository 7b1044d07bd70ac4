import { ItemError } from "@/lib/core/batch";
import type { Issue } from "@/lib/core/errors";
import { findStopPlace } from "@/lib/places/find-place";
import { confidenceMin } from "@/lib/places/rules/locate";
import type { FoundPlace } from "@/lib/places/schema";
import type { LookupErrorCode, LookupErrorDetails, LookupStop, StopsReason } from "@/lib/vocabulary/lookup-stop";

/** A stop of a route with the place it was understood as; a border crossing among the stops has none. */
export type LocatedStop = { stop: LookupStop; place?: FoundPlace };

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
    const place = locateStop(stop, stopIndex);
    const { latitude, longitude } = place;
    return { stop: { ...stop, placeDetails: { ...stop.placeDetails, coordinates: { latitude, longitude } } }, place };
  });
}

function locateStop({ placeDetails }: LookupStop, stopIndex: number): FoundPlace {
  const { place: query, coordinates } = placeDetails ?? {};
  if (!query && !coordinates) {
    const message = "The stop has neither place nor coordinates.";
    throw refusal({ code: "INVALID_STOPS", message, reason: "no_place", details: { stopIndex } });
  }
  const found = findStopPlace({ coordinates, query });
  if (!found) {
    const message = "No place in the US, Mexico or Canada was recognised.";
    throw refusal({ code: "LOCATION_NOT_FOUND", message, details: { stopIndex } });
  }
  if (found.confidence >= confidenceMin) return found;
  const { runnerUp, postalCode: _, timezone: __, isApproximate: ___, ...candidate } = found;
  throw refusal({
    code: "LOCATION_AMBIGUOUS",
    message: "The place is not certain; name its state or send coordinates.",
    details: { stopIndex, candidate, ...(runnerUp && { runnerUp }) },
  });
}
