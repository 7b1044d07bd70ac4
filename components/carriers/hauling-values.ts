import type { Hauling } from "@/lib/carriers/schema/profile";

/** What a carrier hauls as values of a form: null for an answer that nobody gave. */
export type HaulingValues = { [Name in keyof Hauling]-?: NonNullable<Hauling[Name]> | null };

export const haulingValues = (hauling: Hauling = {}): HaulingValues => ({
  trailerTypes: hauling.trailerTypes ?? null,
  countries: hauling.countries ?? null,
  hazmat: hauling.hazmat ?? null,
});

/** What was answered; undefined where nothing was. */
export function haulingAnswered({ trailerTypes, countries, hazmat }: HaulingValues): Hauling | undefined {
  const answered = {
    ...(trailerTypes && { trailerTypes }),
    ...(countries && { countries }),
    ...(hazmat !== null && { hazmat }),
  };
  return Object.keys(answered).length > 0 ? answered : undefined;
}
