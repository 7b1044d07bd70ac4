import { covered, matchesOf, type Part, type Span } from "@/lib/tenders/rules/text";

export type HazardFound = {
  isHazmat?: Span & { value: boolean };
  unNumber?: Span & { value: string };
  division?: Span & { value: string };
  packingGroup?: Span & { value: "I" | "II" | "III" };
};

const unNumber = /\b(?:un|na)[ \t]?-?[ \t]?(?:no\.?[ \t]?|#[ \t]?)?(\d{4})\b/g;
const division = /\b(?:hazmat |hazard )?(?:class|clase|division|div\.?)[ \t]{0,2}(\d(?:\.\d)?)\b(?!\d)/g;
const packingGroup = /\b(?:pg|packing group|grupo de embalaje)[ \t]{0,2}(iii|ii|i|3|2|1)\b/g;
// Bare "hazmat no" is a denial where it ends its line or phrase: "hazmat no touch" and "hazmat no. 1203" are none.
const denials = [
  String.raw`(?:hazmat|haz-?mat|haz|peligros[oa]s?|hazardous(?: materials?)?|matpel)[ \t]{0,2}[:?=–-][ \t]{0,2}(?:no|none|n|ningun[oa]?)\b(?!\.?[ \t]?\d)`,
  String.raw`(?:hazmat|haz-?mat|peligros[oa]s?|hazardous(?: materials?)?|matpel)[ \t]{1,2}(?:is )?no\b(?=[ \t]{0,2}(?:$|[\n,;.|)¤]))(?!\.[ \t]?\d)`,
  String.raw`non?-?[ \t]?haz(?:-?mat|ardous)?\b`,
  String.raw`(?:no|sin)[ \t](?:es |hay |lleva |son )?(?:material(?:es)? |mercancia |carga )?(?:peligros[oa]s?|hazmat|matpel)\b`,
  String.raw`not (?:a )?(?:hazmat|hazardous)\b`,
];
const none = new RegExp(String.raw`\b(?:${denials.join("|")})`, "g");
const some =
  /\b(?:hazmat|haz-?mat|hazardous|material(?:es)? peligroso[s]?|mercancia peligrosa|matpel)\b(?![ \t-](?:endors|certif|driver))/g;

const groups: Readonly<Record<string, "I" | "II" | "III">> = {
  i: "I",
  ii: "II",
  iii: "III",
  1: "I",
  2: "II",
  3: "III",
};

/** Freight classes are called classes too; a hazard's class stands beside a UN number or the word hazmat. */
export function hazardsIn(part: Part): { found: HazardFound; rest: Part } {
  const [denied] = matchesOf(part, none);
  if (denied) return { found: { isHazmat: { ...denied, value: false } }, rest: covered(part, [denied]) };
  const [number] = matchesOf(part, unNumber);
  const [named] = matchesOf(part, some);
  const sign = number ?? named;
  if (!sign) return { found: {}, rest: part };
  const [kind] = matchesOf(part, division);
  const [group] = matchesOf(part, packingGroup);
  const packing = groups[group?.groups[0] ?? ""];
  const found: HazardFound = {
    isHazmat: { start: sign.start, end: sign.end, value: true },
    ...(number && { unNumber: { ...number, value: `UN${number.groups[0]}` } }),
    ...(kind && { division: { ...kind, value: kind.groups[0] ?? "" } }),
    ...(group && packing && { packingGroup: { ...group, value: packing } }),
  };
  return {
    found,
    rest: covered(
      part,
      [number, named, kind, group].filter((span) => span !== undefined),
    ),
  };
}
