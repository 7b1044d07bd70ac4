import { number, quantityOf } from "@/lib/tenders/rules/numbers";
import { before, behind, covered, matchesOf, type Part, type Span } from "@/lib/tenders/rules/text";

export type WeightFound = Span & {
  value: number;
  unit?: "POUNDS" | "KILOGRAMS";
  isTotal: boolean;
  isEach: boolean;
  /** A bare number or "tons": what it counts depends on where the load is. */
  isTons?: boolean;
};
export type PiecesFound = Span & { count: number; type?: string; unitWord: string; isTotal: boolean };
export type TemperatureFound = Span & { minimum?: number; maximum?: number; unit?: "CELSIUS" | "FAHRENHEIT" };

const weightUnits = String.raw`(lbs?|libras|pounds|#|kgs?|kilos?|kilogramos|kilograms|tons?|toneladas?|tonnes?|tns?|mt|t|k(?:[ \t]?(?:lbs?|#))?)(?![a-z0-9])\.?`;
const weight = new RegExp(String.raw`(?<![$€])${number}[ \t]{0,2}${weightUnits}`, "g");
const labelled = new RegExp(
  String.raw`\b(?:gross |net )?(?:weight|wt|peso(?: bruto| neto| total)?)[ \t]{0,2}(?:\(?(kgs?|lbs?|ton)\)?)?[ \t:.]{0,4}${number}(?![ \t]{0,2}(?:lb|kg|ton|%|k\b|#))`,
  "g",
);

const each = /\b(?:each|c\/u|cada un[oa]|por pieza|unitari[oa]|per piece|ea)\b/;
const total = /\b(?:total|gross|bruto)\b/;

