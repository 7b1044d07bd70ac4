import { milesBetween } from "@/lib/core/great-circle";
import { searchable } from "@/lib/core/searchable";
import type { Steps } from "@/lib/core/steps";
import { findStopPlace } from "@/lib/places/find-place";
import { type Area, areaOfPlace, liesIn, readArea } from "@/lib/places/rules/area";
import { confidenceMin } from "@/lib/places/rules/locate";
import { placeKey } from "@/lib/places/rules/suggest";
import type { FoundPlace } from "@/lib/places/schema";
import { inSlices } from "@/lib/server/in-slices";

const townOf = (address: string): FoundPlace | undefined => {
  const found = findStopPlace({ coordinates: undefined, query: { address } });
  return found && found.confidence >= confidenceMin && !found.isApproximate ? found : undefined;
};

const areaOf = (text: string): Area | undefined => {
  const town = townOf(text);
  return town ? { states: [`${town.countryCode}-${town.state}`] } : areaOfPlace(text);
};

type Wanted = { place: string; withinMiles?: number | undefined };

/** Whether a place, written as "City, State, Country", is the one that is wanted; undefined where miles lack a town to start from. */
function matcherOf({ place, withinMiles }: Wanted): ((text: string) => boolean) | undefined {
  const wantedArea = readArea(place);
  const wantedTown = wantedArea ? undefined : townOf(place);
  if (withinMiles !== undefined) {
    return (
      wantedTown &&
      ((text) => {
        const town = townOf(text);
        return town !== undefined && milesBetween(town, wantedTown) <= withinMiles;
      })
    );
  }
  if (wantedArea) {
    return (text) => {
      const area = areaOf(text);
      return area !== undefined && liesIn(area, wantedArea);
    };
  }
  const words = searchable(place);
  const key = wantedTown && placeKey(wantedTown);
  return (text) => {
    if (!key) return searchable(text).includes(words);
    const town = townOf(text);
    return town !== undefined && placeKey(town) === key;
  };
}

function* matching(texts: readonly string[], isMatch: (text: string) => boolean): Steps<string[]> {
  const found: string[] = [];
  for (const text of texts) {
    if (isMatch(text)) found.push(text);
    yield;
  }
  return found;
}

/**
 * Those of the places, written as "City, State, Country", that are the one wanted: in the state or country that it names,
 * the same town however it is written, or within so many miles of it as the crow flies. What names nothing known is looked
 * for as text. Undefined where miles are asked for and no town is recognised.
 */
export async function matchPlaces(texts: readonly string[], wanted: Wanted): Promise<string[] | undefined> {
  const isMatch = matcherOf(wanted);
  return isMatch && (await inSlices(matching(texts, isMatch)));
}
