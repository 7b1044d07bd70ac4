import type { Gazetteer } from "@/lib/places/rules/gazetteer";
import { positionOf } from "@/lib/places/rules/sorted";

/** Codes are counted state by state; those of localities (two digits) stand behind those of municipalities (three). */
export const satCodesOfState = 2000;
export const satLocalityFrom = 1000;

const satCode = /^\d{2,3}$/;

/** The place of a code of SAT's c_Municipio or c_Localidad in a state, as a Carta Porte has it in place of a name. */
export function findSatPlace({ satCodes, satPlaces }: Gazetteer, region: number, text: string): number | undefined {
  if (!satCode.test(text)) return undefined;
  const code = Number(text) + (text.length === 2 ? satLocalityFrom : 0);
  const at = positionOf(satCodes, region * satCodesOfState + code);
  return at === undefined ? undefined : satPlaces[at];
}
