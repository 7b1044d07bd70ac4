"use client";

import { useTranslations } from "next-intl";
import { type LoadLane, LoadPicker, useLoadChange } from "@/components/loads/list/load-picker";
import type { LoadSummary } from "@/lib/loads/schema/list";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

type PickLoadProps = { crossing: UsMxBorderCrossing; lane: LoadLane; onClose: () => void };

/** The load that is to cross here. */
export function PickLoad({ crossing, lane, onClose }: PickLoadProps) {
  const t = useTranslations("borderCrossings.use");
  const vocabulary = useTranslations("vocabulary");
  const { apply, isApplying } = useCrossingOnLoad(crossing);
  const nameOf = (id: UsMxBorderCrossing) => vocabulary(`UsMxBorderCrossing.${id}`);
  const offer = ({ usMxBorderCrossings: present, externalDisplayId }: LoadSummary) => {
    const isDone = present.includes(crossing);
    const now = present[0] ? t("now", { crossing: nameOf(present[0]) }) : t("notDecided");
    return { action: t("apply", { load: externalDisplayId }), state: isDone ? t("already") : now, isDone };
  };
  return (
    <LoadPicker
      texts={{
        title: t("title", { crossing: nameOf(crossing) }),
        hint: t("hint"),
        search: t("search"),
        searchHint: t("searchHint"),
        results: t("results"),
        none: t("none"),
      }}
      offer={offer}
      isLocked={isApplying}
      onPick={({ id, externalDisplayId }) => apply({ id, name: externalDisplayId })}
      onClose={onClose}
      lane={lane}
    />
  );
}

/** Gives a load a crossing, in the place of the one it names first. */
function useCrossingOnLoad(crossing: UsMxBorderCrossing) {
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
