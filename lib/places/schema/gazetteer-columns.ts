/** The gazetteer by columns: numbers as they lie in memory, texts with an entry for each place or key. */
export type GazetteerColumns = {
  /** Hundred-thousandths of a degree. */
  latitudes: Int32Array;
  longitudes: Int32Array;
  populations: Uint32Array;
  /** Positions in `regions` and in `zoneNames`. */
  regions: Uint8Array;
  zones: Uint8Array;
  /** The places of key k are `keyPlaces[keyStarts[k] … keyStarts[k + 1]]`. */
  keyStarts: Uint32Array;
  keyPlaces: Uint32Array;
  /** ZIP codes in ascending order, each with a point and a place. */
  zips: Uint32Array;
  zipLatitudes: Int32Array;
  zipLongitudes: Int32Array;
  zipPlaces: Uint32Array;
  /** The land border of Mexico with the US from the Pacific to the Gulf, as longitude, latitude, … */
  border: Int32Array;
  names: string[];
  keys: string[];
  zoneNames: string[];
};
