"use client";

import { useTranslations } from "next-intl";
import { CallCost } from "@/components/app-shell/call-cost";
import { LoadGroups } from "@/components/loads/bulk/bulk-report";
import type { RatedLoad, Unrated } from "@/components/rates/bulk/bulk-lanes";
import type { useBulkRates } from "@/components/rates/bulk/use-bulk-rates";
import { ConfidenceBadge, SyntheticBadge } from "@/components/rates/desk/rate-badges";
import { useRateLabels } from "@/components/rates/desk/rate-labels";
import { Button } from "@/components/ui/button";
import { placeName } from "@/lib/places/rules/place-name";

type Rates = ReturnType<typeof useBulkRates>;

/** What the look-up costs, before it runs. */
export function RatesCost({ rates: { cost, lookUp } }: { rates: Rates }) {
  const t = useTranslations("rates");
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-3 py-2">
      <p>
        {t("confirm.text", { calls: cost.calls })}
        {cost.stored > 0 && <span className="block text-ink-2">{t("bulk.stored", { count: cost.stored })}</span>}
      </p>
      <Button variant="primary" onClick={lookUp}>
        {t("confirm.action", { lanes: cost.lanes })}
        <CallCost calls={cost.calls} />
      </Button>
    </div>
  );
}

const whys: readonly Unrated[] = ["noPlaces", "noTrailerRates"];

/** The rate of each load, and which have none. */
export function RatesResults({ rates: { known, rated, unrated, without } }: { rates: Rates }) {
  const t = useTranslations("rates.bulk");
  if (known.isError) {
    return (
      <p className="flex items-center gap-3 text-bad">
        {t("failed")}
        <Button size="sm" onClick={() => known.refetch()}>
          {t("tryAgain")}
        </Button>
      </p>
    );
  }
  if (!known.data) return <p className="text-ink-2">{t("reading")}</p>;
  return (
    <div className="grid gap-2">
      {rated.some(({ isSynthetic }) => isSynthetic) && (
        <p>
          <SyntheticBadge />
        </p>
      )}
      {rated.length > 0 && <RatedTable rated={rated} />}
      <LoadGroups
        groups={[
          { key: "without", tone: "quiet", text: t("without", { count: without.length }), loads: without },
          ...whys.map((why) => {
            const loads = unrated.filter((one) => one.why === why).map(({ load }) => load);
            return { key: why, tone: "quiet" as const, text: t(why, { count: loads.length }), loads };
          }),
        ]}
      />
    </div>
  );
}

const shownMax = 200;
const cell = "px-2 py-1 text-left";
const number = "px-2 py-1 text-right tabular-nums";

function RatedTable({ rated }: { rated: readonly RatedLoad[] }) {
  const t = useTranslations("rates.bulk");
  const words = useRateLabels();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <section aria-label={t("table")} tabIndex={0} className="max-h-72 overflow-auto rounded-md border border-line">
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-surface text-ink-2">
          <tr>
            <th className={cell}>{t("columns.load")}</th>
            <th className={`${cell} max-sm:hidden`}>{t("columns.lane")}</th>
            <th className={`${number} max-sm:hidden`}>{t("columns.range")}</th>
            <th className={number}>{t("columns.median")}</th>
            <th className={cell}>{t("columns.confidence")}</th>
          </tr>
        </thead>
        <tbody>
          {rated.slice(0, shownMax).map(({ load, point, currency: currencyCode }) => {
            const { p25, p50, p75 } = point.amountDistribution;
            const figure = (amount: number) => words.figure(amount, "suggested");
            return (
              <tr key={load.id} className="border-line border-t">
                <td className={`${cell} font-mono text-xs`}>{load.externalDisplayId}</td>
                <td className={`${cell} max-sm:hidden`}>
                  {placeName(load.origin?.place)} → {placeName(load.destination?.place)}
                </td>
                <td className={`${number} max-sm:hidden`}>
                  {figure(p25)}–{figure(p75)}
                </td>
                <td className={number}>{words.amount(p50, { currencyCode, kind: "suggested" })}</td>
                <td className={cell}>
                  <ConfidenceBadge point={point} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rated.length > shownMax && <p className="p-2 text-ink-2">{t("more", { count: rated.length - shownMax })}</p>}
    </section>
  );
}
