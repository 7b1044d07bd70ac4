import type { ColumnId } from "@/components/carriers/table-columns";
import type { ImportRow } from "@/lib/carriers/schema/import";
import type { CertificateType } from "@/lib/carriers/schema/profile";
import type { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { folded } from "@/lib/core/nearest";
import type { CurrencyCode, Money } from "@/lib/vocabulary/money";
import { amountFrom } from "@/lib/vocabulary/number-text";

/** Words for the values of enumerations, folded as `folded` does, in whatever languages people use. */
export type ValueLabel = {
  status: Record<string, RelationshipStatus>;
  onboardingStatus: Record<string, OnboardingStatus>;
  certificates: Record<string, CertificateType>;
};

/** What is wrong with a cell, and where it helps what it says. */
export type CellProblem = {
  field: ColumnId;
  code:
    | "unknown_value"
    | "not_a_date"
    | "not_an_amount"
    | "ambiguous_amount"
    | "currency_needed"
    | "not_an_email"
    | "amount_missing";
  cell?: string;
};

/** A row with `problems` is not sent; one with `warnings` is, without what they name. */
export type ReadRow = { row: ImportRow; problems: CellProblem[]; warnings: CellProblem[] };

type Cells = { [Id in ColumnId]?: string | undefined };

/** "31/03/2027" is March in Mexico; "03/31/2027" is March in the United States. */
function dayFrom(text: string, dayComesFirst: boolean) {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return isDay(text) ? text : undefined;
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (!parts) return undefined;
  const [, first = "", second = "", year] = parts;
  const [day, month] = dayComesFirst ? [first, second] : [second, first];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(iso) ? iso : undefined;
}

// A day that the calendar does not have rolls over into another.
const isDay = (iso: string) =>
  !Number.isNaN(Date.parse(iso)) && new Date(Date.parse(iso)).toISOString().startsWith(iso);

const isEmail = (text: string) => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(text);

/** Reads the cells of one row; what cannot be read is named and left out. */
export function readRow(cells: Cells, words: ValueLabel, dayComesFirst: boolean): ReadRow {
  const problems: CellProblem[] = [];
  const note = (field: ColumnId, code: CellProblem["code"], cell?: string) =>
    void problems.push({ field, code, ...(cell !== undefined && { cell }) });
  const chosen = <Value>(field: "status" | "onboardingStatus", known: Record<string, Value>) => {
    const text = cells[field];
    const value = text === undefined ? undefined : known[folded(text)];
    if (text !== undefined && value === undefined) note(field, "unknown_value");
    return value;
  };
  const { insuranceAmount, insuranceCurrency, insurer, policyNumber, insuranceExpiresOn, certificates, ...plain } =
    cells;

  const types = (certificates ?? "").split(/[,;|/\n]/).filter((text) => text.trim() !== "");
  const known = types.flatMap((text) => words.certificates[folded(text)] ?? []);
  if (known.length < types.length) note("certificates", "unknown_value");

  const cover = coverFrom(insuranceAmount, insuranceCurrency);
  if (cover && "code" in cover) problems.push(cover);
  const hasCoverless =
    insuranceAmount === undefined && (insurer ?? policyNumber ?? insuranceExpiresOn ?? insuranceCurrency);
  const { contactEmail } = plain;
  if (contactEmail !== undefined && !isEmail(contactEmail)) note("contactEmail", "not_an_email", contactEmail);
  const expiresOn = insuranceExpiresOn && dayFrom(insuranceExpiresOn.trim(), dayComesFirst);
  if (insuranceExpiresOn && !expiresOn) note("insuranceExpiresOn", "not_a_date");

  const row: ImportRow = {
    ...plain,
    status: chosen("status", words.status),
    onboardingStatus: chosen("onboardingStatus", words.onboardingStatus),
    certificates: known.length > 0 ? known.map((type) => ({ type })) : undefined,
    cargoInsurance:
      cover && "amount" in cover
        ? { coverage: cover, insurer, policyNumber, expiresOn: expiresOn || undefined }
        : undefined,
  };
  return { row, problems, warnings: hasCoverless ? [{ field: "insuranceAmount", code: "amount_missing" }] : [] };
}

const currencies: Record<string, CurrencyCode> = {
  USD: "USD",
  US: "USD",
  DLLS: "USD",
  DLS: "USD",
  MXN: "MXN",
  MN: "MXN",
  MXP: "MXN",
  PESO: "MXN",
  PESOS: "MXN",
  PESOSMEXICANOS: "MXN",
  CAD: "CAD",
};

/** "M.N." as "MN". */
const currencyOf = (words: string) => currencies[words.replace(/[^\p{L}]/gu, "").toUpperCase()];

/** "USD 100,000", or an amount and its currency in two cells. A bare "$" may be pesos as well as dollars. */
export function coverFrom(
  amountText: string | undefined,
  currencyText: string | undefined,
): Money | CellProblem | undefined {
  if (amountText === undefined) return undefined;
  const refused = (code: CellProblem["code"]): CellProblem => ({ field: "insuranceAmount", code, cell: amountText });
  const { word, ...amount } = amountFrom(amountText);
  if (word !== undefined && !currencyOf(word)) return refused("not_an_amount");
  if ("code" in amount) return refused(amount.code);
  const written = word ?? currencyText;
  if (written === undefined) return refused("currency_needed");
  const currencyCode = currencyOf(written);
  return currencyCode
    ? { amount: amount.cents, currencyCode }
    : { field: "insuranceCurrency", code: "unknown_value", cell: written };
}
