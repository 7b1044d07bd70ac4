import type { Reading } from "@/lib/core/lenience";

/** Signs that a word processor or an input method puts in the place of those of ASCII. */
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;
const fullWidth = /[\uff01-\uff5e]/g;
const fullWidthOffset = 0xfee0;

/** How spreadsheets write a number that was an id: 10234.0, 1.02E+05. */
const spreadsheetNumber = /^\d+\.0+$|^\d(?:\.\d+)?e\+\d+$/i;
/** Letters of two alphabets in one word, which look alike: the Cyrillic \u0420 is a Latin P to the eye. */
const mixed =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

export const isSpreadsheetNumber = (text: string) => spreadsheetNumber.test(text);

/** An id with signs that look like others as it was meant, or with a word of what makes it look like another. */
export function readId(text: string): Reading | undefined {
  const plain = text
    .replace(dashes, "-")
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidthOffset));
  if (plain !== text) {
    const message = `${JSON.stringify(text)} was read as ${JSON.stringify(plain)}: its signs look like those.`;
    return { value: plain, warnings: [{ code: "characters_repaired", message }] };
  }
  if (mixed.test(text)) {
    const message = "It mixes letters of two alphabets that look alike, so it is another than it seems.";
    return { value: text, warnings: [{ code: "mixed_letters", message }] };
  }
  if (!isSpreadsheetNumber(text)) return undefined;
  const message = `${text} looks like a number as a spreadsheet writes it. It was taken as it was sent.`;
  return { value: text, warnings: [{ code: "id_unusual", message }] };
}
