/** A word of an address as it is looked up, and the part of the address (between commas) it stands in. */
export type Word = { text: string; segment: number };

/** More of an address than this says nothing about its town, and the work on hostile text stays bounded. */
const charactersMax = 1000;
const wordsMax = 32;

/** One spelling for words that are written in several ways; keys of the gazetteer and addresses are brought to it alike. */
const spelling: ReadonlyMap<string, string> = new Map(
  `ste sainte|fort ft|mt mount|ciudad cd cuidad|santa sta|santo sto|san sn|general gral gen|doctor dr
heights hts|springs spgs spg|junction jct|beach bch|hill hl|hills hls|village vlg|lake lk|valley vly|grove grv|falls fls
harbor hbr|island isl|park pk|ranch rch|rancho rcho|gardens gdns|garden gdn|township twp|mountain mtn|creek crk|point pt
nuevo nvo|nueva nva|puerto pto|guadalupe gpe|laredo ldo|garza gza|gonzalez glez gzz|gutierrez gtz|francisco fco
dominguez dgz|ramos rms|tierra tra|piedras pdras|apodaca apo`
    .split(/[|\n]/)
    .flatMap((entry) => {
      const [full = "", ...others] = entry.split(" ");
      return others.map((other) => [other, full] as const);
    }),
);

const accents = /\p{M}+/gu;
const initials = /(?<=(?:^|[^\p{L}])\p{L})\.(?=\p{L}(?:[^\p{L}]|$))/gu;
const apostrophes = /['’`´]/g;
const segmentEnds = /[,;|()\n\t/]+| - /;
const wordParts = /[\p{L}\p{N}]+/gu;

const plain = (text: string) =>
  text
    .slice(0, charactersMax)
    .normalize("NFD")
    .replace(accents, "")
    .toLowerCase()
    .replace(apostrophes, "")
    .replace(initials, "");

/**
 * The words of an address without case, accents and points: "Col. Centro, N.L." → col centro | nl.
 * Of a very long address the last words, because the town stands at its end.
 */
export function wordsOf(address: string): Word[] {
  const words: Word[] = [];
  for (const [segment, part] of plain(address).split(segmentEnds).entries()) {
    let before = "";
    for (const [text] of part.matchAll(wordParts)) {
      before = saintOrStreet(spelling.get(text) ?? text, before);
      words.push({ text: before, segment });
    }
  }
  return words.slice(-wordsMax);
}

/** St. Louis, but East St. Louis and Main St. keep the abbreviation, because it may be a street's. */
function saintOrStreet(text: string, before: string) {
  const isBehindName = before !== "" && !/\d/.test(before);
  if (text === "st" && !isBehindName) return "saint";
  return text === "saint" && isBehindName ? "st" : text;
}

/** A name as the gazetteer files it: "Cd. Juárez" → "ciudad juarez". */
export const keyOf = (name: string) =>
  wordsOf(name)
    .map(({ text }) => text)
    .join(" ");
