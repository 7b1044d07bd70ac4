"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { type ApiRequest, CallError } from "@/lib/browser/api";
import { loadMutations, loadQueries } from "@/lib/loads/queries";
import type { LoadStatus } from "@/lib/loads/schema/load";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type Fields = Omit<ApiRequest<"/loads/save">["load"], "externalId">;
type NamedLoad = { id: string; externalId: string; externalDisplayId?: string | undefined };

export type LoadChange = {
  /** What is saved and what takes it back, of the load as it is stored now; undefined where that forbids the change. */
  change: (loaded: GetLoadResponse) => { after: Fields; before: Fields } | undefined;
  done: string;
  /** Beside *Undo*, where the load is not the page's: the way to it. */
  open?: { label: string; onClick: () => void };
};

/** The next status of a load that still has the one that was seen. */
export const statusChange =
  (seen: LoadStatus, next: LoadStatus): LoadChange["change"] =>
  ({ load: { status } }) =>
    status === seen ? { after: { status: next }, before: { status } } : undefined;

function failureOf(error: Error) {
  if (!(error instanceof CallError) || error.status === 0 || error.status >= 500) return "failed";
  return error.code === "version_conflict" ? "changedMeanwhile" : "refused";
}

/**
 * Changes a few fields of a load without its form, and takes that back on request. Both are made of the very version
 * that they are saved onto, so that nothing is lost that others changed meanwhile.
 */
export function useLoadChange() {
  const t = useTranslations("loadChange");
  const queryClient = useQueryClient();
  const save = useMutation(loadMutations.save);

  const change = async ({ id, externalId, ...named }: NamedLoad, { change: fieldsOf, done, open }: LoadChange) => {
    const load = named.externalDisplayId ?? externalId;
    const failed = (error: Error) => toast.error(t(failureOf(error), { load, reason: error.message }));
    const store = (fields: Fields, ifVersion: number) =>
      save.mutateAsync({ load: { externalId, ...fields }, ifVersion });
    const apply = async () => {
      const loaded = await queryClient.fetchQuery(loadQueries.now(id));
      const fields = fieldsOf(loaded);
      if (!fields) return toast.error(t("changedMeanwhile", { load }));
      const { version } = await store(fields.after, loaded.version);
      const takeBack = () =>
        void store(fields.before, version).then(() => toast.success(t("undone", { load })), failed);
      return toast.success(done, { undo: { label: t("undo"), run: takeBack }, ...(open && { cancel: open }) });
    };
    await apply().catch(failed);
  };
  return { change, isChanging: save.isPending };
}
