import { useTranslations } from "next-intl";
import { QuantileBar } from "@/components/charts/quantile-bar";
import { type AmountScale, amountScale, amountsOf } from "@/components/charts/scale";
import { OtherDirection } from "@/components/rates/desk/look-ups";
import { ConfidenceBadge } from "@/components/rates/desk/rate-badges";
import { useRateLabels } from "@/components/rates/desk/rate-labels";
import { bandOf } from "@/components/rates/desk/series";
import type { PricingLane, RateHistory, RatePoint } from "@/lib/rates/schema/rate-history";

type AlternatesProps = { history: RateHistory; alternates: readonly RateHistory[] };

type Row = { history: RateHistory; point: RatePoint };

const newestOf = (history: RateHistory): Row[] => {
  const point = history.latestSuggestedRate ?? history.latestAllInRate;
  return point ? [{ history, point }] : [];
};

/** In what an alternate differs from the lane that was asked for. */
function differenceOf(lane: PricingLane, other: PricingLane) {
  const isSameMarkets =
    lane.origin.market.code === other.origin.market.code &&
    lane.destination.market.code === other.destination.market.code;
  if (!isSameMarkets) return "market";
  return lane.trailerCategory === other.trailerCategory ? "crossing" : "trailer";
}

/** The lane beside what came with its look-up: other crossings, neighbouring markets, other trailers; and the way back. */
export function Alternates({ history, alternates }: AlternatesProps) {
  const t = useTranslations("rates.alternates");
  const [own] = newestOf(history);
  const others = alternates.flatMap(newestOf);
  const scale = amountScale(amountsOf([...(own ? [own] : []), ...others].map(({ point }) => bandOf(point))));
  return (
    <section aria-labelledby="alternates" className="grid gap-1 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="alternates" className="font-semibold">
          {t("title")}
        </h3>
        <OtherDirection />
      </div>
      <p className="text-ink-3 text-xs">{others.length > 0 ? t("hint") : t("none")}</p>
      {own && others.length > 0 && (
        <ul className="pt-1">
          <Alternate row={own} own={own} scale={scale} />
          {others.map((row) => (
            <Alternate key={JSON.stringify(row.history.pricingLane)} row={row} own={own} scale={scale} />
          ))}
        </ul>
      )}
    </section>
  );
}

type AlternateProps = { row: Row; own: Row; scale: AmountScale };

function Alternate({ row: { history, point }, own, scale }: AlternateProps) {
  const t = useTranslations("rates.alternates");
  const words = useRateLabels();
  const { pricingLane: lane, currencyCode } = history;
  const isOwn = history === own.history;
  const kind = differenceOf(own.history.pricingLane, lane);
  const name = {
    crossing: lane.usMxBorderCrossing ? words.crossing(lane.usMxBorderCrossing) : words.lane(lane),
    market: words.lane(lane),
    trailer: words.trailer(lane.trailerCategory),
  }[kind];
  const unit = { currencyCode, kind: "suggested" as const };
  const { p25, p50, p75 } = point.amountDistribution;
  const change = p50 / own.point.amountDistribution.p50 - 1;
  return (
    <li className="grid grid-cols-[minmax(0,5fr)_minmax(0,5fr)_12rem] items-center gap-x-4 gap-y-1 border-line border-t py-2 print:grid-cols-[minmax(0,1fr)_auto] print:py-0.5 first:border-t-0 max-sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className={isOwn ? "font-semibold" : undefined}>{name}</p>
        <p className="text-ink-3 text-xs">{isOwn ? t("this") : t(kind)}</p>
      </div>
      <div className="max-sm:col-span-2 max-sm:row-start-2 print:hidden">
        <QuantileBar band={bandOf(point)} scale={scale} />
      </div>
      <div className="grid justify-items-end gap-0.5 text-right tabular-nums">
        <p>
          <span className="font-semibold">{words.amount(p50, unit)}</span>{" "}
          <span className="text-ink-3 text-xs">{isOwn ? "" : words.change(change)}</span>
        </p>
        <p className="flex items-center gap-2 text-ink-3 text-xs">
          {words.figure(p25, "suggested")}–{words.figure(p75, "suggested")}
          <ConfidenceBadge point={point} />
        </p>
      </div>
    </li>
  );
}
