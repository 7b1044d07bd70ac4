import Link from "next/link";
import { useTranslations } from "next-intl";
import { exampleLanes } from "@/components/border-crossings/lane-text";
import { QuantileBar } from "@/components/charts/quantile-bar";
import { type AmountScale, amountScale, amountsOf } from "@/components/charts/scale";
import { Sparkline } from "@/components/charts/sparkline";
import { LookUpRest } from "@/components/rates/desk/look-ups";
import { ConfidenceBadge, SyntheticBadge } from "@/components/rates/desk/rate-badges";
import { useRateLabels } from "@/components/rates/desk/rate-labels";
import { emptyRateLane, haveSameEnds, type RatesView, ratesHref } from "@/components/rates/desk/rates-view";
import { bandOf, bandsOf } from "@/components/rates/desk/series";
import { ButtonLink } from "@/components/ui/button-link";
import type { RecalledAnswer } from "@/lib/rates/schema/evidence";
import { weeksAsked } from "@/lib/vocabulary/rates.values";

export function RatesSubtitle() {
  const t = useTranslations("rates");
  return t("subtitle", { weeks: weeksAsked });
}

/** Says the answer of the open lane to those who do not see it come. */
export function RatesStatus({ answer }: { answer: RecalledAnswer | null | undefined }) {
  const t = useTranslations("rates");
  const words = useRateLabels();
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

type Answers = readonly (RecalledAnswer | null)[];
type RatesSummaryProps = { view: RatesView; answers: Answers };

const cell = "border-line border-t px-2 py-1.5 align-middle";
const head = "px-2 py-1.5 font-normal";

/** One scale for lanes that compare. */
function scaleFor(view: RatesView, answers: Answers) {
  if (!haveSameEnds(view.lanes)) return undefined;
  const bands = answers.flatMap((answer) => {
    const point = answer?.item.type === "DATA" && answer.item.rateHistory.latestSuggestedRate;
    return point ? [bandOf(point)] : [];
  });
  return amountScale(amountsOf(bands));
}

/** One row for each lane, in the order they were asked. */
export function RatesSummary({ view, answers }: RatesSummaryProps) {
  const t = useTranslations("rates.lanes");
  const scale = scaleFor(view, answers);
  const open = answers.flatMap((answer, at) => (answer ? [] : [at]));
  return (
    <section aria-label={t("title", { count: answers.length })} className="border-line border-b px-3 pb-3 max-sm:px-2">
      <div className="max-h-90 overflow-auto">
        <table className="w-full text-left">
          <thead className="sticky top-0 z-10 bg-bg text-ink-3 text-xs">
            <tr>
              <th className={`${head} text-right`}>#</th>
              <th className={head}>{t("from")}</th>
              <th className={head}>{t("to")}</th>
              <th className={`${head} max-lg:hidden`}>{t("trailer")}</th>
              <th className={`${head} max-sm:hidden`}>{t("crossing")}</th>
              <th className={`${head} text-right`}>{t("rate")}</th>
              <th className={`${head} w-40 max-sm:hidden`}>{t(scale ? "compared" : "weeks", { weeks: weeksAsked })}</th>
              <th className={`${head} max-sm:hidden`}>{t("confidence")}</th>
            </tr>
          </thead>
          <tbody>
            {answers.map((answer, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place.
              <SummaryRow key={at} view={view} at={at} answer={answer} scale={scale} />
            ))}
          </tbody>
        </table>
      </div>
      <LookUpRest open={open} />
    </section>
  );
}

type SummaryRowProps = {
  view: RatesView;
  at: number;
  answer: RecalledAnswer | null;
  scale: AmountScale | undefined;
};

function SummaryRow({ view, at, answer, scale }: SummaryRowProps) {
  const t = useTranslations("rates.lanes");
  const words = useRateLabels();
  const lane = view.lanes[at];
  if (!lane) return null;
  const history = answer?.item.type === "DATA" ? answer.item.rateHistory : undefined;
  const crossing = history?.pricingLane.usMxBorderCrossing ?? (lane.crossing || undefined);
  const [from, to] = history
    ? [history.pricingLane.origin.market.name, history.pricingLane.destination.market.name]
    : [lane.from, lane.to];
  return (
    <tr className={at === view.open ? "bg-accent-soft" : undefined}>
      <td className={`${cell} text-right`}>
        <Link
          scroll={false}
          prefetch={false}
          aria-label={t("show", { number: at + 1 })}
          aria-current={at === view.open ? "true" : undefined}
          href={ratesHref({ ...view, open: at })}
          className="inline-block min-w-6 font-medium text-accent underline underline-offset-4 pointer-coarse:min-w-11 pointer-coarse:py-3"
        >
          {at + 1}
        </Link>
      </td>
      <td className={cell} title={lane.from}>
        {from}
      </td>
      <td className={cell} title={lane.to}>
        {to}
      </td>
      <td className={`${cell} text-ink-2 max-lg:hidden`}>{words.trailer(lane.trailer)}</td>
      <td className={`${cell} text-ink-2 max-sm:hidden`}>{crossing ? words.crossing(crossing) : t("noCrossing")}</td>
      <RateCells answer={answer} scale={scale} />
    </tr>
  );
}

function RateCells({ answer, scale }: Pick<SummaryRowProps, "answer" | "scale">) {
  const t = useTranslations("rates.lanes");
  const words = useRateLabels();
  const history = answer?.item.type === "DATA" ? answer.item.rateHistory : undefined;
  const point = history?.latestSuggestedRate ?? history?.latestAllInRate;
  if (!history || !point) {
    return (
      <td colSpan={3} className={`${cell} text-ink-3 max-sm:text-right`}>
        {answer?.item.type === "ERROR" ? words.fault(answer.item.error.code) : t("pending")}
      </td>
    );
  }
  const { p25, p50, p75 } = point.amountDistribution;
  return (
    <>
      <td className={`${cell} text-right tabular-nums`}>
        <span className="whitespace-nowrap font-semibold">
          {words.amount(p50, { currencyCode: history.currencyCode, kind: "suggested" })}
        </span>
        <span className="block whitespace-nowrap text-ink-3 text-xs">
          {words.figure(p25, "suggested")}–{words.figure(p75, "suggested")}
        </span>
      </td>
      <td className={`${cell} max-sm:hidden`}>
        {scale ? (
          <QuantileBar band={bandOf(point)} scale={scale} />
        ) : (
          <Sparkline bands={bandsOf(history, "suggested")} />
        )}
      </td>
      <td className={`${cell} max-sm:hidden`}>
        <span className="flex flex-wrap gap-1">
          <ConfidenceBadge point={point} hasScore />
          {answer?.evidence?.isSynthetic && <SyntheticBadge isShort />}
        </span>
      </td>
    </>
  );
}

/** Before the first lane: three to begin with. */
export function RatesEmpty() {
  const t = useTranslations("rates");
  const trailers = useTranslations("borderCrossings.trailers");
  return (
    <section className="max-w-190 px-5 py-8 max-sm:px-4">
      <h2 className="font-semibold text-lg">{t("empty.title")}</h2>
      <p className="pt-1 text-ink-2">{t("empty.text")}</p>
      <div className="flex flex-wrap gap-2 pt-3">
        {exampleLanes.map((lane) => (
          <ButtonLink key={lane.from} href={ratesHref({ lanes: [{ ...emptyRateLane, ...lane }] })} scroll={false}>
            {t("lane.title", lane)}
            <span className="font-normal text-ink-3">{trailers(lane.trailer)}</span>
          </ButtonLink>
        ))}
      </div>
      <p className="pt-4 text-ink-3 text-xs">{t("empty.noObservations")}</p>
    </section>
  );
}
