import { placeOf } from "@/lib/loads/fill-places";
import { type UsedLocation, usedFacilities } from "@/lib/loads/rules/used-places";
import type { SearchPlacesRequest, SearchPlacesResponse } from "@/lib/loads/schema/suggestions";
import { readUsedLocations } from "@/lib/loads/store/latest-loads";
import { suggestAreas } from "@/lib/places/rules/area";
import { confidenceMin } from "@/lib/places/rules/locate";
import { placeKey } from "@/lib/places/rules/suggest";
import type { FoundPlace } from "@/lib/places/schema";
import { type SuggestedTown, suggestTowns } from "@/lib/places/suggest-places";
import type { Context } from "@/lib/server/context";

type Uses = { town: SuggestedTown; uses: number };

const townOf = ({ city, state, countryCode, timezone }: FoundPlace) => ({ city, state, countryCode, timezone });

/** How often the latest stops were in each town. */
function countTowns(used: readonly UsedLocation[]): ReadonlyMap<string, Uses> {
  const towns = new Map<string, Uses>();
  for (const { location, uses } of used) {
    const found = placeOf(location);
    if (!found || found.confidence < confidenceMin) continue;
    const known = towns.get(placeKey(found));
    if (known) known.uses += uses;
    else towns.set(placeKey(found), { town: townOf(found), uses });
  }
  return towns;
}

/** Towns, states, countries and facilities that somebody who types may mean, those that the organization uses most first. */
export async function searchPlaces(
  ctx: Context,
  { query = "", limit = 8 }: SearchPlacesRequest,
): Promise<SearchPlacesResponse> {
  const used = await readUsedLocations(ctx);
  const towns = countTowns(used);
  const uses = new Map([...towns].map(([key, counted]) => [key, counted.uses]));
  const most = [...towns.values()].sort((one, other) => other.uses - one.uses).slice(0, limit);
  const found = query === "" ? most.map(({ town }) => town) : suggestTowns(query, limit, uses);
  return {
    towns: found.map((town) => ({ ...town, uses: uses.get(placeKey(town)) ?? 0 })),
    areas: suggestAreas(query, limit),
    facilities: usedFacilities(used, query, limit),
  };
}
