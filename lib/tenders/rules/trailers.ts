import { before, covered, matchesOf, type Part, type Span } from "@/lib/tenders/rules/text";
import type { TrailerType } from "@/lib/vocabulary/trailer";

/** No type: a truck that the portal has no word for. */
export type TrailerFound = Span & { types: readonly TrailerType[]; count?: number };

const size = String.raw`(?:(?:48|53)[ \t]?(?:'|ft\.?|foot|pies|pie|¤)?[ \t]{0,2})?`;
const behindSize = String.raw`(?:[ \t]{0,2}(?:de[ \t])?(?:48\/53|53|48)[ \t]?(?:'|ft\b\.?|foot\b|pies\b)?)?`;

type Words = readonly [RegExp, readonly TrailerType[]];
const phrase = (words: string) => new RegExp(`(?<![a-z0-9])${size}(?:${words})${behindSize}(?![a-z0-9])`, "g");

/** The longer and the rarer ones first: each covers what it read. */
const phrases: readonly Words[] = [
  [
    phrase(
      "torton plataforma|rabon plataforma|plataforma torton|plataforma rabon|camioneta|tres y media|3\\.5 ton(?:eladas)?",
    ),
    [],
  ],
  [phrase("power ?only|tractor only|solo tractor|puro tractor|tractocamion solo"), ["POWER_ONLY"]],
  [
    phrase(
      "fulls? plataformas?|fulls? cajas?|fulls?(?! (?:truck|load|trailer ?load|time|name|day|price|refund))|doble (?:remolque|caja|semirremolque)|2x20 full|double trailers?",
    ),
    ["FULL_DOUBLE_TRAILER"],
  ],
  [phrase("flatbed (?:or|\\/) ?step ?deck|fsd|flat ?\\/ ?step|fd\\/sd"), ["FLATBED", "STEP_DECK"]],
  [phrase("van (?:or|\\/) ?reefer|v\\/r|reefer (?:or|\\/) ?van|dry (?:or|\\/) ?reefer"), ["DRY_VAN_53", "REEFER"]],
  [phrase("step ?decks?|drop ?decks?"), ["STEP_DECK"]],
  [phrase("double ?drops?"), ["DOUBLE_DROP"]],
  [phrase("rgn|removable goose ?neck|cuello de ganso"), ["REMOVABLE_GOOSENECK"]],
  [phrase("low ?boys?|low ?beds?|camas? bajas?"), ["LOWBOY"]],
  [phrase("conestogas?"), ["CONESTOGA"]],
  [phrase("curtain ?sides?|curtain ?vans?|cortinas?|caja cortina|encortinada"), ["CURTAIN_SIDE"]],
  [phrase("stretch(?: flatbed)?|extendable flatbed"), ["STRETCH_FLATBED"]],
  [
    phrase(
      "box ?trucks?|straight ?trucks?|torton(?:es)?(?: cajas? secas?| caja)?|rabon(?:es)?(?: cajas? secas?| caja)?",
    ),
    ["BOX_TRUCK"],
  ],
  [phrase("sprinters?|cargo ?vans?"), ["SPRINTER_VAN"]],
  [phrase("hot ?shots?"), ["HOTSHOT"]],
  [
    phrase("contenedor(?:es)?(?: de)? 20(?:[ \\t]?(?:'|ft|pies|dc|gp|hc))?|20[ \\t]?(?:'|ft)? container|container 20"),
    ["CONTAINER_20"],
  ],
  [
    phrase(
      "contenedor(?:es)?(?: de)? 40(?:[ \\t]?(?:'|ft|pies|dc|gp|hc))?|40[ \\t]?(?:'|ft)?(?:hc)? container|container 40(?:hc)?|40hc",
    ),
    ["CONTAINER_40"],
  ],
  [phrase("tankers?|pipas?|auto ?tanque"), ["TANKER"]],
  [phrase("hopper ?bottoms?|hoppers?|tolvas?"), ["HOPPER"]],
  [phrase("dump ?trucks?|end dumps?|volteos?|gondolas?"), ["DUMP"]],
  [phrase("car ?haulers?|madrinas?|nodrizas?"), ["AUTO_CARRIER"]],
  [
    phrase(
      "reefers?|refrigerated(?: van| trailer)?|cajas? refrigeradas?|refrigerad[oa]s?|termos?|thermos?|thermo ?kings?|rf|tkr",
    ),
    ["REEFER"],
  ],
  [phrase("flat ?beds?|plataformas?|planas?"), ["FLATBED"]],
  [
    /(?<![a-z0-9])(?:48[ \t]?(?:'|ft\.?|foot|pies)?[ \t]{0,2}(?:dry ?vans?|vans?|cajas?(?: secas?)?|dv)|(?:dry ?vans?|cajas? secas?|cajas?|dv)[ \t]{0,2}(?:de )?48[ \t]?(?:'|ft\b|pies\b)?)(?![a-z0-9])/g,
    ["DRY_VAN_48"],
  ],
  [
    phrase(
      "dry ?vans?|vans?(?! (?:livian|a\\b|de\\b|por\\b|para\\b|con\\b|en\\b|las\\b|los\\b|ser\\b|bien\\b|muy\\b|cargad))|dv|cajas? secas?|cajas? cerradas?|cajas? (?:de )?53(?:[ \\t]?(?:'|pies|ft))?|dry 53|53(?:[ \\t]?(?:'|ft))? dry|secas? (?:de )?53|standard 53|53 (?:estandar|standard)|dry box",
    ),
    ["DRY_VAN_53"],
  ],
];
/** The codes of load boards stand alone between signs. */
const codes: readonly Words[] = [
  [/(?<=[|\t,;]|\/\/)[ \t]{0,3}(v|van|dv)[ \t]{0,3}(?=[|\t,;]|\/\/|$)/gm, ["DRY_VAN_53"]],
  [/(?<=[|\t,;]|\/\/)[ \t]{0,3}(r|rf|ref)[ \t]{0,3}(?=[|\t,;]|\/\/|$)/gm, ["REEFER"]],
  [/(?<=[|\t,;]|\/\/)[ \t]{0,3}(f|fb)[ \t]{0,3}(?=[|\t,;]|\/\/|$)/gm, ["FLATBED"]],
  [/(?<=[|\t,;]|\/\/)[ \t]{0,3}(sd)[ \t]{0,3}(?=[|\t,;]|\/\/|$)/gm, ["STEP_DECK"]],
];
/** "53' caja", "53 foot": nothing but its length says what it is. */
const sizeAlone = /(?<![\d.,/$])53(?:[ \t]?(?:'|ft|foot|footer|pies))(?![\d.,/])|(?<=\bpre-?loaded )53\b/g;

const notATrailer = /\b(?:pre-?loaded|our|nuestr[ao]|drop|su)[ \t](?:\d{2}'?[ \t])?$/;

/** The trailers asked for. A word for one type of several that are named is an alternative. */
export function trailersIn(part: Part): { found: TrailerFound[]; rest: Part } {
  const found: TrailerFound[] = [];
  let rest = part;
  for (const [pattern, types] of [...phrases, ...codes]) {
    const here = matchesOf(rest, pattern);
    rest = covered(rest, here);
    for (const { start, end } of here) {
      const ahead = before(part, start, 24);
      if (/\b(?:no|not|sin|without)[ \t]$/.test(ahead) || notATrailer.test(ahead)) continue;
      found.push({ start, end, types });
    }
  }
  const lengths = matchesOf(rest, sizeAlone);
  rest = covered(rest, lengths);
  return { found: found.sort((a, b) => a.start - b.start), rest };
}

const alternative = /^[^.;\n]{0,12}?(?:\bor\b|\bo\b|\/|,)[ \t]*$/;

/** One trailer, or those that are named beside each other as alternatives; none where the text names two otherwise. */
export function trailerOf(part: Part, found: readonly TrailerFound[]): { types: TrailerType[]; spans: Span[] } {
  const [first, ...others] = found;
  if (!first || first.types.length === 0) return { types: [], spans: [] };
  const types = [...first.types];
  const spans: Span[] = [first];
  let last = first;
  for (const other of others) {
    const between = part.plain.slice(last.end - part.at, other.start - part.at);
    const isNew = other.types.some((type) => !types.includes(type));
    if (isNew && alternative.test(between)) types.push(...other.types.filter((type) => !types.includes(type)));
    else if (isNew) continue;
    spans.push(other);
    last = other;
  }
  return { types, spans };
}

/** "F" in a column of trailers is a flatbed; in running text it is a letter. */
const cellCodes: Readonly<Record<string, readonly TrailerType[]>> = {
  v: ["DRY_VAN_53"],
  r: ["REEFER"],
  f: ["FLATBED"],
  fb: ["FLATBED"],
  sd: ["STEP_DECK"],
  dd: ["DOUBLE_DROP"],
  lb: ["LOWBOY"],
  po: ["POWER_ONLY"],
  hs: ["HOTSHOT"],
  ref: ["REEFER"],
  vr: ["DRY_VAN_53", "REEFER"],
};

export function trailerOfCell(cell: Part): { types: TrailerType[]; spans: Span[] } {
  const code = cellCodes[cell.plain.trim()];
  if (code) return { types: [...code], spans: [{ start: cell.at, end: cell.at + cell.plain.length }] };
  const named = trailerOf(cell, trailersIn(cell).found);
  return named;
}
