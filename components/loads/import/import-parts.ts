import { sendLoadRows } from "@/lib/loads/queries";
import type { LoadImportResult } from "@/lib/loads/schema/import";
import type { LoadRow } from "@/lib/loads/schema/load-row";

/** A table that is ready to be sent. */
export type LoadJob = {
  rows: readonly LoadRow[];
  dayFirst: boolean;
  /** The line of the table that the first row stands on. */
  firstLine: number;
};

/** What became of a load, or would. Its rows are counted as in the table. */
export type LoadResult = LoadImportResult;

// A call of so many takes about half a second.
const rowsAtOnce = 250;

type NumberedRow = { row: LoadRow; at: number };

/** Parts of some hundred rows. All rows of a load are in one part, wherever they stand in the table. */
export function partsOf(rows: readonly LoadRow[]): NumberedRow[][] {
  const loads = new Map<string, NumberedRow[]>();
  rows.forEach((row, at) => {
    const key = row.externalId ?? `${at}\u0001`;
    loads.set(key, [...(loads.get(key) ?? []), { row, at }]);
  });
  const parts: NumberedRow[][] = [];
  for (const load of loads.values()) {
    const last = parts.at(-1);
    if (last && last.length + load.length <= rowsAtOnce) last.push(...load);
    else parts.push([...load]);
  }
  return parts;
}

/** @throws CallError */
export async function sendPart(part: readonly NumberedRow[], options: { dayFirst: boolean; validateOnly: boolean }) {
  const results = await sendLoadRows({ rows: part.map(({ row }) => row), ...options });
  const inTable = (index: number) => part[index]?.at ?? index;
  return results.map(
    (result): LoadResult => ({
      ...result,
      rows: result.rows.map(inTable),
      problems: result.problems.map((problem) => ({ ...problem, row: inTable(problem.row) })),
    }),
  );
}

/** Whether a row takes a booked load back (to open or cancelled), or the carrier off it. */
export const undoesBooking = ({ changes = [] }: Pick<LoadResult, "changes">) =>
  changes.some(
    ({ path, before, after }) =>
      (path === "load.status" && before === "BOOKED" && after !== "COMPLETED") ||
      (path.startsWith("load.assignedCarrier") && before !== undefined && after === undefined),
  );

/** Whether somebody should look at what becomes of it. */
export const isOdd = (result: LoadResult) => result.problems.length > 0 || undoesBooking(result);

export const isStored = ({ outcome }: LoadResult) => outcome === "CREATED" || outcome === "UPDATED";

/** A part that was sent and whose answer never came, as when the page is reloaded meanwhile. */
export type Unanswered = {
  /** What the review said would become of each load. */
  reviewed: readonly LoadResult[];
  /** Its rows. */
  asked: readonly number[];
};

/**
 * What is there already was stored by the part without an answer where the load is one version further than it was
 * reviewed at. It belongs to the import then, so that undoing takes it back.
 */
export function withUnanswered(results: readonly LoadResult[], { reviewed, asked }: Unanswered): LoadResult[] {
  const sent = new Set(asked);
  const byId = new Map(reviewed.filter(isStored).map((one) => [one.externalId, one]));
  return results.map((result) => {
    const [first = -1] = result.rows;
    const expected = sent.has(first) && result.outcome === "UNCHANGED" ? byId.get(result.externalId) : undefined;
    if (!expected || result.version !== (expected.version ?? 0) + 1) return result;
    return { ...result, outcome: expected.outcome, ...(expected.before && { before: expected.before }) };
  });
}

/** What is stored of the part without an answer. @throws CallError */
export async function storedOfUnanswered({ rows, dayFirst }: LoadJob, unanswered: Unanswered) {
  const part = unanswered.asked.flatMap((at) => (rows[at] ? [{ row: rows[at], at }] : []));
  if (part.length === 0) return [];
  const answered = await sendPart(part, { dayFirst, validateOnly: true });
  const present = answered.filter(({ outcome }) => outcome === "UNCHANGED");
  return withUnanswered(present, unanswered).filter(isStored);
}
