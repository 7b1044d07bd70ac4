import { quantityOf } from "@/lib/tenders/rules/numbers";
import { before, behind, covered, type Match, matchesOf, type Part, type Span } from "@/lib/tenders/rules/text";

export type Meaning = "CUSTOMER_RATE" | "TARGET" | "MAX_BUY" | "UNKNOWN";
export type Currency = "USD" | "MXN" | "CAD";
export type MoneyFound = Span & {
  cents: number;
  currency?: Currency;
  /** A bare `$`: dollars or pesos. */
  isDollarSign: boolean;
  meaning: Meaning;
  isPerMile: boolean;
  isAgreed: boolean;
  /** Of a sum: the whole, or a part of it. */
  kind: "total" | "part" | "freight" | "alone";
};

const amount = String.raw`(\d{1,3}(?:,\d{3}){1,2}(?:\.\d{1,2})?|\d{1,7}(?:\.\d{1,2})?)(?![\d%]|[.,]\d)`;
const thousand = String.raw`(?:[ \t]?(mil|k)\b)?`;
const code = String.raw`(usd|mxn|mxp|cad|dlls?|dls|dolares|dollars|us ?dollars|pesos|m\.?n\.?|us\$|mx\$|bucks)(?![a-z])`;
const per = String.raw`(?:[ \t]?(?:\/|per[ \t]|por[ \t])[ \t]?(mi(?:le|lla)?|ton(?:elada)?|kg|cwt|km)\b)?`;

/** With its sign or its currency there is no doubt that it is money. */
const marked = new RegExp(
  String.raw`(?<![\d.,/])(?:${code}[ \t]{0,2}\$?|(\$))[ \t]{0,2}${amount}${thousand}[ \t]{0,2}(?:${code})?${per}`,
  "g",
);
const followed = new RegExp(
  String.raw`(?<![\d.,/$-])()()${amount}${thousand}[ \t]{0,2}(?:flat |neto )?${code}${per}`,
  "g",
);
/** A number alone is a price behind one of these words, or before what is paid for it. */
const priced = new RegExp(
  String.raw`(?:\b(?:rate|tarifa(?: objetivo| autorizada)?|flete|target|max(?: buy)?|tope|no pasarse de|budget|presupuesto|pay(?:s|ing)?|pago|pagan|paga|paying|under|can do|hoping for|offer(?:ing)?|oferta|ofrezco|precio|price|line ?haul|total|importe|comprar en|cust(?:omer)? rate|a razon de|te doy|les doy|sale en|en)\b(?:[ \t](?:is|es|de|of|at|flat|a|son|all in|to pay))?[ \t:=@]{0,3})()()${amount}${thousand}()${per}(?![ \t]?(?:lbs?|kgs?|tons?|#|%|tarimas|pallets|plts|pies|ft|km|millas|miles|mi\b|hrs?|hours|grados|dias|days|am\b|pm\b|:|\/\d|'|"|x ?\d|o \d))`,
  "g",
);
const bargained =
  /(?:^|\n|¤)[ \t]{0,2}(?:can do |i can do |do |te doy |va |best |ok )?()()(\d{1,2},\d{3}|\d{3,5})(k|mil)?()()(?=\?|[ \t]?(?:and i|y (?:me la|la tomo|va)|$|\n|flat|all in|obo))/gm;
const taxed = new RegExp(
  String.raw`(?<![\d.,/$-])()()${amount}${thousand}(?=[ \t]?(?:\+|mas|plus)[ \t]?i\.?v\.?a\b)()()`,
  "g",
);
const perUnit = /(?<![\d.,/$-])()()(\d{1,2}\.\d{1,2})()()[ \t]?(?:\/|per[ \t]|por[ \t])[ \t]?(mi(?:le|lla)?)\b/g;

const currencies: readonly (readonly [RegExp, Currency])[] = [
  [/^(?:usd|dl|dol|us|bucks)/, "USD"],
  [/^(?:mx|pesos|m\.?n)/, "MXN"],
  [/^cad/, "CAD"],
];
const currencyOf = (word: string | undefined) =>
  word === undefined || word === "" ? undefined : currencies.find(([pattern]) => pattern.test(word))?.[1];

/** Prices of something else than the haul. */
const foreignBefore =
  /\b(?:value|valor|asegurad[oa]|insur\w*|seguro|declared|declarado|fee|fees|detention|demoras?|estadias?|lumper|tonu|late|penal\w*|iva(?: \d{1,2}%)?|retencion(?: \d{1,2}%)?|ret\.?(?: \d{1,2}%)?|multa|layover|fuel|combustible|diesel|maniobras|deposito|fianza|credit|anticipo|advance|comcheck|subtotal|pallet exchange|custodia|flete en falso|comision|cuota|casetas|tolls?)\b[^.\n;|¤]{0,24}$/;
