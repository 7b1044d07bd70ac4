import { useTranslations } from "next-intl";
import { useCrossingWords } from "@/components/border-crossings/crossing-words";
import { MethodPart } from "@/components/ui/method-parts";
import backtest from "@/lib/border-crossings/facts/backtest.json";
import { crossings } from "@/lib/border-crossings/rules/crossings";
import { kappa } from "@/lib/border-crossings/rules/history";
import { listingThreshold } from "@/lib/border-crossings/rules/rank-crossings";

/** What a recommendation is made of, with the figures the code itself has. */
export function MethodModel() {
  const t = useTranslations("borderCrossings.method.model");
  const { percent } = useCrossingWords();
  const text = t("text", { count: crossings.length, loads: kappa, threshold: percent(listingThreshold) });
  return (
    <MethodPart title={t("title")} text={text}>
      <p className="text-ink-2">{t("cost", { microseconds: backtest.microseconds })}</p>
    </MethodPart>
  );
}
