import type { LoadPlace } from "@/lib/vocabulary/place";

/** "Monterrey, NLE"; whatever is known of the place when there is no city. */
export function placeName(place: Partial<LoadPlace> | undefined) {
  if (!place) return undefined;
  const { city, state, postalCode, countryCode, street } = place;
  return city ? [city, state].filter(Boolean).join(", ") : (postalCode ?? state ?? street ?? countryCode);
}

/** "Av. Ruiz Cortines 2000, 64400, MX": what comes after the name of a place. */
export const addressOf = ({ street, neighborhood, postalCode, countryCode }: Partial<LoadPlace>) =>
  [street, neighborhood, [postalCode, countryCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");

type FoundPlace = { city: string; state: string; countryCode: string };

/** "Monterrey, NLE, MX": a place that was found, as the finder itself reads it back. */
export const nameOfPlace = ({ city, state, countryCode }: FoundPlace) => `${city}, ${state}, ${countryCode}`;
