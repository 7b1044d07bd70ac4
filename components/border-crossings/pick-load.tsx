"use client";

import { useTranslations } from "next-intl";
import { useCrossingOnLoad } from "@/components/border-crossings/use-crossing-on-load";
import { LoadPicker } from "@/components/loads/list/load-picker";
import type { LoadSummary } from "@/lib/loads/schema/operations";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** The load that is to cross here. */
export function PickLoad({ crossing, onClose }: { crossing: UsMxBorderCrossing; onClose: () => void }) {
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
    />
  );
}
