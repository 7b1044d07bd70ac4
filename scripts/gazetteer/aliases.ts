// The names under which people look for a place, beside its own.
import type { Spot } from "@/scripts/gazetteer/sources";

/** Region, GeoNames' name, the name people know, and others that no rule makes from these. */
const known: [region: string, name: string, shown: string, others: string][] = [
  ["MX-CMX", "Mexico City", "Ciudad de México", "Mexico City|CDMX|México DF|DF|D.F.|México"],
  ["MX-NLE", "Ciudad General Escobedo", "General Escobedo", "Escobedo"],
  ["MX-NLE", "Ciudad Apodaca", "Apodaca", ""],
  ["MX-MEX", "Ciudad Nezahualcoyotl", "Nezahualcóyotl", "Neza"],
  ["MX-MEX", "Tlalnepantla", "Tlalnepantla", "Tlalnepantla de Baz"],
  ["MX-MEX", "Ciudad López Mateos", "Ciudad López Mateos", "Atizapán"],
  ["MX-SON", "San Luis Río Colorado", "San Luis Río Colorado", "SLRC|San Luis RC"],
  ["MX-CHP", "Tuxtla", "Tuxtla Gutiérrez", ""],
  ["MX-CHH", "Juárez", "Ciudad Juárez", ""],
  ["MX-GUA", "León de los Aldama", "León", ""],
  ["MX-QUE", "Santiago de Querétaro", "Querétaro", ""],
  ["MX-DUR", "Victoria de Durango", "Durango", ""],
  ["MX-TAM", "Heroica Matamoros", "Matamoros", ""],
  ["MX-GRO", "Acapulco de Juárez", "Acapulco", ""],
  ["MX-HID", "Pachuca de Soto", "Pachuca", ""],
  ["MX-VER", "Xalapa de Enríquez", "Xalapa", "Jalapa"],
  ["MX-BCN", "Rosarito", "Rosarito", "Playas de Rosarito"],
  ["MX-COL", "Manzanillo", "Manzanillo", "Puerto de Manzanillo"],
  ["MX-SLP", "San Luis Potosí", "San Luis Potosí", "San Luis"],
  ["US-NY", "New York City", "New York", "NYC|Nueva York"],
  ["US-DC", "Washington, D.C.", "Washington", "Washington DC"],
  ["US-PA", "Philadelphia", "Philadelphia", "Filadelfia"],
  ["US-LA", "New Orleans", "New Orleans", "Nueva Orleans"],
];

/** Towns below this many people are not looked for by half their name. */
const shortenedFrom = 3000;
const knownFor = new Map(
  known.map(([region, name, shown, others]) => [`${region} ${name}`, { shown, others: others.split("|") }]),
);
const knownOf = ({ countryCode, state, name }: Spot) => knownFor.get(`${countryCode}-${state} ${name}`);

/** The name to show: "León", not "León de los Aldama". */
export const shownName = (spot: Spot) => knownOf(spot)?.shown ?? spot.name;

function mexicanNames({ name, population }: Spot): string[] {
  if (population < shortenedFrom) return [];
  const plain = name.replace(/^Heroica /, "");
  const withoutCity = plain.replace(/^(Ciudad|Villa) (de )?/, "");
  const [first = ""] = plain.split(/ de (?:la |los |las )?/);
  const [, last] = /^(?:Santiago|Victoria) de (.+)$/.exec(plain) ?? [];
  const withoutRank = withoutCity.replace(/^General /, "");
  return [
    plain,
    withoutCity,
    `Ciudad ${withoutCity}`,
    withoutRank,
    ...(first.length > 3 ? [first] : []),
    ...(last ? [last] : []),
  ];
}

/** Every name of a place, its own first. */
export function namesOf(spot: Spot): string[] {
  const { shown = spot.name, others = [] } = knownOf(spot) ?? {};
  return [...new Set([spot.name, shown, ...others, ...(spot.countryCode === "MX" ? mexicanNames(spot) : [])])];
}
