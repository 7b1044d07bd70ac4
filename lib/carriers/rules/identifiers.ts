import type { CarrierIdentity } from "@/lib/carriers/schema/carrier";
import type { ImportProblem } from "@/lib/carriers/schema/import";
import { searchable } from "@/lib/core/searchable";
import {
  type CarrierIdentifiers,
  type RegulatoryNumber,
  regulatoryNumbers,
} from "@/lib/vocabulary/carrier-identifiers";
import { type DotSuffix, dotSuffixes } from "@/lib/vocabulary/dot-suffix.values";

export const regulatoryNames = Object.keys(regulatoryNumbers).filter(
  (name): name is RegulatoryNumber => name in regulatoryNumbers,
);

/** SAT's generic RFCs for the general public and for foreigners: they identify no carrier. */
const sharedRfcs = /^X[AE]XX010101000$/;

// Unicode does not count the minus sign as a dash. Invisible characters get in when text is copied.
const spacesAndDashes = /[\s\p{Pd}\p{Cf}\u2212]/gu;

const prefixes: Partial<Record<RegulatoryNumber, RegExp>> = {
  dotNumber: /^(U\.?S\.?)?DOT[.:]*/,
  mcNumber: /^MC[.:]*/,
  mxNumber: /^MX[.:]*/,
};

const compactOf = (written: string) => written.normalize("NFKC").toUpperCase().replace(spacesAndDashes, "");

/** Letters behind a number, as FMCSA's register shows them: 9900001-C. A carrier with two registrations has two. */
const suffixes = /^(\d+)([A-Z]{1,2})$/;
const withSuffix: readonly RegulatoryNumber[] = ["dotNumber", "mcNumber", "mxNumber"];

/** A number without the words and marks people write around it, and the letter behind it. */
function readNumber(field: RegulatoryNumber, written: string) {
  const compact = compactOf(written);
  if (field === "rfcNumber") return { bare: compact };
  const marked = compact.replace(/#|(?<=\d),(?=\d{3})/g, "").replace(prefixes[field] ?? /^$/, "");
  const [, bare = marked, suffix] = (withSuffix.includes(field) && suffixes.exec(marked)) || [];
  return { bare, suffix };
}

/** The registrations that a US DOT number names by the letters behind it; none where one of them is not known. */
export function dotSuffixesIn(written: string | undefined): DotSuffix[] {
  const letters = [...((written && readNumber("dotNumber", written).suffix) || "")];
  const known = dotSuffixes.filter((suffix) => letters.includes(suffix));
  return known.length === letters.length ? known : [];
}

const bareNumber = (field: RegulatoryNumber, written: string) => readNumber(field, written).bare;

/** MX numbers are of the series of MC numbers, and many a sender has one field for both. */
const isMxNumber = (field: RegulatoryNumber, written: string) =>
  field === "mcNumber" && /^MX[.:#]*\d/.test(compactOf(written));

/**
 * A number as it is compared: bare, and without leading zeros. An RFC keeps its letters, `&`, `Ñ` and zeros.
 * Every real number has a digit other than zero; text without one means that there is no number.
 */
export function normalisedNumber(field: RegulatoryNumber, written: string): string | undefined {
  const bare = bareNumber(field, written);
  if (!/[1-9]/.test(bare) || sharedRfcs.test(bare)) return undefined;
  return field === "rfcNumber" ? bare : bare.replace(/^0+/, "");
}

/** The regulatory numbers given, as they are compared. */
export const normalisedNumbers = (identifiers: CarrierIdentifiers) =>
  regulatoryNames.flatMap((field) => {
    const written = identifiers[field];
    if (written === undefined) return [];
    const isMx = isMxNumber(field, written);
    if (isMx && identifiers.mxNumber !== undefined) return [];
    const meant = isMx ? "mxNumber" : field;
    const number = normalisedNumber(meant, written);
    return number === undefined ? [] : [{ field: meant, number }];
  });

type Form = { pattern: RegExp; usual: string };

/** How such numbers usually look, without the marks between their characters. */
const forms: Record<RegulatoryNumber | "scac", Form> = {
  // FMCSA gives out USDOT and docket numbers (MC, MX) in sequence; none has more than 8 digits.
  dotNumber: { pattern: /^\d{1,8}$/, usual: "A US DOT number has 1 to 8 digits." },
  mcNumber: { pattern: /^\d{1,8}$/, usual: "An MC number has 1 to 8 digits." },
  mxNumber: { pattern: /^\d{1,8}$/, usual: "An MX number has 1 to 8 digits." },
  // SAT: 3 letters of a company or 4 of a person, the day it was founded or born, 2 against namesakes, a check digit.
  rfcNumber: {
    pattern: /^[A-ZÑ&]{3,4}\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[A-Z\d]{2}[\dA]$/,
    usual: "An RFC has 12 or 13 characters: 3 or 4 letters, a date, and 3 more.",
  },
  // Ontario's Ministry of Transportation prints it as 123-456-789.
  cvorNumber: { pattern: /^\d{9}$/, usual: "A CVOR number has 9 digits." },
  // Québec's Commission des transports prints it as R-123456-7.
  nirNumber: { pattern: /^R?\d{7}$/, usual: "A NIR has an R and 7 digits." },
  // The certificate's number, in most provinces after the two letters of the province.
  nscNumber: { pattern: /^([A-Z]{2})?\d{6,9}$/, usual: "An NSC number has 6 to 9 digits, often after 2 letters." },
  // NMFTA gives out codes of 2 to 4 letters.
  scac: { pattern: /^[A-Z]{2,4}$/, usual: "A SCAC has 2 to 4 letters." },
};

type Written = { [Name in RegulatoryNumber | "scac"]?: string | undefined };

/** What is unusual about how identifiers are written; never a reason to refuse them. */
export function unusualFormats(written: Written): ImportProblem[] {
  const problem = (field: string, message: string): ImportProblem => ({ field, code: "unusual_format", message });
  const numbers = regulatoryNames.flatMap((field) => {
    const number = written[field];
    if (number === undefined) return [];
    if (normalisedNumber(field, number) === undefined)
      return [problem(field, "This stands for having no number. It was left out.")];
    if (isMxNumber(field, number)) return { ...problem(field, "It was read as an MX number."), code: "read_as_mx" };
    const { pattern, usual } = forms[field];
    const { bare, suffix } = readNumber(field, number);
    if (!pattern.test(bare)) return problem(field, usual);
    const isKept = field === "dotNumber" && dotSuffixesIn(number).length > 0;
    return suffix && !isKept
      ? { ...problem(field, `What stands behind the number, ${suffix}, was left out.`), code: "suffix_left_out" }
      : [];
  });
  const { scac } = written;
  const isUsual = scac === undefined || forms.scac.pattern.test(scac.toUpperCase());
  return isUsual ? numbers : [...numbers, problem("scac", forms.scac.usual)];
}

/** What a carrier is found by: its name, numbers and SCAC. */
export const carrierSearchText = (carrier: Omit<CarrierIdentity, "id">) =>
  searchable(
    [carrier.displayName, ...regulatoryNames.map((name) => carrier[name]), carrier.scac].filter(Boolean).join(" "),
  );
