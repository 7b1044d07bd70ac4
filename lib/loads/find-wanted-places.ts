import { AppError, type Issue } from "@/lib/core/errors";
import type { ListLoadsRequest } from "@/lib/loads/schema/list";
import { type LoadEnd, readPlacesOfLoads } from "@/lib/loads/store/load-places";
import { matchPlaces } from "@/lib/places/match-places";
import type { Context } from "@/lib/server/context";

const message =
  "Must name one town of the US, Mexico or Canada, with its state if there are several, for `withinMiles` to count from.";
const issueOf = (end: LoadEnd): Issue => ({ path: `${end}.place`, code: "town_not_found", message });

/**
 * The places of the organization's loads, as they are stored, that are wanted as their origin and as their destination.
 * @throws AppError "invalid_request" where miles are asked for and no town is recognised
 */
export async function wantedPlaces(ctx: Context, wanted: Pick<ListLoadsRequest, LoadEnd>) {
  const placesOf = async (end: LoadEnd) => wanted[end] && matchPlaces(await readPlacesOfLoads(ctx, end), wanted[end]);
  const [originPlaces, destinationPlaces] = await Promise.all([placesOf("origin"), placesOf("destination")]);
  const issues = [
    ...(wanted.origin && !originPlaces ? [issueOf("origin")] : []),
    ...(wanted.destination && !destinationPlaces ? [issueOf("destination")] : []),
  ];
  if (issues.length > 0) throw new AppError("invalid_request", "The request is not valid.", { issues });
  return { originPlaces, destinationPlaces };
}
