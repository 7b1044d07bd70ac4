"use client";

import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCrossingWords } from "@/components/border-crossings/crossing-words";
import { Button } from "@/components/ui/button";
import type { RankedCrossing } from "@/lib/border-crossings/schema/ranking";

type CrossingChoiceProps = {
  crossing: RankedCrossing;
  label?: string;
  /** Puts it into the form; without it the crossing is only told. */
  onUse?: () => void;
  /** Why nothing may be changed, where that is so. */
  blocked?: string | undefined;
};

/** A crossing with its share of trucks, its miles and why it stands where it stands. */
export function CrossingChoice({ crossing, label, onUse, blocked }: CrossingChoiceProps) {
  const t = useTranslations("loadPlaces.crossing");
  const reasons = useTranslations("borderCrossings.reasons");
  const words = useCrossingWords();
  const { id, probability, milesUs, milesMx, detourMiles } = crossing;
  const figures = { share: words.share(probability), miles: words.miles(milesUs + milesMx) };
  const detour = detourMiles < 1 ? undefined : t("detour", { miles: words.miles(detourMiles) });
  return (
    <div className="grid justify-items-start gap-1 rounded-lg border border-line bg-sunken p-3">
      {label && <p className="text-ink-3 text-xs">{label}</p>}
      <p className="font-medium">{words.crossing(id)}</p>
      <p className="text-ink-2 text-xs tabular-nums">{[t("figures", figures), detour].filter(Boolean).join(" · ")}</p>
      {crossing.reasons.length > 0 && (
        <p className="text-ink-2 text-xs">
          {t("why", { reasons: crossing.reasons.map((it) => reasons(it)).join(", ") })}
        </p>
      )}
      {onUse && (
        <Button
          size="sm"
          icon={<Check aria-hidden />}
          disabled={blocked !== undefined}
          title={blocked}
          aria-label={t("useNamed", { crossing: words.crossing(id) })}
          onClick={onUse}
        >
          {t("use")}
        </Button>
      )}
    </div>
  );
}
