"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import type { JudgedRow } from "@/components/directory/match-outcomes";
import { inParts } from "@/components/directory/match-rows";
import { api } from "@/lib/browser/api";
import { directoryQueries } from "@/lib/directory/queries";
import type { DirectoryKind, Mapping, MatchResult } from "@/lib/directory/schema/mapping";
import { batchItemsMax } from "@/lib/vocabulary/limits.values";

/** What was done. `changeIds` undo it, newest first; `error` is why it stopped before the last row. */
export type Applied = { results: MatchResult[]; changeIds: string[]; error?: unknown };

const send = (kind: DirectoryKind, pairs: Mapping[]) =>
  kind === "USER" ? api("/users/updateByEmail", { users: pairs }) : api("/teams/updateByEmail", { teams: pairs });

const newestChanges = async (limit: number) => (await api("/directory/history", { limit })).items;

/** Sends the rows part by part; of a part that fails nothing is done, and the parts before it stay done. */
export function useMatchApply(kind: DirectoryKind) {
  const cache = useQueryClient();
  const { userId } = useSession();
  const [done, setDone] = useState(0);

  const mutationFn = async (rows: readonly JudgedRow[]): Promise<Applied> => {
    const results: MatchResult[] = [];
    setDone(0);
    const [before] = await newestChanges(1);
    let error: unknown;
    const parts = inParts(rows, batchItemsMax);
    try {
      for (const part of parts) {
        const pairs = part.map(({ row }) => ({ email: row.email, externalId: row.externalId }));
        results.push(...(await send(kind, pairs)).results);
        setDone(results.length);
      }
    } catch (reason) {
      if (results.length === 0) throw reason;
      error = reason;
    }
    const after = await newestChanges(Math.min(200, parts.length + 20));
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
