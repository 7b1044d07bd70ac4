"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { runCalls } from "@/components/loads/bulk/run-calls";
import { useBulkRun } from "@/components/loads/bulk/use-bulk-run";
import { toast } from "@/components/ui/toast";
import { undoMilliseconds } from "@/components/ui/undo-offers";
import { loadQueries, sendEdits, undoImported } from "@/lib/loads/queries";
import type { EditedLoad, LoadEdit, LoadEditFlag } from "@/lib/loads/schema/edit";
import { editedLoadsMax as perCall } from "@/lib/vocabulary/limits.values";

/** What edits would do. Nothing is stored. */
export const useEditPreview = (edits: readonly LoadEdit[]) =>
  useQuery({
    queryKey: ["edit-preview", edits],
    queryFn: async ({ signal }) => {
      const send = (loads: LoadEdit[]) => {
        signal.throwIfAborted();
        return sendEdits({ loads, validateOnly: true });
      };
      const { results, rest, error } = await runCalls({ items: edits, perCall, send });
      if (rest.length > 0) throw error;
      return results;
    },
    enabled: edits.length > 0,
    gcTime: 0,
  });

/** Changes a few fields of many loads; what would have one of the flags in `skip` is left out. */
export function useEditRun(skip: LoadEditFlag[] = []) {
  const queryClient = useQueryClient();
  const { run, ...state } = useBulkRun<LoadEdit, EditedLoad>(perCall);
  const send = (loads: LoadEdit[]) => sendEdits({ loads, skip });
  const apply = async (edits: readonly LoadEdit[], kept: readonly EditedLoad[] = []) => {
    const all = await run({ items: edits, send, kept });
    void queryClient.invalidateQueries({ queryKey: loadQueries.all });
    return all;
  };
  return { ...state, apply };
}

const changed = (results: readonly EditedLoad[]) => results.filter(({ outcome }) => outcome === "CHANGED");

/** Says what was done to loads, with the way back. */
export function useEditAnnouncement() {
  const t = useTranslations("bulk");
  const queryClient = useQueryClient();

  const takeBack = async (results: readonly EditedLoad[], id: string) => {
    const items = changed(results).map(({ externalId, version, before }) => ({ externalId, version, before }));
    const back = await runCalls({ items, perCall, send: (loads) => undoImported({ loads }) });
    void queryClient.invalidateQueries({ queryKey: loadQueries.all });
    const restored = back.results.filter(({ outcome }) => outcome === "UNDONE").length;
    const kept = items.length - restored;
    // One of its own: a toast whose action was pressed is on its way out, and would take the message along.
    toast.dismiss(id);
    const instead = { duration: undoMilliseconds };
    if (kept > 0) toast.warning(t("undoneInPart", { restored, kept }), instead);
    else toast.success(t("undone", { count: restored }), instead);
  };

  return (results: readonly EditedLoad[], message: (count: number) => string) => {
    const count = changed(results).length;
    if (count === 0) return;
    const id = `edited-${crypto.randomUUID()}`;
    toast.success(message(count), { id, undo: { label: t("undo"), run: () => void takeBack(results, id) } });
  };
}
