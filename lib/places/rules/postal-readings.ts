import { type Gazetteer, largestPlaceOf, placesOfKey, regionOf } from "@/lib/places/rules/gazetteer";
import { fitsState, type PostalCode, townOf } from "@/lib/places/rules/postal-codes";
import type { Reading } from "@/lib/places/rules/readings";
import { type Address, countryOf } from "@/lib/places/rules/score";

/** Below this many people a town shares the beginning of its codes with others. */
const ownCodesFrom = 100_000;
/** How often the town of a prefix is within 30 miles: where it is large, where it is small, and a state's largest. */
const certainties = { city: 1, town: 0.7, state: 0.3 };

/** The towns that the postal codes of an address belong to: by ZIP code, or as far as the first characters tell. */
export function postalReadings(gazetteer: Gazetteer, address: Address): Reading[] {
  const country = countryOf(address);
  return address.evidence.postalCodes.flatMap((postalCode) => {
    const { start, end, opensPart, zip } = postalCode;
    if (opensPart) return [];
    const ofZip: Reading[] =
      zip && (country ?? "US") === "US" ? [{ start, end, edits: 0, postalCode, places: [zip.place] }] : [];
    if (country === "US") return ofZip;
    const ofPrefix = prefixReadings(gazetteer, postalCode);
    // Five digits that are a ZIP code as well mean Mexico where it is said, or a city of many codes.
    return [...ofZip, ...ofPrefix.filter(({ certainty }) => !zip || country || certainty === certainties.city)];
  });
}

function prefixReadings(gazetteer: Gazetteer, postalCode: PostalCode): Reading[] {
  const { start, end, text } = postalCode;
  const isThere = (place: number) => {
    const { countryCode, state } = regionOf(gazetteer, place);
    return fitsState(text, countryCode, state);
  };
  const key = gazetteer.keyPositions.get(townOf(text) ?? "");
  const people = (place: number) => gazetteer.populations[place] ?? 0;
  const named = key === undefined ? [] : [...placesOfKey(gazetteer, key)].filter(isThere);
  const [town] = named.sort((a, b) => people(b) - people(a));
  const reading = { start, end, edits: 0, postalCode };
  if (town !== undefined) {
    return [
      { ...reading, places: [town], certainty: people(town) < ownCodesFrom ? certainties.town : certainties.city },
    ];
  }
  const largest = largestPlaceOf(gazetteer, (country, state) => country === "MX" && fitsState(text, country, state));
  return largest === undefined ? [] : [{ ...reading, places: [largest], certainty: certainties.state }];
}
