const plain = /^-?(\d+\.?\d*|\.\d+)$/;

/** What was typed as a number: null for nothing, the text itself when it is none, so that it can be said so. */
export function numberFrom(text: string): number | string | null {
  const bare = text.replace(/[\s,_]/g, "");
  if (bare === "") return null;
  return plain.test(bare) ? Number(bare) : text;
}

/** What was typed in whole units, in hundredths: "1,850.5" is 185050. More decimals than two leave a fraction. */
export function minorUnitsFrom(text: string): number | string | null {
  const major = numberFrom(text);
  // Multiplying by a power of ten rounds wrongly now and then; moving the point in the text does not.
  return typeof major === "number" ? Number(`${text.replace(/[\s,_]/g, "")}e2`) : major;
}
