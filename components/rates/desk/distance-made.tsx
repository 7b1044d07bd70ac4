"use client";

import { useTranslations } from "next-intl";
import { useDistances } from "@/components/app-shell/use-distances";
import { useRateLabels } from "@/components/rates/desk/rate-labels";
import type { RateEvidence } from "@/lib/rates/schema/evidence";

type DistanceMadeProps = { evidence: RateEvidence; routeMiles: number };

/** How far it is, who said so, and what that does to the price. */
export function DistanceMade({ evidence, routeMiles }: DistanceMadeProps) {
  const t = useTranslations("rates.made.distances");
  const words = useRateLabels();
  const { distance, unit } = useDistances();
  const { milesPriced, routeMilesSource, curveExponent } = evidence;
  const said = distance(routeMiles);
  if (milesPriced) return t("transfer", { distance: said, priced: distance(milesPriced) });
  const exponent = words.number(curveExponent, { maximumFractionDigits: 2 });
  return t(routeMilesSource, { distance: said, unit, exponent });
}