const foreignBehind =
  /^[ \t]?(?:\/[ \t]?(?:hr|hour|hora|dia|day|pallet|tarima|stop)|per (?:hr|hour|day|stop|pallet)|por (?:dia|hora|tarima|reparto)|\(?(?:value|valor|de valor|insurance|de seguro|fuel|anticipo|advance)\b)/;
const partBefore = /\b(?:line ?haul|linehaul|flete base|fuel)\b[^.\n;|¤]{0,16}$/;
const totalBefore = /\btotal\b[^.\n;|¤]{0,16}$/;
const freightBefore = /\bflete\b[^.\n;|¤]{0,16}$/;

const isTaxed = (part: Part) => /\b(?:iva|retencion)\b/.test(part.plain);

const ceiling =
  /\b(?:max(?:imum|imo)?(?: buy| on the buy)?|tope|no pasarse(?: de)?|no (?:mas|more) (?:de|than)|not (?:over|exceed)|ceiling|keep (?:the truck|it) under|truck under|under|hasta)\b[^.\n;¤]{0,24}$/;
const ceilingBehind = /^[ \t]?(?:max\b|maximo|tope|on the buy|or less|ceiling)/;
const aim =
  /\b(?:target|tarifa objetivo|objetivo|buscaria|busco comprar|comprar (?:en|a)|buy (?:at|for|around)|meta)\b[^.\n;¤]{0,28}$/;
const customers =
  /\b(?:cust(?:omer)?'?s? (?:rate|pays?|is paying)|(?:el )?cliente (?:paga|nos paga|autoriza)|our contract|per contract|contract rate|tarifa autorizada|nos pagan|presupuesto|budget|hoping for|sell(?:ing)? (?:rate|at)|bill(?:ing)? (?:rate|at)|linea paga|venta)\b[^.\n;¤]{0,28}$/;

function meaningOf(part: Part, { start, end }: Span): Meaning {
  // What stands before another number is said of that one.
  const ahead = before(part, start, 48).replace(/^.*\d/, "");
  const after = behind(part, end, 24);
  if (customers.test(ahead)) return "CUSTOMER_RATE";
  if (ceiling.test(ahead) || ceilingBehind.test(after)) return "MAX_BUY";
  if (aim.test(ahead) || /^[ \t]?(?:target|objetivo)/.test(after)) return "TARGET";
  return "UNKNOWN";
}

const agreed =
  /^[^\n]{0,30}\b(?:i take it|i'?ll take it|me la llevo|la tomo|y (?:me )?la llevo|deal|done|cerrado|agreed|it'?s yours)\b|^[^\n]{0,30}\n[^\n]{0,40}\b(?:done|deal|ok|va|cerrado|sale|hecho|agreed|it'?s yours)\b/;

function moneyOf(part: Part, match: Match): MoneyFound | undefined {
  const [codeBefore, dollar, text, thousands, codeBehind, unit] = match.groups;
  const digitsAt = match.text.indexOf(text ?? "");
  const span = { start: match.start, end: match.end };
  const lead = { start: match.start + Math.max(0, digitsAt), end: match.end };
  const value = quantityOf(text) * (thousands ? 1000 : 1);
  if (!(value >= (unit ? 0.5 : 100)) || value > 5_000_000) return undefined;
  const ahead = before(part, lead.start, 40);
  if (foreignBehind.test(behind(part, match.end, 20))) return undefined;
  const kind = partBefore.test(ahead)
    ? "part"
    : totalBefore.test(ahead)
      ? "total"
      : freightBefore.test(ahead)
        ? "freight"
        : "alone";
  if (kind !== "part" && foreignBefore.test(ahead)) return undefined;
  const currency = currencyOf(codeBefore) ?? currencyOf(codeBehind);
  return {
    ...span,
    cents: Math.round(value * 100),
    ...(currency && { currency }),
    isDollarSign: dollar !== undefined && dollar !== "",
    meaning: meaningOf(part, lead),
    isPerMile: unit?.startsWith("mi") ?? false,
    isAgreed: agreed.test(part.plain.slice(match.end - part.at, match.end - part.at + 90)),
    kind,
  };
}

/** Prices of the haul in a part, and the part without any money. */
export function moneyIn(part: Part): { found: MoneyFound[]; rest: Part } {
  const found: MoneyFound[] = [];
  let rest = part;
  const isDialogue = /\d{3}\?|\d (?:and i take|y me la llevo)/.test(part.plain);
  for (const pattern of [marked, followed, taxed, perUnit, priced, ...(isDialogue ? [bargained] : [])]) {
    const here = matchesOf(rest, pattern);
    // A bare number that is no price after all may still be a weight.
    const read = here.flatMap((match) => moneyOf(rest, match) ?? []);
    found.push(...read);
    rest = covered(rest, pattern === priced || pattern === bargained ? read : here);
  }
  return {
    found: chosen(
      found.sort((a, b) => a.start - b.start),
      isTaxed(part),
    ),
    rest,
  };
}

/** Of a sum only its whole, before taxes; of several offers the one that was taken, or else the last. */
function chosen(found: readonly MoneyFound[], isTaxed: boolean): MoneyFound[] {
  const freight = found.filter(({ kind }) => kind === "freight");
  const whole = isTaxed && freight.length > 0 ? freight : found.filter(({ kind }) => kind === "total");
  const parts = found.filter(({ kind }) => kind === "part");
  const standing = whole.length > 0 ? whole : found.filter(({ kind }) => kind !== "part");
  if (standing.length === 0) return parts.length === 1 ? parts : [];
  const agreed = standing.filter(({ isAgreed }) => isAgreed).at(-1);
  if (agreed) return [agreed];
  const meanings = [...new Set(standing.map(({ meaning }) => meaning))];
  return meanings.flatMap((meaning) => {
    const alike = standing.filter((one) => one.meaning === meaning);
    const amounts = new Set(alike.map(({ cents }) => cents));
    // Two prices of one meaning are no price.
    return amounts.size === 1 ? alike.slice(0, 1) : [];
  });
}
