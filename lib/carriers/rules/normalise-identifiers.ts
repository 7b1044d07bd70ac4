import {
  type CarrierIdentifiers,
  type RegulatoryNumber,
  regulatoryNumbers,
} from "@/lib/vocabulary/carrier-identifiers";

export const regulatoryNames = Object.keys(regulatoryNumbers).filter(
  (name): name is RegulatoryNumber => name in regulatoryNumbers,
);

/** SAT's RFCs for the general public and for foreigners: they are nobody's own. */
const sharedRfcs = /^X[AE]XX010101000$/;

// The minus sign is no dash to Unicode, and what cannot be seen comes along when text is copied.
const spacesAndDashes = /[\s\p{Pd}\p{Cf}\u2212]/gu;

const prefixes: Partial<Record<RegulatoryNumber, RegExp>> = {
  dotNumber: /^(U\.?S\.?)?DOT[.:]*/,
  mcNumber: /^MC[.:]*/,
  mxNumber: /^MX[.:]*/,
};

/** A number without the words and marks people write around it. */
export function bareNumber(field: RegulatoryNumber, written: string): string {
  const compact = written.normalize("NFKC").toUpperCase().replace(spacesAndDashes, "");
  if (field === "rfcNumber") return compact;
  return compact.replace(/#/g, "").replace(prefixes[field] ?? /^$/, "");
}

/**
 * A number as it is compared: bare, and without leading zeros. An RFC keeps its letters, `&`, `Ñ` and zeros.
 * Every number that was ever given out has a digit other than zero; what has none says "none yet", in whatever words.
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
    const number = written === undefined ? undefined : normalisedNumber(field, written);
    return number === undefined ? [] : [{ field, number }];
  });
