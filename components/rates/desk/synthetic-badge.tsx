import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";

/** Said wherever figures of made-up prices stand. */
export function SyntheticBadge({ isShort }: { isShort?: boolean }) {
  const t = useTranslations("rates.lane");
  return (
    <Badge tone="warn" title={t("syntheticHint")}>
      {t(isShort ? "syntheticShort" : "synthetic")}
    </Badge>
  );
}
