import type { Point } from "@/lib/core/great-circle";
import { type Grid, gridOf } from "@/lib/places/rules/position";
import { type Region, regions } from "@/lib/places/rules/regions";
import { type NameIndex, nameIndexOf } from "@/lib/places/rules/similar-names";
import { positionOf } from "@/lib/places/rules/sorted";
import type { GazetteerColumns } from "@/lib/places/schema";

/** The columns with what makes them quick to ask. A place is a position in the columns. */
export type Gazetteer = GazetteerColumns & {
  keyPositions: ReadonlyMap<string, number>;
  grid: Grid;
  /** The place with most people of each region. */
  largestPlaces: Uint32Array;
  /** Made when the first misspelt address comes. */
  nameIndex: () => NameIndex;
};

/** Coordinates are kept in hundred-thousandths of a degree; dividing gives back the decimals, multiplying would not. */
const degree = 1e5;

export function makeGazetteer(columns: GazetteerColumns): Gazetteer {
  let made: NameIndex | undefined;
  const nameIndex = () => {
    made ??= nameIndexOf(columns.keys);
    return made;
  };
  const keyPositions = new Map(columns.keys.map((key, position) => [key, position]));
  return { ...columns, keyPositions, grid: gridOf(columns), largestPlaces: largestOf(columns), nameIndex };
}

function largestOf({ regions: ofPlaces, populations }: GazetteerColumns) {
  const largest = new Uint32Array(regions.length);
  for (let place = 0; place < ofPlaces.length; place++) {
    const best = largest[ofPlaces[place] ?? 0] ?? 0;
    const isFirst = ofPlaces[best] !== ofPlaces[place];
    if (isFirst || (populations[place] ?? 0) > (populations[best] ?? 0)) largest[ofPlaces[place] ?? 0] = place;
  }
  return largest;
}

export const pointOf = ({ latitudes, longitudes }: GazetteerColumns, place: number): Point => ({
  latitude: (latitudes[place] ?? 0) / degree,
  longitude: (longitudes[place] ?? 0) / degree,
});

// A place always has a region; the fallback only satisfies the type.
export const regionOf = (gazetteer: GazetteerColumns, place: number): Region =>
  regions[gazetteer.regions[place] ?? 0] ?? { code: "", countryCode: "US", state: "", names: [] };

export const timezoneOf = ({ zones, zoneNames }: GazetteerColumns, place: number) =>
  zoneNames[zones[place] ?? 0] ?? "Etc/UTC";

/** The places filed under a key: a part of `keyPlaces`. */
export function placesOfKey({ keyStarts, keyPlaces }: GazetteerColumns, key: number) {
  return keyPlaces.subarray(keyStarts[key] ?? 0, keyStarts[key + 1] ?? 0);
}

/** The place with most people in the state or province that is asked for. */
export function largestPlaceOf(
  { largestPlaces }: Gazetteer,
  isMeant: (countryCode: string, state: string) => boolean,
): number | undefined {
  const region = regions.findIndex(({ countryCode, state }) => isMeant(countryCode, state));
  return region < 0 ? undefined : largestPlaces[region];
}

export type Zip = Point & { place: number };

/** Where a ZIP code is, and its town. */
export function findZip({ zips, zipLatitudes, zipLongitudes, zipPlaces }: Gazetteer, code: number): Zip | undefined {
  const at = positionOf(zips, code);
  if (at === undefined) return undefined;
  const [latitude, longitude] = [(zipLatitudes[at] ?? 0) / degree, (zipLongitudes[at] ?? 0) / degree];
  return { latitude, longitude, place: zipPlaces[at] ?? 0 };
}
