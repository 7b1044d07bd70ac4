// The names under which people look for a place, beside its own.
import { regions } from "@/lib/places/rules/regions";
import { keyOf } from "@/lib/places/rules/words";
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
  ["MX-CHH", "Juárez", "Ciudad Juárez", "Jrz|CJS"],
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
  ["MX-PUE", "Puebla", "Puebla", "Heroica Puebla|Puebla de Zaragoza|Heroica Puebla de Zaragoza"],
  ["MX-NLE", "Monterrey", "Monterrey", "Mty"],
  ["MX-TAM", "Nuevo Laredo", "Nuevo Laredo", "N Laredo|NLD"],
  ["MX-TAM", "Reynosa", "Reynosa", "Rey"],
  ["MX-COA", "Piedras Negras", "Piedras Negras", "P Negras"],
  ["MX-COA", "Torreón", "Torreón", "Trc"],
  ["MX-JAL", "Guadalajara", "Guadalajara", "GDL"],
  ["MX-BCN", "Tijuana", "Tijuana", "TJ|Tij"],
  ["MX-BCN", "Mexicali", "Mexicali", "Mxli|MXL"],
  ["MX-SON", "Hermosillo", "Hermosillo", "Hmo"],
  ["MX-SIN", "Culiacán", "Culiacán", "Cln"],
  ["MX-SIN", "Mazatlán", "Mazatlán", "Mzt|Mztn"],
  ["MX-MIC", "Lázaro Cárdenas", "Lázaro Cárdenas", "Lzc|LC"],
  ["MX-JAL", "Tlaquepaque", "Tlaquepaque", "Tlaq"],
  ["MX-OAX", "Santo Domingo Tehuantepec", "Santo Domingo Tehuantepec", "Tehuantepec"],
  ["US-CA", "City Of Industry", "City of Industry", "Industry"],
  ["US-FL", "West Palm Beach", "West Palm Beach", "WPB|W Palm"],
  ["US-FL", "Jacksonville", "Jacksonville", "Jax"],
  ["US-IN", "Indianapolis", "Indianapolis", "Indpls|Indy"],
  ["US-MN", "Minneapolis", "Minneapolis", "Mpls"],
  ["US-MO", "Kansas City", "Kansas City", "KC|KCMO"],
  ["US-MO", "St. Louis", "St. Louis", "STL"],
  ["US-OK", "Oklahoma City", "Oklahoma City", "OKC"],
  ["US-UT", "Salt Lake City", "Salt Lake City", "SLC"],
  ["US-NY", "Buffalo", "Buffalo", "Bflo"],
  ["US-OH", "Cincinnati", "Cincinnati", "Cincy|Cinti"],
  ["US-PA", "Pittsburgh", "Pittsburgh", "Pgh"],
  ["US-NM", "Albuquerque", "Albuquerque", "ABQ|Albq"],
  ["US-CA", "San Francisco", "San Francisco", "SF|San Fran"],
  ["US-NY", "New York City", "New York", "NYC|Nueva York"],
  ["US-DC", "Washington, D.C.", "Washington", "Washington DC"],
  ["US-PA", "Philadelphia", "Philadelphia", "Filadelfia|Phila|Philly"],
  ["US-LA", "New Orleans", "New Orleans", "Nueva Orleans|NOLA"],
];

/** The smallest city called as its state is Tlaxcala. */
const stateCityFrom = 10_000;
/** Towns below this many people are not looked for by half their name. */
const shortenedFrom = 3000;
const knownFor = new Map(
  known.map(([region, name, shown, others]) => [`${region} ${name}`, { shown, others: others.split("|") }]),
);
const knownOf = ({ countryCode, state, name }: Spot) => knownFor.get(`${countryCode}-${state} ${name}`);

/** The name to show: "León", not "León de los Aldama". */
export const shownName = (spot: Spot) => knownOf(spot)?.shown ?? spot.name;

/** What the first word of many names says is not short for one of them. */
const genericFirst =
  /^(Barrio|Ejido|Colonia|Fraccionamiento|Laguna|Rinc[oó]n|Lomas?|Hacienda|Rancho|Puerto|Villa|Centro|Valle|Isla|Boca|Ojo|Paso|Punta|Cerro|Mesa|Llano|Barra|Poblado|Estaci[oó]n|Unidad|Conjunto|Ampliaci[oó]n|Pueblo|Cruz|Cañada|Palmar|Ojos|Arroyo|Bah[ií]a|Playas?|Real|Ranchería|Secci[oó]n) /i;

function mexicanNames({ name, population }: Spot): string[] {
  if (population < shortenedFrom) return [];
  const plain = name.replace(/^Heroica /, "");
  const withoutCity = plain.replace(/^(Ciudad|Villa) (de )?/, "");
  const [, last] = /^(?:Santiago|Victoria) de (.+)$/.exec(plain) ?? [];
  const [first = ""] = last === undefined && !genericFirst.test(plain) ? plain.split(/ de (?:la |los |las )?/) : [];
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

/** Abbreviations of a state that are words as well. */
const words = new Set(["COL", "Col", "CAM", "Camp", "QUE"]);

/** Where state and city are called alike, its abbreviation means the city too: Qro., Qro. */
function stateNames({ state, population }: Spot, shown: string): string[] {
  const [, name = "", ...others] = regions.find(({ code }) => code === `MX-${state}`)?.names ?? [];
  if (population < stateCityFrom || keyOf(name) !== keyOf(shown)) return [];
  return [state, ...others].filter((it) => it.length > 2 && !words.has(it));
}

/** Every name of a place, its own first. */
export function namesOf(spot: Spot): string[] {
  const { shown = spot.name, others = [] } = knownOf(spot) ?? {};
  const ofMexico = spot.countryCode === "MX" ? [...mexicanNames(spot), ...stateNames(spot, shown)] : [];
  return [...new Set([spot.name, shown, ...others, ...(spot.others ?? []), ...ofMexico])];
}
