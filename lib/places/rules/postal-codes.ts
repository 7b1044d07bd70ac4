import type { Zip } from "@/lib/places/rules/gazetteer";
import type { Word } from "@/lib/places/rules/words";

/** The first letter of a Canadian postal code gives its province (Canada Post). */
const provinces = "A NL|B NS|C PE|E NB|G QC|H QC|J QC|K ON|L ON|M ON|N ON|P ON|R MB|S SK|T AB|V BC|X NT NU|Y YT";
const provincesByLetter = new Map(
  provinces.split("|").map((entry) => [entry.slice(0, 1), entry.slice(2).split(" ")] as const),
);
const provincesOf = (code: string) => provincesByLetter.get(code.slice(0, 1)) ?? [];

/** The first two digits of a código postal give its state (Correos de México). */
const mexicanPrefixes =
  "CMX 00-16|AGU 20|BCN 21-22|BCS 23|CAM 24|COA 25-27|COL 28|CHP 29-30|CHH 31-33|DUR 34-35|GUA 36-38|GRO 39-41|HID 42-43|" +
  "JAL 44-49|MEX 50-57|MIC 58-61|MOR 62|NAY 63|NLE 64-67|OAX 68-71|PUE 72-75|QUE 76|ROO 77|SLP 78-79|SIN 80-82|SON 83-85|" +
  "TAB 86|TAM 87-89|TLA 90|VER 91-96|YUC 97|ZAC 98-99";
const mexicanStates = new Map(
  mexicanPrefixes.split("|").flatMap((entry) => {
    const [state = "", range = ""] = entry.split(" ");
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => [first + index, state] as const);
  }),
);
const mexicanStateOf = (code: string) => mexicanStates.get(Number(code.slice(0, 2)));

/**
 * Towns by the first characters of their postal codes: those where most freight is picked up and delivered. There is
 * no list of Mexican or Canadian codes that may be passed on; these few are known to everyone who ships there.
 */
const towns = `
0 mexico city|1 mexico city|20 aguascalientes|21 mexicali|214 tecate|22 tijuana|227 playas de rosarito|228 ensenada
25 saltillo|257 monclova|259 ramos arizpe|260 piedras negras|262 cd acuna|27 torreon|280 colima|282 manzanillo
31 chihuahua|315 cd cuauhtemoc|32 cd juarez|328 ojinaga|33 delicias|338 hidalgo del parral|34 durango|350 gomez palacio
351 lerdo|361 silao|365 irapuato|366 irapuato|367 salamanca|37 leon|380 celaya|381 celaya|420 pachuca|421 pachuca
44 guadalajara|45 guadalajara|47 lagos de moreno|483 puerto vallarta|50 toluca|52 toluca|53 naucalpan|54 tlalnepantla
547 cuautitlan izcalli|548 cuautitlan|55 ecatepec|57 neza|58 morelia|609 lazaro cardenas|62 cuernavaca|64 monterrey
66 monterrey|671 guadalupe|672 guadalupe|72 puebla|76 queretaro|768 san juan del rio|770 chetumal|775 cancun
78 san luis potosi|80 culiacan|812 los mochis|82 mazatlan|830 hermosillo|831 hermosillo|832 hermosillo
834 san luis rio colorado|840 nogales|842 agua prieta|850 cd obregon|854 guaymas|860 villahermosa|861 villahermosa
870 cd victoria|873 matamoros|874 matamoros|875 matamoros|880 nuevo laredo|881 nuevo laredo|882 nuevo laredo
885 reynosa|886 reynosa|887 reynosa|890 tampico|891 tampico|893 cd madero|896 altamira|910 xalapa|911 xalapa
917 veracruz|918 veracruz|919 veracruz|945 cordoba|943 orizaba|964 coatzacoalcos|965 coatzacoalcos
970 merida|971 merida|972 merida|973 merida
A1 st johns|B3 halifax|E1 moncton|G1 quebec|H montreal|J4 longueuil|K1 ottawa|K2 ottawa|L3 markham|L4 mississauga
L5 mississauga|L6 brampton|L8 hamilton|M toronto|N2 kitchener|N5 london|N6 london|N8 windsor|N9 windsor|R2 winnipeg
R3 winnipeg|S4 regina|S7 saskatoon|T2 calgary|T3 calgary|T5 edmonton|T6 edmonton|V3 surrey|V4 surrey|V5 vancouver
V6 vancouver`;
const townsByPrefix = new Map(
  towns
    .trim()
    .split(/[|\n]/)
    .map((entry) => [entry.slice(0, entry.indexOf(" ")), entry.slice(entry.indexOf(" ") + 1)] as const),
);

/** The key of the town that a Mexican or Canadian code belongs to, where its first characters determine it. */
export const townOf = (code: string) =>
  [3, 2, 1].map((length) => townsByPrefix.get(code.slice(0, length))).find((key) => key !== undefined);

/** Whether a Mexican or Canadian code is one of a state's. */
export const fitsState = (code: string, countryCode: string, state: string) =>
  countryCode === "MX" ? mexicanStateOf(code) === state : countryCode === "CA" && provincesOf(code).includes(state);

/** A postal code as it stands in an address. Five digits may be a ZIP code or a código postal. */
export type PostalCode = { start: number; end: number; text: string; opensPart: boolean; zip?: Zip | undefined };

const fiveDigits = /^\d{5}$/;
const fourDigits = /^\d{4}$/;
const canadianHalves = [/^[a-z]\d[a-z]$/, /^\d[a-z]\d$/] as const;
const canadianWhole = /^[a-z]\d[a-z]\d[a-z]\d$/;

/** `opensPart` says that more words follow in the same part of the address, as they do behind a house number. */
export function readPostalCodes(words: readonly Word[], findZip: (code: number) => Zip | undefined): PostalCode[] {
  const found: PostalCode[] = [];
  for (const [start, { text, segment }] of words.entries()) {
    const next = words[start + 1];
    const isFirst = words[start - 1]?.segment !== segment;
    const opensPart = (end: number) => isFirst && start === 0 && words[end]?.segment === segment;
    if (fiveDigits.test(text)) {
      const end = next && fourDigits.test(next.text) ? start + 2 : start + 1;
      found.push({ start, end, text, opensPart: opensPart(end), zip: findZip(Number(text)) });
    } else if (canadianWhole.test(text)) {
      found.push({
        start,
        end: start + 1,
        text: `${text.slice(0, 3)} ${text.slice(3)}`.toUpperCase(),
        opensPart: false,
      });
    } else if (next && canadianHalves[0].test(text) && canadianHalves[1].test(next.text)) {
      found.push({ start, end: start + 2, text: `${text} ${next.text}`.toUpperCase(), opensPart: false });
    }
  }
  return found;
}
