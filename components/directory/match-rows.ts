import {
  guessMapping,
  type ImportColumn,
  looksLikeHeader,
  type Mapping,
  mappedRows,
} from "@/components/import/map-columns";
import { emailKey } from "@/lib/directory/rules/plan-mapping";

/** A pair of the table that is matched; `key` stays the same while the pair is corrected. */
export type MatchRow = { key: number; email: string; externalId: string };

export type PairTable = { cells: string[][]; mapping: Mapping; hasHeader: boolean };

const isAddress = (cell: string | undefined) => cell?.includes("@") ?? false;

/** The column with the most e-mail addresses. */
function addressColumn(cells: readonly (readonly string[])[]) {
  const width = cells[0]?.length ?? 0;
  const counts = Array.from({ length: width }, (_, index) => cells.filter((row) => isAddress(row[index])).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

/** Which column is the e-mail and which the id: by the headings, and where those say nothing by what stands in them. */
export function guessPairTable(cells: string[][], columns: readonly ImportColumn[]): PairTable {
  const [first = []] = cells;
  const address = addressColumn(cells);
  const hasHeader = looksLikeHeader(first, columns) || (address >= 0 && !first.some(isAddress));
  const guessed = hasHeader ? guessMapping(first, columns) : first.map(() => null);
  const withAddress = guessed.map((id, index) => (guessed.includes("email") || index !== address ? id : "email"));
  const free = withAddress.indexOf(null);
  const mapping = withAddress.map((id, index) =>
    withAddress.includes("externalId") || index !== free ? id : "externalId",
  );
  return { cells, mapping, hasHeader };
}

/** Names a pair: an e-mail is the same in upper and lower case, an id is not. */
export const pairText = ({ email, externalId }: Omit<MatchRow, "key">) => `${emailKey(email)}\n${externalId}`;

/** The pairs of a table. A pair that is there again word for word counts once. */
export function pairsOf({ cells, mapping, hasHeader }: PairTable) {
  const pairs = mappedRows(cells, mapping, hasHeader)
    .map(({ email = "", externalId = "" }) => ({ email, externalId }))
    .filter(({ email, externalId }) => email || externalId);
  const distinct = [...new Map(pairs.toReversed().map((pair) => [pairText(pair), pair])).values()].toReversed();
  return {
    rows: distinct.map((pair, index): MatchRow => ({ key: index + 1, ...pair })),
    repeated: pairs.length - distinct.length,
  };
}

const lengthMax = 255;

/** Whether the API takes the text: there is one, and it is not endless. */
export const isFit = (text: string) => text !== "" && text.length <= lengthMax;
export const isComplete = ({ email, externalId }: MatchRow) => isFit(email) && isFit(externalId);

const keysBy = (field: "email" | "externalId", rows: readonly MatchRow[]) => {
  const keys = new Map<string, number[]>();
  for (const row of rows) {
    const value = field === "email" ? emailKey(row.email) : row.externalId;
    keys.set(value, [...(keys.get(value) ?? []), row.key]);
  }
  return [...keys.values()].filter(({ length }) => length > 1).flat();
};

/** Rows that contradict each other, by key: one e-mail with two ids, or one id on two e-mails. */
export function contradictionsIn(rows: readonly MatchRow[]): Map<number, "email" | "externalId"> {
  const complete = rows.filter(isComplete);
  const onTwoEmails = keysBy("externalId", complete).map((key) => [key, "externalId"] as const);
  const withTwoIds = keysBy("email", complete).map((key) => [key, "email"] as const);
  return new Map([...onTwoEmails, ...withTwoIds]);
}

/** The rows after one of them was corrected; one that now says what another says already goes. */
export function withCorrected(rows: readonly MatchRow[], corrected: MatchRow): MatchRow[] {
  const isRepeated = rows.some((row) => row.key !== corrected.key && pairText(row) === pairText(corrected));
  return rows.flatMap((row) => (row.key !== corrected.key ? [row] : isRepeated ? [] : [corrected]));
}

/** Parts of at most `size`, in order. */
export const inParts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
