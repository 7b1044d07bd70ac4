import {
  type CarrierIdentifiers,
  type RegulatoryNumber,
  regulatoryNumbers,
} from "@/lib/vocabulary/carrier-identifiers";

export const regulatoryNames = Object.keys(regulatoryNumbers).filter(
  (name): name is RegulatoryNumber => name in regulatoryNumbers,
);

/** SAT's RFCs for the general public and for foreigners, and words that stand for "none yet": they identify nobody. */
const nobody = /^(XAXX010101000|XEXX010101000|0+|N\/?A|PENDING|NONE|TBD)$/;

const prefixes: Partial<Record<RegulatoryNumber, RegExp>> = {
  dotNumber: /^(US)?DOT/,
  mcNumber: /^MC/,
  mxNumber: /^MX/,
};

/**
 * A number as it is compared: without the words and marks people write around it. An RFC keeps its letters, `&` and `Ñ`,
 * and loses only spaces and dashes.
 */
export function normalisedNumber(field: RegulatoryNumber, written: string): string | undefined {
  const compact = written.trim().toUpperCase().replace(/[\s-]/g, "");
  if (nobody.test(written.trim().toUpperCase()) || nobody.test(compact)) return undefined;
  if (field === "rfcNumber") return compact || undefined;
  const bare = compact.replace(/#/g, "").replace(prefixes[field] ?? /^$/, "");
  const number = bare.replace(/#/g, "").replace(/^0+/, "");
  return number || undefined;
}

/** The regulatory numbers given, as they are compared. */
export const normalisedNumbers = (identifiers: CarrierIdentifiers) =>
  regulatoryNames.flatMap((field) => {
    const written = identifiers[field];
    const number = written === undefined ? undefined : normalisedNumber(field, written);
    return number === undefined ? [] : [{ field, number }];
  });
