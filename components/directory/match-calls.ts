"use client";

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { idsGiven, type JudgedRow, judgeRows, rowsIn } from "@/components/directory/match-outcomes";
import { inParts, isComplete, type MatchRow, pairText } from "@/components/directory/match-rows";
import { directoryQueries, fetchMatchPreview, fetchNewestChanges, sendMatches } from "@/lib/directory/queries";
import type { DirectoryKind, MatchResult } from "@/lib/directory/schema/mapping";
import { countLoadsByOwner } from "@/lib/loads/queries";
import { batchItemsMax } from "@/lib/vocabulary/limits.values";

/** What was done. `changeIds` undo it, newest first; `error` is why it stopped before the last row. */
export type Applied = { results: MatchResult[]; changeIds: string[]; error?: unknown };

/** Sends the rows part by part; of a part that fails nothing is done, and the parts before it stay done. */
export function useMatchApply(kind: DirectoryKind) {
  const cache = useQueryClient();
  const { userId } = useSession();
  const [done, setDone] = useState(0);

  const mutationFn = async (rows: readonly JudgedRow[]): Promise<Applied> => {
    const results: MatchResult[] = [];
    setDone(0);
    const [before] = await fetchNewestChanges(1);
    let error: unknown;
    const parts = inParts(rows, batchItemsMax);
    try {
      for (const part of parts) {
        const pairs = part.map(({ row }) => ({ email: row.email, externalId: row.externalId }));
        results.push(...(await sendMatches(kind, pairs)).results);
        setDone(results.length);
      }
    } catch (reason) {
      if (results.length === 0) throw reason;
      error = reason;
    }
    const after = await fetchNewestChanges(Math.min(200, parts.length + 20));
    const since = after.slice(0, before ? after.findIndex(({ id }) => id === before.id) : after.length);
    const own = since.filter(({ actor, canUndo }) => actor.id === userId && canUndo);
    return { results, changeIds: own.map(({ id }) => id), error };
  };
  const apply = useMutation({
    mutationFn,
    onSettled: () => cache.invalidateQueries({ queryKey: directoryQueries.all }),
  });
  return { apply, done };
}

async function fetchPreviews(kind: DirectoryKind, rows: readonly MatchRow[], signal: AbortSignal) {
  const previews = [];
  for (const part of inParts(rows, batchItemsMax)) {
    const pairs = part.map(({ email, externalId }) => ({ email, externalId }));
    const answer = await fetchMatchPreview({ kind, rows: pairs }, { signal });
    previews.push(...answer.rows.map((preview, index) => [part[index], preview] as const));
  }
  return previews.flatMap(([row, preview]) => (row ? [[pairText(row), preview] as const] : []));
}

async function fetchLoadCounts(kind: DirectoryKind, externalIds: readonly string[], signal: AbortSignal) {
  const counts = [];
  for (const part of inParts(externalIds, batchItemsMax)) {
    const request = kind === "USER" ? { userExternalIds: part } : { teamExternalIds: part };
    const { users, teams } = await countLoadsByOwner(request, { signal });
    counts.push(...users, ...teams);
  }
  return counts.map(({ externalId, count }) => [externalId, count] as const);
}

/** What would become of each row, and how many loads name each id that is given or taken. */
export function useMatchPreview(kind: DirectoryKind, rows: readonly MatchRow[]) {
  const complete = rows.filter(isComplete);
  const preview = useQuery({
    queryKey: [...directoryQueries.all, "preview", kind, complete.map(pairText).join("\n\n")],
    queryFn: ({ signal }) => fetchPreviews(kind, complete, signal),
    enabled: complete.length > 0,
    // Corrected rows are looked at again; the others keep what is known of them meanwhile.
    placeholderData: (previous, query) => (query?.queryKey[2] === kind ? previous : undefined),
    staleTime: 0,
  });
  const judged = judgeRows(rows, new Map(preview.data));
  const ids = rowsIn("changes", judged).flatMap(({ row, outcome }) => [row.externalId, outcome.from ?? []].flat());
  const externalIds = [...new Set(ids)].sort();
  const counts = useQuery({
    queryKey: ["loads", "count-by-owner", kind, externalIds],
    queryFn: ({ signal }) => fetchLoadCounts(kind, externalIds, signal),
    enabled: externalIds.length > 0,
    placeholderData: keepPreviousData,
  });
  const loads = { counts: new Map(counts.data), given: idsGiven(judged) };
  return { judged, loads, error: preview.error, refetch: preview.refetch };
}

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
