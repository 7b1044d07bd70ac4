import { useTranslations } from "next-intl";
import { useRateWords } from "@/components/rates/desk/rate-words";
import type { RecalledAnswer } from "@/lib/rates/schema/evidence";

/** Says the answer of the open lane to those who do not see it come. */
export function RatesStatus({ answer }: { answer: RecalledAnswer | null | undefined }) {
  const t = useTranslations("rates");
  const words = useRateWords();
  const said = () => {
    if (answer?.item.type !== "DATA") return answer ? t("whyNot.title") : "";
    const { pricingLane, currencyCode, latestSuggestedRate: point } = answer.item.rateHistory;
    if (!point) return "";
    const amount = words.amount(point.amountDistribution.p50, { currencyCode, kind: "suggested" });
    return t("status", { lane: words.lane(pricingLane), amount, confidence: words.confidence(point.confidence) });
  };
  return (
    <p role="status" className="sr-only">
      {said()}
    </p>
  );
}
