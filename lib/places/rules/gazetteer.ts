import type { Point } from "@/lib/core/great-circle";
import { type Grid, gridOf } from "@/lib/places/rules/position";
import { type Region, regions } from "@/lib/places/rules/regions";
import { type NameIndex, nameIndexOf } from "@/lib/places/rules/similar-names";
import type { GazetteerColumns } from "@/lib/places/schema";

/** The columns with what makes them quick to ask. A place is a position in the columns. */
export type Gazetteer = GazetteerColumns & {
  keyPositions: ReadonlyMap<string, number>;
  grid: Grid;
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
  return { ...columns, keyPositions, grid: gridOf(columns), nameIndex };
}

export const pointOf = ({ latitudes, longitudes }: GazetteerColumns, place: number): Point => ({
  latitude: (latitudes[place] ?? 0) / degree,
  longitude: (longitudes[place] ?? 0) / degree,
});

// A place always has a region; the fallback only satisfies the type.
export const regionOf = (gazetteer: GazetteerColumns, place: number): Region =>
  regions[gazetteer.regions[place] ?? 0] ?? { code: "", countryCode: "US", state: "" };

export const timezoneOf = ({ zones, zoneNames }: GazetteerColumns, place: number) =>
  zoneNames[zones[place] ?? 0] ?? "Etc/UTC";

/** The places filed under a key: a part of `keyPlaces`. */
export function placesOfKey({ keyStarts, keyPlaces }: GazetteerColumns, key: number) {
  return keyPlaces.subarray(keyStarts[key] ?? 0, keyStarts[key + 1] ?? 0);
}

export type Zip = Point & { place: number };

/** Where a ZIP code is, and its town. */
export function findZip({ zips, zipLatitudes, zipLongitudes, zipPlaces }: Gazetteer, code: number): Zip | undefined {
  let [low, high] = [0, zips.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((zips[middle] ?? 0) < code) low = middle + 1;
    else high = middle;
  }
  if (zips[low] !== code) return undefined;
  const [latitude, longitude] = [(zipLatitudes[low] ?? 0) / degree, (zipLongitudes[low] ?? 0) / degree];
  return { latitude, longitude, place: zipPlaces[low] ?? 0 };
}