function inUnit(value: number, word: string): Pick<WeightFound, "value" | "unit" | "isTons"> {
  if (/^k(?:[ \t]?(?:lbs?|#))?$/.test(word)) return { value: value * 1000, unit: "POUNDS" };
  if (/^(?:lb|libra|pound|#)/.test(word)) return { value, unit: "POUNDS" };
  if (/^k/.test(word)) return { value, unit: "KILOGRAMS" };
  return { value: Math.round(value * 1000), isTons: true };
}

export function weightsIn(part: Part): { found: WeightFound[]; rest: Part } {
  const measured = matchesOf(part, weight).flatMap(({ start, end, groups: [value, unit = ""] }): WeightFound[] => {
    const around = before(part, start, 24);
    // "3.5" and "22" with a lone t are sizes of trucks as well; a k beside a price is no weight.
    if (unit === "t" && !/^\d{2}/.test(value ?? "")) return [];
    if (/(?:\$|usd|mxn|rate|tarifa|target|paying|pago|pagan)[ \t:]{0,3}$/.test(around) && /^(?:k|t|m)/.test(unit))
      return [];
    if (/^(?:\/|[ \t]?per\b)/.test(behind(part, end, 6))) return [];
    const isTotal = total.test(around) || /^[ \t]?(?:total|gross|bruto)/.test(behind(part, end, 12));
    const isEach = each.test(behind(part, end, 12)) || /unitario[ \t:]{0,3}$/.test(around);
    return [{ start, end, ...inUnit(quantityOf(value), unit), isTotal, isEach }];
  });
  const rest = covered(part, measured);
  const bare = matchesOf(rest, labelled).flatMap(({ start, end, groups: [unit, value] }): WeightFound[] => {
    const kind = unit ? inUnit(quantityOf(value), unit) : { value: quantityOf(value) };
    return kind.value >= 100 ? [{ start, end, ...kind, isTotal: true, isEach: false }] : [];
  });
  return { found: [...measured, ...bare], rest: covered(rest, bare) };
}

const pieceWords: Readonly<Record<string, string>> = {
  PALLET: "pallets?|plts?|plt|pal|skids?|tarimas?|paletas?|pallet spaces",
  CARTON: "cartons?|ctns?|boxes|cajas(?! (?:seca|de 5|refri))|cartones",
  CRATE: "crates?|huacal(?:es)?|guacal(?:es)?|crts?",
  DRUM: "drums?|tambor(?:es)?|tambos?|barrels?|bidones",
  TOTE: "totes?",
  BAG: "bags?|sacks?|sacos?|costal(?:es)?|bultos",
  BALE: "bales?|pacas?",
  ROLL: "rolls?|rollos?",
  COIL: "coils?(?! racks)|bobinas?",
  BUNDLE: "bundles?|atados?|bdls?",
  CASE: "cases?|cs",
  RACK: "racks?",
  IBC: "ibcs?",
  SUPERSACK: "super ?sacks?|super ?sacos?",
  "": "pcs?|pieces?|pzas?|pz|piezas?|units|unidades",
};
const pieceUnits = Object.values(pieceWords).join("|");
const pieces = new RegExp(String.raw`${number}[ \t]{0,2}(?:std |standard )?(${pieceUnits})(?![a-z0-9])\.?`, "g");
const multiplied = new RegExp(String.raw`\b(${pieceUnits})[ \t]?x[ \t]?${number}`, "g");
const counted = new RegExp(
  String.raw`\b(cs|cases|cajas|plts|pallets|tarimas|pcs|piezas|pzas)[ \t]{0,2}:[ \t]{0,2}${number}`,
  "g",
);

const pieceTypeOf = (word: string): string | undefined =>
  Object.keys(pieceWords).find((type) => type !== "" && new RegExp(`^(?:${pieceWords[type]})$`).test(word.trim()));

export function piecesIn(part: Part): { found: PiecesFound[]; rest: Part } {
  const found = [
    ...matchesOf(part, pieces).map((match) => ({ ...match, count: match.groups[0], word: match.groups[1] })),
    ...matchesOf(part, multiplied).map((match) => ({ ...match, count: match.groups[1], word: match.groups[0] })),
    ...matchesOf(part, counted).map((match) => ({ ...match, count: match.groups[1], word: match.groups[0] })),
  ].flatMap(({ start, end, count, word = "" }): PiecesFound[] => {
    const type = pieceTypeOf(word);
    const value = quantityOf(count);
    const isTotal = /\btotal[ \t:]{0,3}$/.test(before(part, start, 12));
    return Number.isInteger(value) && value > 0
      ? [{ start, end, count: value, unitWord: word, isTotal, ...(type && { type }) }]
      : [];
  });
  return { found: found.sort((a, b) => a.start - b.start), rest: covered(part, found) };
}

const degree = String.raw`(-?[ \t]?\d{1,3}(?:\.\d)?)`;
const sign = String.raw`[ \t]?(?:°|º|deg(?:rees|s)?|grados|gr)?[ \t]?`;
const unitOf = (word: string | undefined) =>
  word === undefined ? {} : { unit: word.startsWith("f") ? ("FAHRENHEIT" as const) : ("CELSIUS" as const) };
const scale = `(fahrenheit|celsius|centigrados|f|c)(?![a-z0-9/'])`;
const range = new RegExp(
  String.raw`(?<![\d.,/$-])${degree}${sign}(?:f|c)?[ \t]?(?:-|to|a|y|/)[ \t]?${degree}${sign}${scale}`,
  "g",
);
const point = new RegExp(String.raw`(?<![\d.,/$]|\d-)${degree}${sign}${scale}`, "g");
const worded = /(?<![\d.,/$]|\d-)(-?[ \t]?\d{1,2})[ \t]?(?:grados|°|º|degrees)/g;
const asked =
  /\b(?:temp(?:erature|eratura)?|set ?point|reefer|mantener|keep)\b[ \t:.@a]{0,5}(-?\d{1,2})(?![\d/:,.'"]|[ \t]?(?:ft|lb|kg|ton|pallet|plt|pies|am|pm|hrs))/g;

const degreesOf = (text: string | undefined) => Number((text ?? "").replace(/[ \t]/g, ""));

export function temperaturesIn(part: Part): { found: TemperatureFound[]; rest: Part } {
  const found: TemperatureFound[] = [];
  let rest = part;
  const take = (here: TemperatureFound[]) => {
    found.push(...here);
    rest = covered(rest, here);
  };
  take(
    matchesOf(rest, range).flatMap(({ start, end, groups: [low, high, unit] }) => {
      const [minimum, maximum] = [degreesOf(low), degreesOf(high)];
      return minimum <= maximum ? [{ start, end, minimum, maximum, ...unitOf(unit) }] : [];
    }),
  );
  take(
    matchesOf(rest, point).flatMap(({ start, end, groups: [degrees, unit] }) => {
      const value = degreesOf(degrees);
      return [{ start, end, minimum: value, maximum: value, ...unitOf(unit) }];
    }),
  );
  for (const pattern of [worded, asked]) {
    take(
      matchesOf(rest, pattern).map(({ start, end, groups: [degrees] }) => {
        const value = degreesOf(degrees);
        return { start, end, minimum: value, maximum: value };
      }),
    );
  }
  return { found, rest };
}

/** Of several: the one that is called the total, or what all of them say; two that differ are none. */
export function wholeOf<Found extends WeightFound | PiecesFound>(found: readonly Found[]): Found | undefined {
  const totals = found.filter(({ isTotal }) => isTotal);
  const [first, ...others] = totals.length > 0 ? totals : found;
  return others.every((other) => amountOf(other) === amountOf(first)) ? first : undefined;
}

const amountOf = (found: WeightFound | PiecesFound | undefined) =>
  found && ("value" in found ? found.value : found.count);

const loose = /(?<![\d.,$#/-])(\d{2},\d{3})(?![\d,.]\d|[ \t]?(?:usd|mxn|mi|km|%|pesos|dlls))/g;

/** "6 coils steel 47,200": in a text in English, a bare number that only a truck's weight is of. */
export function bareWeight(part: Part, isEnglish: boolean): WeightFound | undefined {
  const [first, ...others] = matchesOf(part, loose).filter(
    ({ groups: [text] }) => quantityOf(text) >= 10_000 && quantityOf(text) <= 48_000,
  );
  if (!isEnglish || !first || others.length > 0) return undefined;
  return { start: first.start, end: first.end, value: quantityOf(first.groups[0]), isTotal: true, isEach: false };
}
