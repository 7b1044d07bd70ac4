"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { loadMutations, loadQueries } from "@/lib/loads/queries";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

/**
 * Holds fields of a load against the TMS. A pin makes a version of its own; `onPinned` gets the load with it, unless
 * someone else wrote in between: then the newer load is news like any other.
 */
export function usePins(base: GetLoadResponse | undefined, onPinned: (load: GetLoadResponse) => void) {
  const t = useTranslations("loadEditor.origin");
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation(loadMutations.pin(queryClient));

  const setPinned = (path: string, pinned: boolean) => {
    if (!base) return;
    const { id } = base.load;
    mutate(
      { id, path, pinned },
      {
        onSuccess: ({ pinnedPaths, version }) => {
          toast.success(pinned ? t("pinned") : t("unpinned"));
          if (version > base.version + 1) return;
          const cached = queryClient.getQueryData(loadQueries.detail(id).queryKey);
          onPinned(cached?.version === version ? cached : { ...base, pinnedPaths, version });
        },
        onError: (error) => toast.error(error.message),
      },
    );
  };

  return { setPinned, isPinning: isPending, isPinned: (path: string) => base?.pinnedPaths.includes(path) === true };
}
