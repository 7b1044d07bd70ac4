import type { IdentityField } from "@/lib/onboarding/schema/onboarding";
import type { Money } from "@/lib/vocabulary/money";

// Without what stands between letters and digits. An RFC has the letters of a name, a date and three characters that the
// tax authority gives; CVOR, NIR and NSC numbers are written in too many ways to doubt one.
const forms: Partial<Record<IdentityField, RegExp>> = {
  rfcNumber: /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/,
  dotNumber: /^(US)?(DOT)?\d{1,8}$/,
  mcNumber: /^(MC|FF|MX)?\d{1,8}$/,
  mxNumber: /^(MX)?\d{1,8}$/,
  scac: /^[A-Z]{2,4}$/,
};

/** Whether what is written has not the form of such a number. It is asked about and kept: forms change, and papers err. */
export function isDoubtfulNumber(field: IdentityField, written: string | undefined) {
  const bare = written?.toUpperCase().replaceAll(/[\s.#:/-]/g, "");
  const form = forms[field];
  return Boolean(bare && form && !form.test(bare));
}

/** Whether nobody can be called by what is written: seven digits are the least, within a town. */
export const isDoubtfulPhone = (written: string | undefined) =>
  Boolean(written?.trim()) && (written ?? "").replaceAll(/\D/g, "").length < 7;

const coverageMin = 1000_00;

/** Whether a coverage is so small that thousands may be meant; amounts in hundredths, in any currency. */
export const isDoubtfulCoverage = (coverage: Money | null | undefined) =>
  coverage !== null && coverage !== undefined && coverage.amount < coverageMin;
