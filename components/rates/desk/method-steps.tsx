import { useTranslations } from "next-intl";
import { MethodPart } from "@/components/ui/method-parts";
import { useFormat } from "@/lib/i18n/format";
import { curveExponent } from "@/lib/rates/rules/length-of-haul";
import { marginMax } from "@/lib/rates/rules/price-weeks";
import { halfLifeDays, poolFloor, windowWeeks } from "@/lib/rates/rules/price-weights";

const steps = ["paid", "haul", "index", "weights", "shrink", "margin", "omitted", "suggested"] as const;

/** What a rate is made of, with the figures the code itself has. */
export function MethodSteps() {
  const t = useTranslations("rateMethod.steps");
  const { number } = useFormat();
  const figures = {
    exponent: curveExponent,
    weeks: windowWeeks,
    halfLife: halfLifeDays,
    share: number(marginMax, { style: "percent" }),
  };
  return (
    <MethodPart title={t("title")}>
      <ol className="grid max-w-180 list-decimal gap-1.5 pl-5 text-ink-2">
        {steps.map((step) => (
          <li key={step}>{t(step, figures)}</li>
        ))}
      </ol>
    </MethodPart>
  );
}

/** From how many on the prices of others count. */
export function MethodNetwork() {
  const t = useTranslations("rateMethod.network");
  const { number } = useFormat();
  const share = number(poolFloor.shareMax, { style: "percent" });
  return <MethodPart title={t("title")} text={t("text", { ...poolFloor, share })} />;
}
