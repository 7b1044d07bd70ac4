import { useTranslations } from "next-intl";
import { useRateLabels } from "@/components/rates/desk/rate-labels";
import { FiguresTable, MethodPart } from "@/components/ui/page-parts";
import { useFormat } from "@/lib/i18n/format";
import evaluation from "@/lib/rates/evaluation.json";
import { curveExponent } from "@/lib/rates/rules/length-of-haul";
import { RateConfidence } from "@/lib/rates/schema/rate-history";
import { halfLifeDays, marginMax, poolFloor, transferMilesMin, windowWeeks } from "@/lib/vocabulary/rates.values";

function usePercent() {
  const { number } = useFormat();
  return (share: number) => number(share, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** How far off medians are, beside the usual way of telling them. */
export function MethodMeasured() {
  const t = useTranslations("rateMethod.measured");
  const percent = usePercent();
  const { prices, lanes, cells, answered, compared, nearer } = evaluation;
  return (
    <MethodPart title={t("title")} text={t("text", { prices, lanes, cells })}>
      <FiguresTable
        label={t("title")}
        head={[t("way"), t("mean"), t("median")]}
        rows={[
          [t("ours"), percent(evaluation.error.mean), percent(evaluation.error.median)],
          [t("widening"), percent(evaluation.wideningError.mean), percent(evaluation.wideningError.median)],
        ]}
      />
      <p className="max-w-180 text-ink-2">
        {t("note", { compared, nearer: percent(nearer), left: cells - answered, cells })}
      </p>
      <p className="max-w-180 text-ink-2">{t("simulated")}</p>
    </MethodPart>
  );
}

/** Whether margins and quartiles are as accurate as stated, for certain and for uncertain answers. */
export function MethodWord() {
  const t = useTranslations("rateMethod.word");
  const words = useRateLabels();
  const percent = usePercent();
  const { number } = useFormat();
  const { byConfidence, bySample, marginCoverage, quartileCoverage } = evaluation;
  const groups = [
    ...byConfidence.map((group) => ({ ...group, name: words.confidence(RateConfidence.parse(group.name)) })),
    ...bySample.map((group) => ({ ...group, name: t("sample", { size: group.name }) })),
  ];
  return (
    <MethodPart
      title={t("title")}
      text={t("text", { margin: percent(marginCoverage), quartiles: percent(quartileCoverage) })}
    >
      <FiguresTable
        label={t("title")}
        head={[t("group"), t("cells"), t("meanError"), t("meanMargin"), t("inMargin"), t("inQuartiles")]}
        rows={groups.map((group) => [
          group.name,
          number(group.cells),
          percent(group.meanError),
          percent(group.meanMargin),
          percent(group.marginCoverage),
          percent(group.quartileCoverage),
        ])}
      />
    </MethodPart>
  );
}

/** How well prices that only others paid are estimated for an organization. */
export function MethodPooled() {
  const t = useTranslations("rateMethod.pooled");
  const percent = usePercent();
  const { payers, prices, answered, cells, error, wideningError, marginCoverage, quartileCoverage } = evaluation.pooled;
  const figures = {
    payers,
    prices,
    answered,
    cells,
    error: percent(error.mean),
    widening: percent(wideningError.mean),
    margin: percent(marginCoverage),
    quartiles: percent(quartileCoverage),
  };
  return <MethodPart title={t("title")} text={t("text", figures)} />;
}

const steps = ["paid", "haul", "index", "weights", "shrink", "margin", "omitted", "suggested"] as const;

/** What a rate is made of, with the figures the code itself has. */
export function MethodSteps() {
  const t = useTranslations("rateMethod.steps");
  const { number } = useFormat();
  const figures = {
    exponent: curveExponent,
    transfer: transferMilesMin,
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
