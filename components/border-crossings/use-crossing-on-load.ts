"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { CallError, call } from "@/lib/browser/call";
import { loadMutations, loadOperations } from "@/lib/loads/queries";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

const undoMilliseconds = 15_000;

/** Gives a load a crossing as a save in the portal does, at the version that was read, and takes it back on request. */
export function useCrossingOnLoad(crossing: UsMxBorderCrossing) {
  const t = useTranslations("borderCrossings.use");
  const vocabulary = useTranslations("vocabulary");
  const { push } = useRouter();
  const sync = useMutation(loadMutations.sync(useQueryClient()));

  const sayFailed = (name: string) => (error: unknown) => {
    if (!(error instanceof CallError) || error.status === 0 || error.status >= 500)
      return toast.error(t("failed", { load: name }));
    const isChanged = error.code === "version_conflict";
    return toast.error(
      isChanged ? t("changedMeanwhile", { load: name }) : t("refused", { load: name, reason: error.message }),
    );
  };

  const apply = async ({ id, name }: { id: string; name: string }) => {
    const { load, requestOnly, version } = await call(loadOperations.get, { id });
    const { externalId } = load;
    const before = requestOnly.borderCrossings;
    const [first, ...others] = before ?? [];
    const chosen = {
      ...first,
      usMxBorderCrossing: crossing,
      borderCrossingStrategy: first?.borderCrossingStrategy ?? ("RECOMMENDED" as const),
    };
    const after = await sync.mutateAsync({
      load: { externalId, borderCrossings: [chosen, ...others] },
      ifVersion: version,
    });
    const undo = () => {
      sync
        .mutateAsync({ load: { externalId, borderCrossings: before ?? null }, ifVersion: after.version })
        .then(() => toast.success(t("undone", { load: name })))
        .catch(sayFailed(name));
    };
    toast.success(t("done", { load: name, crossing: vocabulary(`UsMxBorderCrossing.${crossing}`) }), {
      duration: undoMilliseconds,
      action: { label: t("undo"), onClick: undo },
      cancel: { label: t("show"), onClick: () => push(`/loads/${id}`) },
    });
  };
  return {
    isApplying: sync.isPending,
    apply: (load: { id: string; name: string }) => apply(load).catch(sayFailed(load.name)),
  };
}
