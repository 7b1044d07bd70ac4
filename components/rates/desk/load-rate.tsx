"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { QuantileBar } from "@/components/charts/quantile-bar";
import { amountScale, amountsOf } from "@/components/charts/scale";
import { writeFormValues } from "@/components/loads/editor/merge-form-values";
import type { Editor } from "@/components/loads/editor/use-editor";
import { moneyIn } from "@/components/loads/form/totals";
import { ConfidenceBadge, SyntheticBadge } from "@/components/rates/desk/rate-badges";
import { useRateLabels } from "@/components/rates/desk/rate-labels";
import { bandOf } from "@/components/rates/desk/series";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { canBePlaced, whereItStands } from "@/lib/rates/rules/price-standing";
import type { RecalledAnswer } from "@/lib/rates/schema/evidence";
import type { RateHistory, RatePoint } from "@/lib/rates/schema/rate-history";

const fields = ["maxBuy", "targetRate"] as const;

type Answer = Pick<RecalledAnswer, "item"> & Partial<Omit<RecalledAnswer, "item">>;
type LoadRateProps = { answer: Answer; form: Editor["form"]; blocked: string | undefined };

/** The newest rate of the load's lane, where the load's own amounts stand, and the way to take the typical rate over. */
export function LoadRate({ answer: { item, at, evidence }, form, blocked }: LoadRateProps) {
  const words = useRateLabels();
  if (item.type === "ERROR") {
    return <p className="text-ink-2">{words.fault(item.error.code)}</p>;
  }
  const { rateHistory: history } = item;
  const point = history.latestSuggestedRate ?? history.latestAllInRate;
  if (!point) return null;
  return (
    <div className="grid gap-1.5 rounded-lg border border-line bg-sunken p-3">
      <div className="flex flex-wrap items-center justify-between gap-1">
        <ConfidenceBadge point={point} hasScore />
        {at && (
          <span className="text-ink-3 text-xs">
            <RelativeTime at={at} />
          </span>
        )}
      </div>
      {evidence?.isSynthetic && (
        <p>
          <SyntheticBadge />
        </p>
      )}
      <Figures history={history} point={point} form={form} sample={evidence} />
      {fields.map((field) => (
        <TakeOver key={field} field={field} form={form} history={history} point={point} blocked={blocked} />
      ))}
    </div>
  );
}

type FiguresProps = {
  history: RateHistory;
  point: RatePoint;
  form: Editor["form"];
  sample: RecalledAnswer["evidence"];
};

function Figures({ history, point, form, sample }: FiguresProps) {
  const t = useTranslations("rates");
  const words = useRateLabels();
  const { currencyCode } = history;
  const unit = { currencyCode, kind: "suggested" as const };
  const own = useWatch({ control: form.control, name: ["load.maxBuy", "load.targetRate"] }).map(moneyIn);
  const marks = fields.flatMap((field, at) => {
    const money = own[at];
    return money?.currencyCode === currencyCode ? [{ name: field, amount: money.amount / 100 }] : [];
  });
  const { p25, p50, p75 } = point.amountDistribution;
  const band = bandOf(point);
  const scale = amountScale([...amountsOf([band]), ...marks.map(({ amount }) => amount)]);
  const quartiles = { p25: words.amount(p25, unit), p50: words.amount(p50, unit), p75: words.amount(p75, unit) };
  return (
    <>
      <p className="font-semibold tabular-nums">
        {t("card.figure", { amount: quartiles.p50, margin: words.figure(point.marginOfError, "suggested") })}
      </p>
      <QuantileBar band={band} scale={scale} label={t("card.picture", quartiles)} marks={marks} />
      <p className="flex justify-between text-ink-2 text-xs tabular-nums">
        <span>{t("card.low", { amount: words.figure(p25, "suggested") })}</span>
        <span>{t("card.high", { amount: words.figure(p75, "suggested") })}</span>
      </p>
      <p className="text-ink-3 text-xs">
        {t("card.week", { week: words.week(point.dayRange) })}
        {sample && ` · ${t("reading.made", { observations: sample.sampleSize, carriers: sample.carriers })}`}
      </p>
      {canBePlaced(history.suggestedRates) && marks.length > 0 && (
        <ul className="grid gap-1 text-ink-2 text-xs">
          {marks.map(({ name, amount }) => {
            const stands = words.standing(whereItStands(amount, point));
            return (
              <li key={name}>
                {t("card.stands", { field: t(`onLoad.${name}`), amount: words.amount(amount, unit), stands })}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

type TakeOverProps = {
  field: (typeof fields)[number];
  form: Editor["form"];
  history: RateHistory;
  point: RatePoint;
  blocked: string | undefined;
};

/** Puts the typical rate into the form; saving it is the editor's affair. */
function TakeOver({ field, form, history, point, blocked }: TakeOverProps) {
  const t = useTranslations("rates.card");
  const words = useRateLabels();
  const { currencyCode } = history;
  const whole = Math.round(point.amountDistribution.p50);
  const take = () => {
    const name = `load.${field}` as const;
    writeFormValues(form, name, form.getValues(name), { currencyCode, amount: whole * 100 });
    toast(t("applied", { amount: words.amount(whole, { currencyCode, kind: "suggested" }) }));
  };
  return (
    <Button
      size="sm"
      disabled={blocked !== undefined}
      title={blocked}
      onClick={take}
      className="justify-self-start whitespace-normal! text-left"
    >
      {t(field === "maxBuy" ? "setMaxBuy" : "setTarget")}
    </Button>
  );
}
