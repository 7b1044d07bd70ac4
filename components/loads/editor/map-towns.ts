import { type MapPoint, project } from "@/components/map/projection";
import { markets } from "@/lib/places/rules/markets";

export type Town = { code: string; name: string; at: MapPoint };

/** The larger towns, the largest first. */
export const towns: readonly Town[] = markets
  .toSorted((one, other) => other.population - one.population)
  .map(({ code, name, state, centroid }) => ({ code, name: `${name}, ${state}`, at: project(centroid) }));

// In shares of the size of the letters.
const [letterWidth, lineHeight] = [0.56, 1.2];

/** Those of the towns whose names stand free of each other; a larger one goes before a smaller. */
export function namedTowns(shown: readonly Town[], letters: number): Town[] {
  const named: Town[] = [];
  const isClose = (one: Town, other: Town) => {
    const [left, right] = one.at[0] < other.at[0] ? [one, other] : [other, one];
    const gap = right.at[0] - left.at[0] - (left.name.length * letterWidth + 1) * letters;
    return gap < 0 && Math.abs(one.at[1] - other.at[1]) < lineHeight * letters;
  };
  for (const town of shown) if (!named.some((other) => isClose(town, other))) named.push(town);
  return named;
}
