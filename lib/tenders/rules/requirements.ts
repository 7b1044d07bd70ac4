import { countOf } from "@/lib/tenders/rules/numbers";
import { before, behind, covered, matchesOf, type Part, type Span } from "@/lib/tenders/rules/text";

/** What the carrier brings along, or what is asked of it. */
export type EquipmentFound = Span & { type: string; quantity?: number };
export type Demand =
  | "CTPAT"
  | "OEA"
  | "FAST"
  | "TEAM"
  | "GPS_TRACKING"
  | "ESCORT"
  | "HAZMAT_ENDORSED"
  | "TWIC"
  | "TANKER_ENDORSED"
  | "AIR_RIDE"
  | "FOOD_GRADE"
  | "SWING_DOORS"
  | "ROLL_UP_DOORS"
  | "LIVE_LOAD"
  | "DROP_TRAILER"
  | "PRE_LOADED"
  | "MAX_TRAILER_AGE"
  | "HIGH_CUBE"
  | "LIFTGATE"
  | "OTHER";
export type DemandFound = Span & { demand: Demand; years?: number };

const equipment: readonly (readonly [string, string])[] = [
  ["LOAD_BARS", "load ?bars?|barras de carga|logistic bars?"],
  ["LOAD_LOCKS", "load ?locks?|gatas? de carga"],
  ["COIL_RACKS", "coil racks?|portabobinas?"],
  ["CORNER_PROTECTORS", "corner protectors?|esquineros?"],
  ["EDGE_PROTECTORS", "edge protectors?|cantoneras?"],
  ["STRAPS", "straps?|bandas?|cinchos?|eslingas?"],
  ["CHAINS", "chains?|cadenas?"],
  ["BINDERS", "binders?|matracas?|gatas?"],
  ["TARPS", "tarps?|tarped|lonas?|enlonad[oa]s?"],
  ["PALLET_JACK", "pallet ?jacks?|patin(?:es)?(?: hidraulicos?)?"],
  ["DUNNAGE", "dunnage|polines?"],
  ["BLANKETS", "(?:moving )?blankets?|cobijas?|mantas"],
  ["SIDEBOARDS", "side ?boards?|redilas?"],
  ["TEMPERATURE_RECORDER", "temp(?:erature)? recorders?|termograf[oa]s?|registrador de temperatura"],
  ["SEALS", "(?:high security )?seals?|sealed(?: trailer)?|sellos?(?: de alta seguridad)?|precintos?"],
  ["PPE", "ppe|epp|equipo de proteccion(?: personal)?"],
];

const demands: readonly (readonly [Demand, string])[] = [
  ["CTPAT", "c-?tpat"],
  ["OEA", "oea"],
  ["FAST", "fast (?:card|certified|driver)|tarjeta fast"],
  [
    "TEAM",
    "team (?:drivers?|required|needed|only|load|service|transit)|teams (?:required|only)|(?<=[,|/] ?)team(?= ?(?:[,.|/\\n]|$))|doble operador|operadores dobles|equipo de operadores",
  ],
  ["GPS_TRACKING", "gps(?: (?:activo|tracking|espejo|satelital))?|macropoint|rastreo(?: satelital)?|tracking required"],
  ["ESCORT", "custodias?|security escort|escorted|escolta"],
  ["HAZMAT_ENDORSED", "hazmat[- ](?:endorsed|endorsement|certified|driver)|licencia (?:tipo )?e\\b"],
  ["TWIC", "twic(?: card)?"],
  ["TANKER_ENDORSED", "tanker endorse(?:d|ment)"],
  ["AIR_RIDE", "air[- ]?ride|suspension (?:de aire|neumatica)"],
  ["FOOD_GRADE", "food[- ]?grade|grado alimenticio"],
  ["SWING_DOORS", "swing doors?|puertas? (?:de )?(?:abatibles?|bandera)"],
  ["ROLL_UP_DOORS", "roll ?up doors?"],
  ["LIVE_LOAD", "live (?:load|unload)(?:ing)?|carga en vivo"],
  ["DROP_TRAILER", "drop (?:trailer|and hook|& hook)"],
  ["PRE_LOADED", "pre-?loaded|precargad[oa]"],
  ["HIGH_CUBE", "high ?cube"],
  ["LIFTGATE", "lift ?gate|rampa hidraulica"],
  ["OTHER", "no[- ]touch(?: freight)?"],
  ["OTHER", "(?:through|thru) trailers?(?: only)?|caja directa|sin transbordo"],
  ["OTHER", "(?:operador(?:es)? con visa|visa b-?1|b-?1 drivers?|b-?1 visa|drivers? with visa)"],
  ["OTHER", "washed ?out|wash ?out|caja lavada|lavada"],
  ["OTHER", "limpia(?: y sin olores)?|sin olores|clean(?: and| &)?(?:,)? (?:dry|odor free|trailer)|clean trailer"],
];

const age =
  /\b(?:no more than|max(?:imum)?|less than|no mayor a|maximo|menos de)[ \t](\d{1,2})[ \t]?(?:yrs?|years?|anos)(?:[ \t]?(?:old|de antiguedad))?/g;

const refused =
  /\b(?:no|not|without|sin|ni|n't(?: need| require)?|no need(?: for)?|no (?:se )?requiere|no necesita)[ \t](?:require |requiring |need |lleva |llevan |usa )?$/;
const unneeded =
  /^[ \t]?[?:][ \t]{0,2}no\b|^[ \t]?(?:not (?:needed|required)|no (?:needed|required|necesari[oa]s?|se requiere[n]?)|needed\b)/;
const number = /(?:^|[^\d])(\d{1,3}|un|una|dos|tres|cuatro|seis|ocho|two|four|six|eight)[ \t]$/;
const times = /^[ \t]?x[ \t]?(\d{1,3})\b/;

/** "No OEA needed": the word before denies it, whatever the one behind says. */
const isRefused = (part: Part, { start, end }: Span) =>
  refused.test(before(part, start, 30)) ||
  (unneeded.test(behind(part, end, 20)) && !/^[ \t]?needed/.test(behind(part, end, 20)));

function quantityOf(part: Part, { start, end }: Span) {
  const [, counted] = number.exec(before(part, start, 12)) ?? [];
  const [, multiplied] = times.exec(behind(part, end, 6)) ?? [];
  const quantity = countOf(multiplied ?? counted);
  return Number.isFinite(quantity) && quantity > 0 ? quantity : undefined;
}

const word = (words: string) => new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`, "g");

export function equipmentIn(part: Part): { found: EquipmentFound[]; rest: Part } {
  const found: EquipmentFound[] = [];
  let rest = part;
  for (const [type, words] of equipment) {
    const here = matchesOf(rest, word(words));
    rest = covered(rest, here);
    for (const span of here) {
      if (isRefused(part, span)) continue;
      const quantity = quantityOf(part, span);
      found.push({ start: span.start, end: span.end, type, ...(quantity && { quantity }) });
    }
  }
  return { found, rest };
}

export function demandsIn(part: Part): { found: DemandFound[]; rest: Part } {
  const found: DemandFound[] = [];
  let rest = part;
  for (const [demand, words] of demands) {
    const here = matchesOf(rest, word(words));
    rest = covered(rest, here);
    found.push(...here.filter((span) => !isRefused(part, span)).map(({ start, end }) => ({ start, end, demand })));
  }
  const ages = matchesOf(rest, age);
  found.push(
    ...ages.map(({ start, end, groups: [years] }) => ({
      start,
      end,
      demand: "MAX_TRAILER_AGE" as const,
      years: Number(years),
    })),
  );
  return { found, rest: covered(rest, ages) };
}
