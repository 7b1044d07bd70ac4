import { keyOf } from "@/lib/places/rules/words";

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
