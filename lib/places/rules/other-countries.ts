import { countriesByKey, regionsByKey } from "@/lib/places/rules/regions";
import { keyOf, type Word } from "@/lib/places/rules/words";

/**
 * Countries that freight papers name besides ours, in English and Spanish. Georgia is a state first; Guadalupe, Granada
 * and the like are towns of Mexico.
 */
const names = new Set(
  `Argentina|Australia|Austria|Belgium|Bélgica|Bolivia|Brazil|Brasil|Chile|China|Colombia|Costa Rica|Croatia|Croacia|Cuba
Czech Republic|República Checa|Denmark|Dinamarca|Dominican Republic|República Dominicana|Ecuador|Egypt|Egipto|El Salvador
England|Inglaterra|Finland|Finlandia|France|Francia|Germany|Alemania|Great Britain|Gran Bretaña|Greece|Grecia|Guatemala
Holland|Holanda|Honduras|Hong Kong|Hungary|Hungría|India|Indonesia|Ireland|Irlanda|Israel|Italy|Italia|Jamaica|Japan|Japón
Korea|South Korea|Corea|Corea del Sur|Malaysia|Malasia|Netherlands|The Netherlands|Países Bajos|New Zealand|Nueva Zelanda
Nicaragua|Norway|Noruega|Panama|Panamá|Paraguay|Peru|Perú|Philippines|Filipinas|Poland|Polonia|Portugal|Romania|Rumania
Russia|Rusia|Saudi Arabia|Arabia Saudita|Scotland|Escocia|Singapore|Singapur|South Africa|Sudáfrica|Spain|España|Sweden
Suecia|Switzerland|Suiza|Taiwan|Taiwán|Thailand|Tailandia|Turkey|Turquía|UK|United Kingdom|Reino Unido|Ukraine|Ucrania
Uruguay|Venezuela|Vietnam`
    .split(/[|\n]/)
    .map(keyOf),
);

const isNumber = /^\d+$/;

/** Whether an address ends with a country that is not ours, behind a town: Peru alone, or behind a state, is in Indiana. */
export function endsInOtherCountry(words: readonly Word[]): boolean {
  const parts: string[] = [];
  for (const { text, segment } of words) {
    if (!isNumber.test(text)) parts[segment] = parts[segment] === undefined ? text : `${parts[segment]} ${text}`;
  }
  const [last, ...before] = parts.filter((part) => part !== undefined).reverse();
  return last !== undefined && names.has(last) && before.some((it) => !regionsByKey.has(it) && !countriesByKey.has(it));
}
