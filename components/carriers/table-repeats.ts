import { regulatoryWords } from "@/components/carriers/identifiers";
import type { RowResult } from "@/components/carriers/table-run";

const keysOf = ({ triedIdentifiers }: Pick<RowResult, "triedIdentifiers">) =>
  [...regulatoryWords.map(([field]) => field), "externalId" as const].flatMap((field) =>
    triedIdentifiers[field] ? [`${field} ${triedIdentifiers[field]}`] : [],
  );

/** For each row, the place of the first one that says a number or id of it already; usually none. */
export function repeatedPlaces(results: readonly Pick<RowResult, "triedIdentifiers">[]): (number | undefined)[] {
  const places = new Map<string, number>();
  return results.map((result, place) => {
    const keys = keysOf(result);
    const earlier = keys.flatMap((key) => places.get(key) ?? []);
    for (const key of keys) if (!places.has(key)) places.set(key, place);
    return earlier.length > 0 ? Math.min(...earlier) : undefined;
  });
}

/** How many carriers the rows speak of: one that repeats another is no further carrier. */
export const carriersIn = (results: readonly RowResult[]) =>
  repeatedPlaces(results).filter((place) => place === undefined).length;
