import { contradictionsIn, isComplete, type MatchRow, pairText } from "@/components/directory/match-rows";
import type { PreviewRow, PreviewStatus } from "@/lib/directory/schema/mapping";

/** What would become of a row; PENDING while that is being asked. */
export type Outcome = Omit<PreviewRow, "status"> & {
  status: PreviewStatus | "INCOMPLETE" | "PENDING";
  /** What another row contradicts. */
  contradicts?: "email" | "externalId";
};
export type JudgedRow = { row: MatchRow; outcome: Outcome };

const outcomeOf = (row: MatchRow, preview: PreviewRow | undefined): Outcome => {
  if (!isComplete(row)) return { status: "INCOMPLETE" };
  return preview ?? { status: "PENDING" };
};

/**
 * Each row with its outcome. Rows that contradict each other are all left out: the reader decides which of them is
 * meant. A row that names nobody contradicts nothing.
 */
export function judgeRows(rows: readonly MatchRow[], previews: ReadonlyMap<string, PreviewRow>): JudgedRow[] {
  const judged = rows.map((row) => ({ row, outcome: outcomeOf(row, previews.get(pairText(row))) }));
  const found = judged.filter(({ outcome }) => outcome.status !== "NOT_FOUND").map(({ row }) => row);
  const contradictions = contradictionsIn(found);
  return judged.map(({ row, outcome }) => {
    const contradicts = contradictions.get(row.key);
    return contradicts ? { row, outcome: { ...outcome, status: "DUPLICATE", contradicts } } : { row, outcome };
  });
}

export const matchFilters = ["all", "changes", "problems", "unchanged"] as const;
export type MatchFilter = (typeof matchFilters)[number];

const filterOf: Record<Outcome["status"], MatchFilter | undefined> = {
  MATCHED: "changes",
  CHANGED: "changes",
  UNCHANGED: "unchanged",
  NOT_FOUND: "problems",
  DUPLICATE: "problems",
  CONFLICT: "problems",
  INCOMPLETE: "problems",
  PENDING: undefined,
};

export const rowsIn = (filter: MatchFilter, rows: readonly JudgedRow[]) =>
  filter === "all" ? rows : rows.filter(({ outcome }) => filterOf[outcome.status] === filter);

/** The ids that would be given; loads that name one of them keep an owner. */
export const idsGiven = (rows: readonly JudgedRow[]) =>
  new Set(rowsIn("changes", rows).map(({ row }) => row.externalId));
