"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import type { ApiRequest } from "@/lib/browser/api";
import { loadMutations, loadQueries } from "@/lib/loads/queries";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type Changes = Omit<ApiRequest<"/loads/save">["load"], "externalId">;

/** Changes a few fields of a load at the version it is at now, without its form. `undo` is what takes the change back. */
export function useLoadChange({ load }: Pick<GetLoadResponse, "load">) {
  const t = useTranslations("loadPage.change");
  const queryClient = useQueryClient();
  const save = useMutation(loadMutations.save);
  const store = async (changes: Changes) => {
    const { version } = await queryClient.fetchQuery(loadQueries.now(load.id));
    await save.mutateAsync({ load: { externalId: load.externalId, ...changes }, ifVersion: version });
  };
  const failed = (error: Error) => toast.error(error.message);
  const change = (changes: Changes, { done, undo }: { done: string; undo: Changes }) =>
    store(changes).then(() => {
      const takeBack = () => void store(undo).then(() => toast.success(t("undone")), failed);
      toast.success(done, { undo: { label: t("undo"), run: takeBack } });
    }, failed);
  return { change, isChanging: save.isPending };
}
