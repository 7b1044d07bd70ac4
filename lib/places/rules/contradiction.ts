import { milesBetween } from "@/lib/core/great-circle";
import { type Gazetteer, pointOf } from "@/lib/places/rules/gazetteer";
import type { Reading } from "@/lib/places/rules/readings";
import { type Address, zipMilesMax } from "@/lib/places/rules/score";

/**
 * Whether a town of the state that is said and a ZIP code of the same state are far apart: Los Angeles, CA 94158. Either
 * may be the slip. Where the ZIP code is another state's, name and state are two against one.
 */
export function contradictsZip(gazetteer: Gazetteer, { evidence, hints }: Address, readings: readonly Reading[]) {
  const said = hints.regions ?? evidence.states.at(-1)?.regions;
  const zip = evidence.postalCodes.find((code) => code.zip && !code.opensPart)?.zip;
  if (!said || !zip || !said.includes(gazetteer.regions[zip.place] ?? 0)) return false;
  let isNamed = false;
  for (const { edits, postalCode, isNamesake, places } of readings) {
    if (edits > 0 || postalCode || isNamesake) continue;
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0;
      if (!said.includes(gazetteer.regions[place] ?? 0)) continue;
      if (milesBetween(zip, pointOf(gazetteer, place)) <= zipMilesMax) return false;
      isNamed = true;
    }
  }
  return isNamed;
}
