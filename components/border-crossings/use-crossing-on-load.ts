"use client";

import { useTranslations } from "next-intl";
import { useLoadChange } from "@/components/loads/list/use-load-change";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** Gives a load a crossing, in the place of the one it names first. */
export function useCrossingOnLoad(crossing: UsMxBorderCrossing) {
  const t = useTranslations("borderCrossings.use");
  const vocabulary = useTranslations("vocabulary");
  const { apply, isApplying } = useLoadChange();
  return {
    isApplying,
    apply: ({ id, name: load }: { id: string; name: string }) =>
      apply(id, {
        change: ({ requestOnly: { borderCrossings: before } }) => {
          const [first, ...others] = before ?? [];
          const strategy = first?.borderCrossingStrategy ?? ("RECOMMENDED" as const);
          const chosen = { ...first, usMxBorderCrossing: crossing, borderCrossingStrategy: strategy };
          return { after: { borderCrossings: [chosen, ...others] }, before: { borderCrossings: before ?? null } };
        },
        texts: {
          done: t("done", { load, crossing: vocabulary(`UsMxBorderCrossing.${crossing}`) }),
          undo: t("undo"),
          undone: t("undone", { load }),
          show: t("show"),
          failed: t("failed", { load }),
          changedMeanwhile: t("changedMeanwhile", { load }),
          refused: (reason) => t("refused", { load, reason }),
        },
      }),
  };
}
