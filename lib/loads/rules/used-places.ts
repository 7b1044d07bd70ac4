import { searchable } from "@/lib/core/searchable";
import type { LoadStopInput } from "@/lib/loads/schema/stop";
import type { SuggestedFacility } from "@/lib/loads/schema/suggestions";

/** A location that stops had, as it was stored; the newest first. */
export type UsedLocation = {
  location: NonNullable<LoadStopInput["location"]>;
  contacts: LoadStopInput["contacts"] | null;
  uses: number;
};

const wordsOf = ({ facilityName, externalId, place }: UsedLocation["location"]) =>
  searchable([facilityName, externalId, place?.street, place?.city, place?.state, place?.postalCode].join(" "));

/** The same site may have been written with more or less of its address. */
const siteOf = ({ facilityName, place }: UsedLocation["location"]) =>
  searchable([facilityName, place?.city, place?.state].join(" "));

/** The sites whose name or address has all the words, those used most first; each as its newest stop has it. */
export function usedFacilities(used: readonly UsedLocation[], query: string, limit: number): SuggestedFacility[] {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  const sites = new Map<string, SuggestedFacility>();
  for (const { location, contacts, uses } of used) {
    if (!location.facilityName) continue;
    const site = siteOf(location);
    const known = sites.get(site);
    if (known) known.uses += uses;
    else sites.set(site, { location, ...(contacts && contacts.length > 0 && { contacts }), uses });
  }
  return [...sites.values()]
    .filter(({ location }) => words.every((word) => wordsOf(location).includes(word)))
    .sort((one, other) => other.uses - one.uses)
    .slice(0, limit);
}
