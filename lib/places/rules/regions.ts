import { keyOf } from "@/lib/places/rules/words";
import type { CountryCode } from "@/lib/places/schema";

/** Code, official name, and what people write: a table for each country, one state or province a line. */
const tables: Record<CountryCode, string> = {
  US: `AL Alabama|Ala
AK Alaska
AZ Arizona|Ariz
AR Arkansas|Ark
CA California|Calif|Cali
CO Colorado|Colo
CT Connecticut|Conn
DE Delaware
DC District of Columbia
FL Florida|Fla
GA Georgia
HI Hawaii
ID Idaho
IL Illinois|Ill
IN Indiana|Ind
IA Iowa
KS Kansas|Kans
KY Kentucky
LA Louisiana|Luisiana
ME Maine
MD Maryland
MA Massachusetts|Mass
MI Michigan|Mich
MN Minnesota|Minn
MS Mississippi|Miss|Misisipi
MO Missouri
MT Montana
NE Nebraska|Nebr
NV Nevada|Nev
NH New Hampshire
NJ New Jersey|Nueva Jersey
NM New Mexico|N Mex|Nuevo Mexico
NY New York|Nueva York
NC North Carolina|N Carolina|Carolina del Norte
ND North Dakota|N Dakota|Dakota del Norte
OH Ohio
OK Oklahoma|Okla
OR Oregon|Ore
PA Pennsylvania|Penn|Penna|Pensilvania
PR Puerto Rico
RI Rhode Island
SC South Carolina|S Carolina|Carolina del Sur
SD South Dakota|S Dakota|Dakota del Sur
TN Tennessee|Tenn
TX Texas|Tex|Tejas
UT Utah
VT Vermont
VA Virginia
VI Virgin Islands
WA Washington|Wash
WV West Virginia|W Virginia|Virginia Occidental
WI Wisconsin|Wis|Wisc
WY Wyoming|Wyo`,
  MX: `AGU Aguascalientes|Ags|AG
BCN Baja California|B.C.|BC|BCN|Baja Cfa|Baja Calif|Baja California Norte|BN
BCS Baja California Sur|B.C.S.|Baja Sur|BS
CAM Campeche|Camp|CM
CHP Chiapas|Chis|CS
CHH Chihuahua|Chih|CH
COA Coahuila|Coah|Coahuila de Zaragoza|CO
COL Colima|Col|CL
CMX Ciudad de México|CDMX|D.F.|DF|Distrito Federal|Mexico City|México D.F.|DIF
DUR Durango|Dgo|DG
GUA Guanajuato|Gto|GT|GJ
GRO Guerrero|GR
HID Hidalgo|Hgo|HG
JAL Jalisco|JA
MEX Estado de México|Edo. de México|Edo. México|Edo. de Mex|Edo. Mex|Edomex|Edo Méx|EM|Estado de Méx|Estado México|State of Mexico|Mexico State
MIC Michoacán|Mich|Michoacán de Ocampo
MOR Morelos
NAY Nayarit|NA
NLE Nuevo León|N.L.|NL|N. León|Nvo. León|Nuevo Leon
OAX Oaxaca|OA
PUE Puebla|PU
QUE Querétaro|Qro|QT|QA|Querétaro de Arteaga
ROO Quintana Roo|Q. Roo|QRoo|Q.R.|QR
SLP San Luis Potosí|S.L.P.|S L Potosí|SL
SIN Sinaloa|SI
SON Sonora|SO
TAB Tabasco|TB
TAM Tamaulipas|Tamps|Tam|TM|TA
TLA Tlaxcala|Tlax|TL
VER Veracruz|Veracruz de Ignacio de la Llave|VE|VL
YUC Yucatán|YU|YC
ZAC Zacatecas|ZA|ZT`,
  CA: `AB Alberta|Alta
BC British Columbia|Columbia Británica
MB Manitoba
NB New Brunswick|Nuevo Brunswick
NL Newfoundland and Labrador|Newfoundland|Labrador
NS Nova Scotia|Nueva Escocia
NT Northwest Territories
NU Nunavut
ON Ontario|Ont
PE Prince Edward Island|PEI
QC Quebec|Québec|Que|PQ
SK Saskatchewan|Sask
YT Yukon`,
};

/** A state or province with its country: `MX-NLE`. The part behind the dash is the state code of answers. */
export type Region = { code: string; countryCode: CountryCode; state: string; names: readonly string[] };

const countries = ["US", "MX", "CA"] as const;

const readTable = (countryCode: CountryCode) =>
  tables[countryCode].split("\n").map((line) => {
    const space = line.indexOf(" ");
    const state = line.slice(0, space);
    const names = [state, ...line.slice(space + 1).split("|")];
    const code = `${countryCode}-${state}`;
    return { code, countryCode, state, names, keys: [...new Set([...names, code].map(keyOf))] };
  });

const described = countries.flatMap(readTable);

/** Every region; a place of the gazetteer names its own by its position here. */
export const regions: readonly Region[] = described.map(({ code, countryCode, state, names }) => ({
  code,
  countryCode,
  state,
  names,
}));

/** Positions in `regions` by what people write. NL is in Mexico and in Canada, CO in the US and in Mexico. */
export const regionsByKey: ReadonlyMap<string, readonly number[]> = described.reduce(
  (found, { keys }, index) => keys.reduce((map, key) => map.set(key, [...(map.get(key) ?? []), index]), found),
  new Map<string, number[]>(),
);

const firstWords = (keys: Iterable<string>) => new Set(Array.from(keys, (key) => key.split(" ")[0] ?? ""));

/** The words that begin the name of a region: most words of an address need not be looked up further. */
export const regionFirstWords: ReadonlySet<string> = firstWords(regionsByKey.keys());

const countryNames: Record<CountryCode, readonly string[]> = {
  US: ["us", "usa", "united states", "united states of america", "estados unidos", "eeuu", "eua", "ee uu"],
  MX: ["mx", "mex", "mexico", "estados unidos mexicanos", "mejico"],
  CA: ["canada", "can", "ca"],
};

/** The countries that a word or two may name; `ca` is Canada or California. */
export const countriesByKey: ReadonlyMap<string, CountryCode> = new Map(
  countries.flatMap((code) => countryNames[code].map((name) => [name, code] as const)),
);

/** The words that begin the name of a country. */
export const countryFirstWords: ReadonlySet<string> = firstWords(countriesByKey.keys());
