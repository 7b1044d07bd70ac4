"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { offerUndo, undoMilliseconds } from "@/components/loads/list/last-undo";
import { useOwnerNames } from "@/components/loads/list/loads-context";
import { countOf, type Reassignment, reassignLoads, undoReassignment } from "@/components/loads/list/reassign-loads";
import { toast } from "@/components/ui/toast";
import { loadQueries } from "@/lib/loads/queries";
import type { CoverageOwners } from "@/lib/loads/schema/owners";

/** "12 loads now belong to Daniela Ríos": what was done, by the names of those who have the loads now. */
function useDoneWords() {
  const t = useTranslations("loads.reassign");
  const { userName, teamName } = useOwnerNames();
  return (count: number, { externalOwnerCoverageUserId: user, externalOwnerCoverageTeamId: team }: CoverageOwners) => {
    const name = [user && userName(user), team && teamName(team)].filter(Boolean).join(" · ");
    if (name) return t("done", { count, name });
    return t(user === null ? "doneNobody" : "doneNoTeam", { count });
  };
}

type Progress = { done: number; total: number };

/** Reassigns the chosen loads: how far it is, what was not reached, and the way back. */
export function useReassignment(ids: readonly string[]) {
  const t = useTranslations("loads.reassign");
  const doneWords = useDoneWords();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [reached, setReached] = useState<Reassignment>({ results: [], rest: [] });
  const refresh = () => queryClient.invalidateQueries({ queryKey: loadQueries.all });

  /** Its answer takes the place of the toast that offered it. */
  const takeBack = async ({ results }: Reassignment, owners: CoverageOwners, id: string) => {
    const { restored, kept } = await undoReassignment(results, owners);
    refresh();
    const instead = { id, action: undefined, duration: undoMilliseconds };
    if (kept > 0) toast.warning(t("undoneInPart", { restored, kept }), instead);
    else toast.success(t("undone", { count: restored }), instead);
  };

  /** Says what was done, with the way back. */
  const announce = (done: Reassignment, owners: CoverageOwners) => {
    const count = countOf(done.results, "CHANGED");
    if (count === 0) return;
    const id = `reassigned-${Date.now()}`;
    const undo = offerUndo(() => void takeBack(done, owners, id));
    const action = { label: t("undo"), onClick: undo };
    toast.success(doneWords(count, owners), { id, duration: undoMilliseconds, action });
  };

  const apply = async (owners: CoverageOwners) => {
    const todo = reached.rest.length > 0 ? reached.rest : ids;
    const total = todo.length;
    setProgress({ done: 0, total });
    const next = await reassignLoads(todo, owners, { onProgress: (done) => setProgress({ done, total }) });
    const all = { ...next, results: [...reached.results, ...next.results] };
    setReached(all);
    setProgress(null);
    refresh();
    return all;
  };

  return { apply, announce, progress, reached };
}
