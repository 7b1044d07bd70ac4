import { amountMax } from "@/lib/vocabulary/money.values";

// "1.850,00", "20,00" and "0,850" are ambiguous. Accepted are only one and the same separator before every three
// digits, and a point before the decimals.
const unambiguous = /^-?((\d+|[1-9]\d{0,2}([\s,_])\d{3}(\3\d{3})*)(\.\d*)?|\.\d+)$/;
const betweenThousands = /[\s,_]/g;

/** What was typed as a number: null for nothing, the text itself when it is none, so that it can be said so. */
export function numberFrom(text: string): number | string | null {
  const written = text.trim();
  if (written === "") return null;
  return unambiguous.test(written) ? Number(written.replace(betweenThousands, "")) : text;
}

/** What was typed in whole units, in hundredths: "1,850.5" is 185050. "1.850" is the text itself: thousands elsewhere. */
export function minorUnitsFrom(text: string): number | string | null {
  const major = numberFrom(text);
  if (typeof major !== "number") return major;
  if (/\.\d{3}/.test(text)) return text;
  // Multiplying by a power of ten rounds wrongly now and then; moving the point in the text does not.
  return Number(`${text.replace(betweenThousands, "")}e2`);
}

/**
 * The same for the request of a form, whose schema refuses what is no number (NaN), too little or too much: so that it
 * is said at the field.
 */
export function minorUnitsToSend(text: string): number {
  const minor = minorUnitsFrom(text);
  return typeof minor === "number" ? minor : Number.NaN;
}

/** An amount as people write it ("100,000", "1 500.50") in cents; undefined for anything else than more than nothing. */
export function centsOf(written: string) {
  const cents = minorUnitsFrom(written);
  return typeof cents === "number" && cents > 0 && cents <= amountMax ? cents : undefined;
}

// Thousands by commas, decimals by a point. "1.500" and "100,00" are read otherwise elsewhere.
const isPlain = (text: string) => /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(text);

type AmountRead = { word: string | undefined } & ({ cents: number } | { code: "not_an_amount" | "ambiguous_amount" });

/** An amount as a table has it, above zero, with the word beside it: "USD 100,000", "$1 500.50 M.N.". */
export function amountFrom(text: string): AmountRead {
  const word = text.match(/\p{L}[\p{L}.]*/gu)?.join("");
  const digits = text.replace(/\p{L}[\p{L}.]*|[$\s_']/gu, "");
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return { word, code: "not_an_amount" };
  if (!isPlain(digits)) return { word, code: "ambiguous_amount" };
  const cents = minorUnitsFrom(digits);
  return typeof cents === "number" && cents > 0 ? { word, cents } : { word, code: "not_an_amount" };
}

/** A number as a table has it, with the word beside it: "45,000 lb", "-10 °C", "26 tarimas". */
export function quantityFrom(text: string): { value: number | undefined; word: string | undefined } {
  const [, digits = "", word = ""] = /^(-?[\d.,\s_]+?)\s*°?\s*(\p{L}[\p{L}\d.\s_]*)?$/u.exec(text.trim()) ?? [];
  const value = numberFrom(digits);
  return { value: typeof value === "number" ? value : undefined, word: word === "" ? undefined : word.trim() };
}
