import * as z from "zod";

/** The countries whose places are known. */
export const CountryCode = z.enum(["US", "MX", "CA"]);
export type CountryCode = z.infer<typeof CountryCode>;

const Located = z.object({
  latitude: z.number(),
  longitude: z.number(),
  countryCode: CountryCode,
  /** As in `US-TX` or `MX-NLE`, without the country. */
  state: z.string(),
  city: z.string(),
});

/** Where an address is. `confidence` from 0 to 1; below `confidenceMin` the runner-up may as well be meant. */
export const FoundPlace = Located.extend({
  postalCode: z.string().optional(),
  timezone: z.string(),
  confidence: z.number(),
  /** The town is not known: `city` is the one that the postal code, or at least its state, leads to most often. */
  isApproximate: z.boolean().optional(),
  /** The next best place more than 30 miles away. */
  runnerUp: Located.extend({ confidence: z.number() }).optional(),
});
export type FoundPlace = z.infer<typeof FoundPlace>;

/** Any form of place: free text, or the parts of a structured one. */
export type PlaceQuery = {
  address?: string | undefined;
  street?: string | undefined;
  neighborhood?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  postalCode?: string | undefined;
  countryCode?: string | undefined;
};

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
  /** Codes of SAT's catalogues in ascending order (`rules/sat-codes.ts`), each with a place. */
  satCodes: Uint32Array;
  satPlaces: Uint32Array;
  /** The land border of Mexico with the US from the Pacific to the Gulf, as longitude, latitude, … */
  border: Int32Array;
  names: string[];
  keys: string[];
  zoneNames: string[];
};
