import { useTranslations } from "next-intl";
import { confidenceTones, useRateLabels } from "@/components/rates/desk/rate-labels";
import { Badge } from "@/components/ui/badge";
import type { RatePoint } from "@/lib/rates/schema/rate-history";

/** How certain a figure is, as dot and word; the score with it where there is room. */
export function ConfidenceBadge({ point, hasScore }: { point: RatePoint; hasScore?: boolean }) {
  const t = useTranslations("rates.reading");
  const words = useRateLabels();
  const confidence = words.confidence(point.confidence);
  const score = words.number(point.confidenceScore, { maximumFractionDigits: 0 });
  return (
    <Badge tone={confidenceTones[point.confidence]} title={t("scoreHint", { score })}>
      {hasScore ? t("score", { confidence, score }) : confidence}
    </Badge>
  );
}

/** Said wherever figures of made-up prices stand. */
export function SyntheticBadge({ isShort }: { isShort?: boolean }) {
  const t = useTranslations("rates.lane");
  return (
    <Badge tone="warn" title={t("syntheticHint")}>
      {t(isShort ? "syntheticShort" : "synthetic")}
    </Badge>
  );
}
