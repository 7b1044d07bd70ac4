import type { Reading } from "@/lib/core/lenience";

/** The letters that windows-1252 has for the bytes 0x80 to 0x9f, in their order; unassigned ones are controls. */
const highLetters =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";

function byteOf(letter: string) {
  const position = highLetters.indexOf(letter);
  return position < 0 ? letter.charCodeAt(0) : 0x80 + position;
}

const spoiltOnce = () => {
  const following = `[\u0080-\u00bf${highLetters}]`;
  // A capital \u00c3 before a no-break space may be the end of a Portuguese word.
  return new RegExp(`[\u00c2\u00c3](?!\u00a0)${following}|\u00e2${following}{2}|\u00c2\u00a0`, "gu");
};

/** Letters and punctuation of Latin script in UTF-8 that were read byte by byte, as what they were. */
function decoded(run: string) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(run, byteOf));
  } catch {
    return run;
  }
}

/** What Spanish and English text has of the signs that HTML writes out. */
const entity = /&(?:#(\d{2,6})|#x([\da-f]{2,5})|(amp|quot|apos|lt|gt|nbsp)|([aeioun])(acute|grave|tilde|uml));/gi;
const named: Record<string, string> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">", nbsp: " " };
const accents: Record<string, string> = { acute: "\u0301", grave: "\u0300", tilde: "\u0303", uml: "\u0308" };

function signOf(whole: string, decimal?: string, hex?: string, name?: string, letter?: string, accent?: string) {
  if (name) return named[name.toLowerCase()] ?? whole;
  if (letter && accent) return `${letter}${accents[accent.toLowerCase()] ?? ""}`.normalize("NFC");
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
  const isSign =
    code >= 0x20 && code <= 0x10_ffff && !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xe000);
  return isSign ? String.fromCodePoint(code) : whole;
}

let misread: RegExp | undefined;

/** Text is seldom spoilt more often than this. */
const timesMax = 4;

/**
 * A text as it was before another program spoilt it: UTF-8 that was read as windows-1252 (`Torre\u00c3\u00b3n`), and signs as HTML
 * writes them (`Torre&oacute;n`). The same text where nothing was.
 */
export function repairText(text: string): string {
  misread ??= spoiltOnce();
  let [repaired, before] = [text, ""];
  for (let times = 0; times < timesMax && repaired !== before; times++) {
    before = repaired;
    repaired = before.replace(misread, decoded).replace(entity, signOf);
  }
  return repaired;
}

/** A name, an address or a note that was spoilt, as it was. */
export function readSpoilt(value: unknown): Reading | undefined {
  const read = typeof value === "string" ? repairText(value) : value;
  if (read === value) return undefined;
  const message = `${JSON.stringify(value)} was read as ${JSON.stringify(read)}: another program spoilt its letters.`;
  return { value: read, warnings: [{ code: "characters_repaired", message }] };
}
