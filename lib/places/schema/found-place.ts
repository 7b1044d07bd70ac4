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
