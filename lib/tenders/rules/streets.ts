import { covered, type Match, matchesOf, type Part } from "@/lib/tenders/rules/text";

const american =
  /(?<![\d.,#-])\d{1,6}[ \t](?:[nsew]\.?[ \t])?(?:[a-z0-9.'-]{1,20}[ \t]){1,4}(?:rd|road|st|street|ave|avenue|blvd|boulevard|dr|drive|ln|lane|hwy|highway|pkwy|parkway|way|pl|place|ct|court|cir|loop|trl|ter|freeway|fwy|expy)\b\.?/g;
const mexican =
  /\b(?:av|avenida|blvd|boulevard|calle|calz|calzada|carr|carretera|autopista|libramiento|prol|prolongacion|periferico|camino|privada|circuito)\b\.?[ \t][^,\n;()¤]{2,60}/g;

/** Streets and roads are named after towns as well, so they are covered before towns are looked for. */
export function streetsIn(part: Part): { found: Match[]; rest: Part } {
  const mexicans = matchesOf(part, mexican);
  const rest = covered(part, mexicans);
  const americans = matchesOf(rest, american);
  const found = [...mexicans.filter(({ text }) => /\d/.test(text)), ...americans];
  return { found, rest: covered(rest, americans) };
}
