"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/browser/api";
import { directoryQueries } from "@/lib/directory/queries";

/** Takes everything back that was applied, the newest first. */
export function useMatchUndo() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (changeIds: readonly string[]) => {
      const total = { restored: 0, skipped: 0 };
      for (const changeId of changeIds) {
        const { restored, skipped } = await api("/directory/undo", { changeId });
        total.restored += restored;
        total.skipped += skipped;
      }
      return total;
    },
    onSettled: () => cache.invalidateQueries({ queryKey: directoryQueries.all }),
  });
}
