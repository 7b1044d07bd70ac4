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

/** A number without the words and marks people write around it. */
export function bareNumber(field: RegulatoryNumber, written: string): string {
  const compact = written.trim().toUpperCase().replace(/[\s-]/g, "");
  if (field === "rfcNumber") return compact;
  return compact.replace(/#/g, "").replace(prefixes[field] ?? /^$/, "");
}

/** A number as it is compared: bare, and without leading zeros. An RFC keeps its letters, `&`, `Ñ` and zeros. */
export function normalisedNumber(field: RegulatoryNumber, written: string): string | undefined {
  const upper = written.trim().toUpperCase();
  if (nobody.test(upper) || nobody.test(upper.replace(/[\s-]/g, ""))) return undefined;
  const bare = bareNumber(field, written);
  return (field === "rfcNumber" ? bare : bare.replace(/^0+/, "")) || undefined;
}

/** The regulatory numbers given, as they are compared. */
export const normalisedNumbers = (identifiers: CarrierIdentifiers) =>
  regulatoryNames.flatMap((field) => {
    const written = identifiers[field];
    const number = written === undefined ? undefined : normalisedNumber(field, written);
    return number === undefined ? [] : [{ field, number }];
  });
