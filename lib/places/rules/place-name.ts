import type { LoadPlace } from "@/lib/vocabulary/place";
import { writtenStates } from "@/lib/vocabulary/state-codes.values";

const isForeign = (countryCode: string | undefined) => countryCode !== undefined && !/^me?x/i.test(countryCode);

/** The state as people write it: "NL" for the stored "NLE". What no table knows stays as it was sent. */
export const writtenState = (state: string | undefined, countryCode?: string) =>
  state && !isForeign(countryCode) ? (writtenStates[state.toUpperCase()] ?? state) : state;

/** "Monterrey, NL"; whatever is known of the place when there is no city. */
export function placeName(place: Partial<LoadPlace> | undefined) {
  if (!place) return undefined;
  const { city, postalCode, countryCode, street } = place;
  const state = writtenState(place.state, countryCode);
  return city ? [city, state].filter(Boolean).join(", ") : (postalCode ?? state ?? street ?? countryCode);
}

/** "Av. Ruiz Cortines 2000, 64400, MX": what comes after the name of a place. */
export const addressOf = ({ street, neighborhood, postalCode, countryCode }: Partial<LoadPlace>) =>
  [street, neighborhood, [postalCode, countryCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");

type FoundPlace = { city: string; state: string; countryCode: string };

/** "Monterrey, NL, MX": a place that was found, as the finder itself reads it back. */
export const nameOfPlace = ({ city, state, countryCode }: FoundPlace) =>
  `${city}, ${writtenState(state, countryCode)}, ${countryCode}`;

/** "Monterrey, NL" for "Monterrey, NLE, MX": a place that is kept in one text, as a line has room for it. */
export function shortPlace(text: string | undefined) {
  const [city, state, countryCode] = text?.split(", ") ?? [];
  return placeName({ ...(city && { city }), ...(state && { state }), ...(countryCode && { countryCode }) });
}
