import { withinMilesMax } from "@/lib/vocabulary/limits.values";

/** A place as a filter has it: with how far around it counts, where that is not only the place itself. */
export type WantedPlace = { place: string; withinMiles?: number };

export const withinMilesChoices = [25, 50, 100, 150, 250];

/** "Laredo, TX, US (50 mi)", as the address of the page and the chip of the filter have it. */
export const writePlace = ({ place, withinMiles }: WantedPlace) =>
  withinMiles ? `${place} (${withinMiles} mi)` : place;

/** The other way round. Miles that no filter can have are part of the text; a text of blanks is no place. */
export function readPlace(text: string | null): WantedPlace | undefined {
  if (!text?.trim()) return undefined;
  const [, place, digits] = /^(.*\S) \((\d{1,3}) mi\)$/.exec(text) ?? [];
  const withinMiles = Number(digits);
  return place && withinMiles >= 1 && withinMiles <= withinMilesMax ? { place, withinMiles } : { place: text };
}
