import { regions, regionsByKey } from "@/lib/places/rules/regions";
import { keyOf } from "@/lib/places/rules/words";
import type { FoundPlace, PlaceQuery } from "@/lib/places/schema";
import type { Part, Span } from "@/lib/tenders/rules/text";

/** Asks the gazetteer. */
export type FindPlace = (query: PlaceQuery) => FoundPlace | undefined;

export type Word = Span & { plain: string; written: string };

/** A city as it stands in a text, with its state behind it or without; the gazetteer's names. */
export type PlaceFound = Span & {
  city?: string;
  state?: string;
  countryCode?: string;
  postalCode?: string;
  citySpan?: Span;
  stateSpan?: Span;
  postalSpan?: Span;
  /** Which part of the text follows the place's name. */
  isSure: boolean;
};

const confidenceMin = 0.5;

/** What the trade calls large cities for short; those that the gazetteer knows itself are not repeated. */
const shortNames: Readonly<Record<string, string>> = {
  atl: "Atlanta, GA",
  la: "Los Angeles, CA",
  lax: "Los Angeles, CA",
  lrdo: "Laredo, TX",
  lrd: "Laredo, TX",
  dal: "Dallas, TX",
  dfw: "Dallas, TX",
  hou: "Houston, TX",
  htx: "Houston, TX",
  sat: "San Antonio, TX",
  elp: "El Paso, TX",
  phx: "Phoenix, AZ",
  chi: "Chicago, IL",
  chitown: "Chicago, IL",
  mem: "Memphis, TN",
  nash: "Nashville, TN",
  clt: "Charlotte, NC",
  jax: "Jacksonville, FL",
  mia: "Miami, FL",
  philly: "Philadelphia, PA",
  vegas: "Las Vegas, NV",
  nyc: "New York, NY",
  slc: "Salt Lake City, UT",
  okc: "Oklahoma City, OK",
  kc: "Kansas City, MO",
  stl: "Saint Louis, MO",
  tij: "Tijuana, BC",
  tj: "Tijuana, BC",
  chih: "Chihuahua, CHIH",
  df: "Ciudad de México, CDMX",
  cdmx: "Ciudad de México, CDMX",
  ags: "Aguascalientes, AGS",
};

/** Words that are states as well; they need a comma before them or capitals. */
const doubtfulStates = new Set(
  "son ver sin col tab mor camp ind ill miss mass ore wash cal mich que ont man pa me or in de la al ok hi oh ma co id mo va nd ne ct si so ch cs ta tm mi".split(
    " ",
  ),
);

const wordPattern = /[\p{L}\p{N}]+(?:[.'][\p{L}\p{N}]+)*\.?/gu;

export function wordsIn({ plain, written, at }: Part): Word[] {
  return Array.from(plain.matchAll(wordPattern), ({ 0: text, index }) => ({
    start: at + index,
    end: at + index + text.length,
    plain: text,
    written: written.slice(index, index + text.length),
  }));
}

const isCapital = (text: string) => /^\p{Lu}/u.test(text);
const isAllCapitals = (text: string) => text === text.toUpperCase() && /\p{Lu}/u.test(text);

/** The state that the words from `index` on name, with how many words it takes; the longest name counts. */
export function stateAt(words: readonly Word[], index: number, gap: (from: number, to: number) => string) {
  for (let count = 4; count > 0; count--) {
    const taken = words.slice(index, index + count);
    if (
      taken.length < count ||
      taken.some((word, at) => at > 0 && /[,\n;|(]/.test(gap(taken[at - 1]?.end ?? 0, word.start)))
    )
      continue;
    const text = taken.map(({ plain }) => plain).join(" ");
    const key = keyOf(text);
    const found = regionsByKey.get(key) ?? (key === "texas" ? regionsByKey.get("tx") : undefined);
    const [first, last] = [taken[0], taken.at(-1)];
    if (!found || !first || !last) continue;
    const behindComma = /,[ \t]{0,2}$|\([ \t]?$/.test(gap(words[index - 1]?.end ?? 0, first.start));
    const bare = text.replaceAll(".", "");
    if (bare.length <= 2 || doubtfulStates.has(bare)) {
      const isWritten = isAllCapitals(first.written) || text.includes(".");
      const safe =
        !doubtfulStates.has(bare) &&
        (isWritten || behindComma || /^(?:tx|az|nm|nc|sc|fl|il|tn|ky|ks|ny|nj|wi|mn|nl|bc|ga|ca)$/.test(bare));
      const capital =
        doubtfulStates.has(bare) &&
        (behindComma ||
          (isWritten && !isAllCapitals(words[index - 1]?.written ?? "")) ||
          (isCapital(first.written) && bare.length > 2));
      if (!safe && !capital) continue;
    }
    return { count, regions: found, span: { start: first.start, end: last.end }, text };
  }
  return undefined;
}

const fits = (found: FoundPlace, regionsAt: readonly number[]) =>
  regionsAt.some((at) => regions[at]?.countryCode === found.countryCode && regions[at]?.state === found.state);

/** Whether the words are the place's whole name or begin or end it: "Silao", "Escobedo". */
function isNameOf(words: string, city: string) {
  const [said, name] = [keyOf(words), keyOf(city)];
  return said === name || name.startsWith(`${said} `) || name.endsWith(` ${said}`);
}

const edgeWords = new Set(
  "de del al en y o the at our in to from of for nuestra nuestro planta bodega cedis almacen plant dc para por un una con out near cerca desde hasta entrega carga descarga recoleccion origen destino pickup pick drop delivery deliver load loads need is es on".split(
    " ",
  ),
);

/** The city that words mean within a state, or by themselves where no state is said. */
export function cityOf(
  words: readonly Word[],
  find: FindPlace,
  regionsAt?: readonly number[],
): Omit<PlaceFound, keyof Span> | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || edgeWords.has(last.plain) || edgeWords.has(first.plain)) return undefined;
  const text = words.map(({ written }) => written).join(" ");
  if (!/\p{L}{2}/u.test(text)) return undefined;
  const short =
    words.length === 1 && (isAllCapitals(first.written) || first.plain !== "la") ? shortNames[keyOf(text)] : undefined;
  const found = regionsAt ? findInState(text, find, regionsAt) : find({ address: short ?? text });
  if (!found || found.confidence < confidenceMin || found.isApproximate) return undefined;
  if (!short && !isNameOf(text, found.city) && !isShortOf(words, found.city)) return undefined;
  return {
    city: found.city,
    state: found.state,
    countryCode: found.countryCode,
    citySpan: { start: first.start, end: last.end },
    isSure: true,
  };
}

/** Of the states that a word may mean (NL, CO) the one that has the city. */
function findInState(city: string, find: FindPlace, regionsAt: readonly number[]) {
  const all = regionsAt.flatMap((at) => {
    const region = regions[at];
    const found = region && find({ city, state: region.state, countryCode: region.countryCode });
    return found && fits(found, [at]) ? [found] : [];
  });
  return all.sort((a, b) => b.confidence - a.confidence)[0];
}

/** One word that the gazetteer took for a city: its short form, or a slip in it. */
const isShortOf = (words: readonly Word[], city: string) =>
  words.length === 1 && keyOf(words[0]?.plain ?? "").slice(0, 1) === keyOf(city).slice(0, 1);
