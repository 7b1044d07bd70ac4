import { keyOf, type Word } from "@/lib/places/rules/words";

const set = (words: string) => new Set(words.split(" ").map(keyOf));

/** What stands before the name of a street, a neighbourhood or a park. */
export const beforeStreetNames = set(
  "calle av ave avenida blvd boulevard bulevar calz calzada carr carretera autopista prol prolongacion priv privada " +
    "libramiento km camino paseo col colonia fracc fraccionamiento parque industrial barrio ejido circuito eje antigua " +
    "rue chemin autoroute highway hwy interstate route rt",
);

/** What stands behind the name of a street. */
export const afterStreetNames = set(
  "st street ave avenue av rd road dr drive fwy freeway hwy highway blvd boulevard ln lane way pkwy parkway ct court pl " +
    "place cir circle loop ter terrace trl trail expy expressway pike tpke turnpike sq bypass frontage industrial",
);

/** Words of an address that are neither street nor town. */
const fillers = set(
  "city cd of de del la el the area metro downtown near centro ctro zona municipio mpio heroica h port puerto airport " +
    "aeropuerto terminal warehouse whse bodega cedis almacen planta plant nave cp c p zip",
);

/** Whether a part of an address says where in a town something is: a number, a kind of street, or only small words. */
export const isStreetLike = (words: readonly string[]) =>
  words.every((word) => fillers.has(word)) ||
  words.some(
    (word, index) =>
      /\d/.test(word) ||
      (index + 1 < words.length && beforeStreetNames.has(word)) ||
      (index > 0 && afterStreetNames.has(word)),
  );

/** Parts of a yard. They are no slip of a town's name: Rampa is not Tampa. */
export const yardWords = set("dock rampa anden muelle puerta gate door patio yard bay ramp");

/** Whether an address names a door and no town: Gate 3 dock door 14. */
export const isPartOfYard = (words: readonly Word[]) =>
  words.length > 1 &&
  words.some(({ text }) => yardWords.has(text)) &&
  words.every(({ text }) => yardWords.has(text) || /^\d+$/.test(text));

/** Whether a word beside a town's name may be part of that name. */
export const isNameLike = (word: string) =>
  /^\p{L}+$/u.test(word) && !fillers.has(word) && !beforeStreetNames.has(word) && !afterStreetNames.has(word);
