import { findZip } from "@/lib/places/rules/gazetteer";
import { mexicanStateOf } from "@/lib/places/rules/mexican-postal-codes";
import { regions, regionsByKey } from "@/lib/places/rules/regions";
import { keyOf } from "@/lib/places/rules/words";
import type { CountryCode } from "@/lib/places/schema";
import { gazetteer } from "@/lib/places/store/gazetteer";

/** The mail of the forces abroad, whose codes are no place's. */
const military = /^(?:09|340|96[2-6])/;
/** Canada Post: a letter and a digit in turn, without D, F, I, O, Q and U; the first three stand alone for an area. */
const canadian = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z](?:[ -]?\d[ABCEGHJ-NPRSTV-Z]\d)?$/i;

const isZip = (code: string) =>
  /^\d{5}(?:-\d{4})?$/.test(code) &&
  (military.test(code) || findZip(gazetteer(), Number(code.slice(0, 5))) !== undefined);

const isKnownIn: Record<CountryCode, (code: string) => boolean> = {
  US: isZip,
  MX: (code) => /^\d{5}$/.test(code) && mexicanStateOf(code) !== undefined,
  CA: (code) => canadian.test(code),
};

/** Whether a country has a postal code: of Mexico and Canada only the form and the first characters are known. */
export const isPostalCodeIn = (code: string, country: CountryCode): boolean => isKnownIn[country](code);

/** Whether a state or province is known by a name or code, in whichever country. */
export const isState = (state: string): boolean => regionsByKey.has(keyOf(state));

/** The state of Mexico that a code of the US stands for there, such as CO, as `COA, MX`; undefined for all others. */
export function otherCodeInMexico(state: string): string | undefined {
  const named = regionsByKey.get(keyOf(state))?.map((at) => regions[at]);
  const isOfUs = named?.some((region) => region?.countryCode === "US" && region.state === state.toUpperCase());
  const inMexico = named?.find((region) => region?.countryCode === "MX");
  return isOfUs && inMexico ? `${inMexico.state}, MX` : undefined;
}
