"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
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
  /** Whether the load is not the page's, so that it can be opened from the toast. */
  isElsewhere?: boolean;
};

/** The next status of a load that still has the one that was seen. */
export const statusChange =
  (seen: LoadStatus, next: LoadStatus): LoadChange["change"] =>
  ({ load: { status } }) =>
    status === seen ? { after: { status: next }, before: { status } } : undefined;

const isVersionConflict = (error: unknown) => error instanceof CallError && error.code === "version_conflict";

/**
 * Changes a few fields of a load without its form, and takes that back on request. Both are made of the very version
 * that they are saved onto, so that nothing is lost that others changed meanwhile.
 */
export function useLoadChange() {
  const t = useTranslations("loadChange");
  const { push } = useRouter();
  const queryClient = useQueryClient();
  const save = useMutation(loadMutations.save);

  const failed = (error: unknown, load: string) => {
    const isRefused = error instanceof CallError && error.status > 0 && error.status < 500;
    toast.error(isRefused ? t("refused", { load, reason: error.message }) : t("failed", { load }));
  };
  const store = async ({ id, externalId, ...named }: NamedLoad, { change, done, isElsewhere }: LoadChange) => {
    const load = named.externalDisplayId ?? externalId;
    const loaded = await queryClient.fetchQuery(loadQueries.now(id));
    const fields = change(loaded);
    if (!fields) return void toast.error(t("changedMeanwhile", { load }));
    const saved = await save.mutateAsync({ load: { externalId, ...fields.after }, ifVersion: loaded.version });
    const takeBack = () =>
      save.mutateAsync({ load: { externalId, ...fields.before }, ifVersion: saved.version }).then(
        () => toast.success(t("undone", { load })),
        (error) => (isVersionConflict(error) ? toast.error(t("notUndone", { load })) : failed(error, load)),
      );
    toast.success(done, {
      undo: { label: t("undo"), run: () => void takeBack() },
      ...(isElsewhere && { cancel: { label: t("show"), onClick: () => push(`/loads/${id}`) } }),
    });
  };
  const change = (load: NamedLoad, wanted: LoadChange) =>
    store(load, wanted).catch((error) => {
      const name = load.externalDisplayId ?? load.externalId;
      return isVersionConflict(error) ? void toast.error(t("changedMeanwhile", { load: name })) : failed(error, name);
    });
  return { change, isChanging: save.isPending };
}
