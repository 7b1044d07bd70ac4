/** A word of an address as it is looked up, and the part of the address (between commas) it stands in. */
export type Word = { text: string; segment: number };

/** More of an address than this says nothing about its town, and the work on hostile text stays bounded. */
const charactersMax = 1000;
const wordsMax = 32;

/** One spelling for words that are written both ways; keys of the gazetteer and addresses are brought to it alike. */
const spelling: Record<string, string> = {
  saint: "st",
  sainte: "ste",
  fort: "ft",
  mount: "mt",
  ciudad: "cd",
  santa: "sta",
  santo: "sto",
  general: "gral",
  gen: "gral",
  doctor: "dr",
  heights: "hts",
  springs: "spgs",
  junction: "jct",
};

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
    for (const [text] of part.matchAll(wordParts)) words.push({ text: spelling[text] ?? text, segment });
  }
  return words.slice(-wordsMax);
}

/** A name as the gazetteer files it: "Ciudad Juárez" → "cd juarez". */
export const keyOf = (name: string) =>
  wordsOf(name)
    .map(({ text }) => text)
    .join(" ");
