import type { JudgedRow } from "@/components/directory/match-outcomes";
import { pairText } from "@/components/directory/match-rows";
import type { MatchResult } from "@/lib/directory/schema/mapping";

const byPair = (results: readonly MatchResult[], judged: readonly JudgedRow[]) => {
  const applied = judged.filter(({ outcome }) => outcome.status === "MATCHED" || outcome.status === "CHANGED");
  return new Map(
    results.flatMap((result, index) => {
      const row = applied[index]?.row;
      return row ? [[pairText(row), result] as const] : [];
    }),
  );
};

/** The rows that still want something: not applied, or refused when they were. */
export function leftRows(judged: readonly JudgedRow[], results: readonly MatchResult[]) {
  const answered = byPair(results, judged);
  return judged
    .filter(({ row, outcome }) => outcome.status !== "UNCHANGED" && answered.get(pairText(row))?.status !== "MATCHED")
    .map(({ row }) => row);
}

/** Every row that was pasted, with what came of it: the service's answer, or why it was not sent. */
export function resultTable(judged: readonly JudgedRow[], results: readonly MatchResult[]) {
  const answered = byPair(results, judged);
  const rows = judged.map(({ row, outcome }) => {
    const answer = answered.get(pairText(row));
    const status = answer?.status ?? outcome.status;
    return [row.email, row.externalId, status, answer?.id ?? outcome.id, outcome.from];
  });
  return { header: ["email", "externalId", "status", "id", "previousExternalId"], rows };
}
