import type { Reading } from "@/lib/core/lenience";
import { repairText } from "@/lib/core/repair-text";

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

function whatIsUnusual(text: string) {
  const plain = repairText(text)
    .replace(dashes, "-")
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidthOffset));
  if (plain !== text) return `It looks like ${JSON.stringify(plain)}, but is another text`;
  if (mixed.test(text)) return "It mixes letters of two alphabets that look alike";
  return isSpreadsheetNumber(text) ? `${text} looks like a number as a spreadsheet writes it` : undefined;
}

/** A word of an id that is easily taken for another. It is never changed: its sender knows it by these very signs. */
export function readId(text: string): Reading | undefined {
  const problem = whatIsUnusual(text);
  return problem === undefined
    ? undefined
    : { value: text, warnings: [{ code: "id_unusual", message: `${problem}. It was taken as it was sent.` }] };
}
