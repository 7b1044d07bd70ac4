import * as z from "zod";

/** Which two things that were sent of a place do not fit each other. */
export const PlaceContradictionReason = z.enum([
  "postal_code_and_state",
  "postal_code_and_city",
  "city_and_state",
  "place_and_country",
  "point_and_address",
  "timezone_and_place",
]);
export type PlaceContradictionReason = z.infer<typeof PlaceContradictionReason>;
