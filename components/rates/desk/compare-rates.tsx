import { TrendingUp } from "lucide-react";
import { useTranslations } from "next-intl";
import type { LaneText } from "@/components/border-crossings/lane-text";
import { emptyRateLane, ratesHref } from "@/components/rates/desk/rates-view";
import { ButtonLink } from "@/components/ui/button-link";
import type { RankedCrossing } from "@/lib/border-crossings/schema/crossing";

const comparedMax = 4;

/** The lane's rates over each crossing that is recommended, or over the two likeliest; asked for on the page it opens. */
export function CompareRates({ lane, crossings }: { lane: LaneText; crossings: readonly RankedCrossing[] }) {
  const t = useTranslations("borderCrossings.ranking");
  const listed = crossings.filter(({ isListed }) => isListed).length;
  const compared = crossings.slice(0, Math.min(Math.max(listed, 2), comparedMax));
  if (compared.length < 2) return null;
  const lanes = compared.map(({ id }) => ({ ...emptyRateLane, ...lane, crossing: id }));
  return (
    <ButtonLink size="sm" icon={<TrendingUp aria-hidden />} href={ratesHref({ lanes })}>
      {t("compareRates", { count: lanes.length })}
    </ButtonLink>
  );
}
