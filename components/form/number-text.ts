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
