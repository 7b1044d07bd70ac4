import { findPlace } from "@/lib/places/find-place";
import { nameOf } from "@/lib/places/rules/choose";
import { pointOf, timezoneOf } from "@/lib/places/rules/gazetteer";
import { isPostalCode, placeKey, suggest } from "@/lib/places/rules/suggest";
import type { FoundPlace } from "@/lib/places/schema";
import { gazetteer } from "@/lib/places/store/gazetteer";

export type SuggestedTown = Pick<FoundPlace, "city" | "state" | "countryCode" | "postalCode" | "timezone">;

const townOf = ({ city, state, countryCode, timezone }: FoundPlace): SuggestedTown => ({
  city,
  state,
  countryCode,
  timezone,
});

/** The towns of a postal code: five digits are of the US and of Mexico. */
function townsOfCode(postalCode: string): SuggestedTown[] {
  const code = postalCode.trim().toUpperCase();
  const countries = /^\d/.test(code) ? (["US", "MX"] as const) : (["CA"] as const);
  return countries.flatMap((countryCode) => {
    const found = findPlace({ postalCode: code, countryCode });
    return found ? [{ ...townOf(found), postalCode: code }] : [];
  });
}

/** What a misspelt name most likely means. */
function nearTowns(query: string): SuggestedTown[] {
  const found = findPlace({ address: query });
  if (!found) return [];
  const { runnerUp } = found;
  const second =
    runnerUp && findPlace({ city: runnerUp.city, state: runnerUp.state, countryCode: runnerUp.countryCode });
  return [townOf(found), ...(second ? [townOf(second)] : [])];
}

/**
 * The towns that somebody who types may mean: by the beginning of a name in either language, by an abbreviation or by a
 * postal code; those used most first, then the largest. A misspelt name finds what is near.
 * @param uses how often a town was used, by `placeKey`
 */
export function suggestTowns(query: string, limit: number, uses: ReadonlyMap<string, number>): SuggestedTown[] {
  if (isPostalCode(query)) return townsOfCode(query).slice(0, limit);
  const known = gazetteer();
  const towns = suggest(known, query, { limit, uses }).map((place) => ({
    ...nameOf(known, place),
    ...pointOf(known, place),
    timezone: timezoneOf(known, place),
    confidence: 1,
  }));
  if (towns.length > 0 || query.trim().length < 4) return towns.map(townOf);
  return nearTowns(query).sort((one, other) => (uses.get(placeKey(other)) ?? 0) - (uses.get(placeKey(one)) ?? 0));
}
