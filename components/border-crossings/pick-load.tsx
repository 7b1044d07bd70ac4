"use client";

import { useTranslations } from "next-intl";
import { withCrossing } from "@/components/border-crossings/load-route";
import { type LoadLane, LoadPicker } from "@/components/loads/list/load-picker";
import { useOtherLoad } from "@/components/loads/list/use-other-load";
import type { LoadSummary } from "@/lib/loads/schema/list";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

type PickLoadProps = { crossing: UsMxBorderCrossing; lane: LoadLane; onClose: () => void };

/** The load that is to cross here. */
export function PickLoad({ crossing, lane, onClose }: PickLoadProps) {
  const t = useTranslations("borderCrossings.use");
  const vocabulary = useTranslations("vocabulary");
  const { apply, isChanging } = useCrossingOnLoad(crossing);
  const nameOf = (id: UsMxBorderCrossing) => vocabulary(`UsMxBorderCrossing.${id}`);
  const offer = ({ usMxBorderCrossings: present, externalDisplayId }: LoadSummary) => {
    const isDone = present.includes(crossing);
    const now = present[0] ? t("now", { crossing: nameOf(present[0]) }) : t("notDecided");
    return { action: t("apply", { load: externalDisplayId }), state: isDone ? t("already") : now, isDone };
  };
  return (
    <LoadPicker
      title={t("title", { crossing: nameOf(crossing) })}
      hint={t("hint")}
      offer={offer}
      isLocked={isChanging}
      onPick={apply}
      onClose={onClose}
      lane={lane}
    />
  );
}

/** Gives a load a crossing, in the place of the one it names first. */
function useCrossingOnLoad(crossing: UsMxBorderCrossing) {
  const t = useTranslations("borderCrossings.use");
  const vocabulary = useTranslations("vocabulary");
  const { change, isChanging } = useOtherLoad();
  return {
    isChanging,
    apply: (load: LoadSummary) =>
      change(load, {
        change: ({ requestOnly: { borderCrossings: before = [] } }) => ({
          after: { borderCrossings: withCrossing(before, crossing) },
          before: { borderCrossings: before },
        }),
        done: t("done", { load: load.externalDisplayId, crossing: vocabulary(`UsMxBorderCrossing.${crossing}`) }),
      }),
  };
}
