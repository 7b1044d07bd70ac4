import { countriesByKey, regions, regionsByKey } from "@/lib/places/rules/regions";
import type { Hints } from "@/lib/places/rules/score";
import { keyOf } from "@/lib/places/rules/words";
import type { CountryCode, PlaceQuery } from "@/lib/places/schema/found-place";

/** A structured place as the text to look up and what is known beside it; none when its country is not ours. */
export function readQuery(query: PlaceQuery): { text: string; hints: Hints } | undefined {
  const { address, street, neighborhood, city, state, postalCode } = query;
  if (address !== undefined) return { text: address, hints: {} };
  const countryCode = query.countryCode === undefined ? undefined : countriesByKey.get(keyOf(query.countryCode));
  if (query.countryCode !== undefined && !countryCode) return undefined;
  const named = state === undefined ? undefined : regionsOf(state, countryCode);
  // A street only misleads where the town is named; a state we do not know may still help as a word.
  const parts = city === undefined ? [street, neighborhood] : [city];
  const text = [...parts, named ? undefined : state, postalCode].filter((part) => part !== undefined).join(", ");
  return { text, hints: { ...(named && { regions: named }), ...(countryCode && { countryCode }) } };
}

function regionsOf(state: string, countryCode: CountryCode | undefined) {
  const named = regionsByKey.get(keyOf(state)) ?? [];
  const ofCountry = named.filter((at) => !countryCode || regions[at]?.countryCode === countryCode);
  return ofCountry.length > 0 ? ofCountry : undefined;
}
