"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { CallError } from "@/lib/browser/api";
import { directoryQueries, sendUndo } from "@/lib/directory/queries";

/** Takes everything back that was applied, the newest first. */
export function useMatchUndo() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (changeIds: readonly string[]) => {
      const total = { restored: 0, skipped: 0 };
      for (const changeId of changeIds) {
        const { restored, skipped } = await sendUndo(changeId);
        total.restored += restored;
        total.skipped += skipped;
      }
      return total;
    },
    onSettled: () => cache.invalidateQueries({ queryKey: directoryQueries.all }),
  });
}

/** Why taking back failed, in a sentence. */
export function useUndoProblem() {
  const t = useTranslations("directory");
  const general = useTranslations("common.errorState");
  return (reason: unknown) => {
    if (!(reason instanceof CallError) || reason.status >= 500) return t("failed");
    if (reason.status === 0) return general("unreachable");
    return reason.status === 409 ? t("match.result.undoneBefore") : reason.message;
  };
}
