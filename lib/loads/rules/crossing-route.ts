import type { CrossingQuery } from "@/lib/border-crossings/schema/operations";
import type { LoadDocument } from "@/lib/loads/schema/load";
import { lookupStopsMax } from "@/lib/vocabulary/limits.values";

export const presentCrossing = ({ borderCrossings = [] }: LoadDocument) =>
  borderCrossings.find(({ usMxBorderCrossing }) => usMxBorderCrossing)?.usMxBorderCrossing;

export const isHazardous = ({ commodities }: Pick<LoadDocument, "commodities">) =>
  commodities.some(({ hazmatDetails }) => hazmatDetails?.isHazmat === true);

/** The route of a load as its crossings are looked up; its places are filled in. */
export function crossingRoute({ stops, trailerRequirements }: LoadDocument): CrossingQuery {
  const [first = ""] = trailerRequirements?.allowedTypes ?? [];
  return {
    stops: stops.slice(-lookupStopsMax).map(({ type, location }) => {
      const { city, state, postalCode, countryCode } = location?.place ?? {};
      return {
        type,
        placeDetails: {
          ...(location?.place && { place: { type: "ADDRESS" as const, city, state, postalCode, countryCode } }),
          ...(location?.coordinates && { coordinates: location.coordinates }),
        },
      };
    }),
    trailerRequirements: { allowedTypes: [first.includes("REEFER") ? "REEFER" : "DRY_VAN"] },
  };
}
