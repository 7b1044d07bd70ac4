"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { idsGiven, judgeRows, rowsIn } from "@/components/directory/match-outcomes";
import { inParts, isComplete, type MatchRow, pairText } from "@/components/directory/match-rows";
import { api } from "@/lib/browser/api";
import { directoryQueries } from "@/lib/directory/queries";
import type { DirectoryKind } from "@/lib/directory/schema/mapping";
import { batchItemsMax } from "@/lib/vocabulary/limits.values";

async function fetchPreviews(kind: DirectoryKind, rows: readonly MatchRow[], signal: AbortSignal) {
  const previews = [];
  for (const part of inParts(rows, batchItemsMax)) {
    const pairs = part.map(({ email, externalId }) => ({ email, externalId }));
    const answer = await api("/directory/preview", { kind, rows: pairs }, { signal });
    previews.push(...answer.rows.map((preview, index) => [part[index], preview] as const));
  }
  return previews.flatMap(([row, preview]) => (row ? [[pairText(row), preview] as const] : []));
}

async function fetchLoadCounts(kind: DirectoryKind, externalIds: readonly string[], signal: AbortSignal) {
  const counts = [];
  for (const part of inParts(externalIds, batchItemsMax)) {
    const request = kind === "USER" ? { userExternalIds: part } : { teamExternalIds: part };
    const { users, teams } = await api("/loads/count-by-owner", request, { signal });
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
