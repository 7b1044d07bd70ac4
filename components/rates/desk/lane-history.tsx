import { useTranslations } from "next-intl";
import { Alternates } from "@/components/rates/desk/alternates";
import { AnswerActions } from "@/components/rates/desk/answer-actions";
import { HistoryPanel } from "@/components/rates/desk/history-panel";
import { HowMade } from "@/components/rates/desk/how-made";
import { RateMap } from "@/components/rates/desk/rate-map";
import { useRateWords } from "@/components/rates/desk/rate-words";
import type { RatesView } from "@/components/rates/desk/rates-view";
import { StoredNote } from "@/components/rates/desk/stored-note";
import { SyntheticBadge } from "@/components/rates/desk/synthetic-badge";
import type { RateEvidence } from "@/lib/rates/schema/evidence";
import type { RateResult } from "@/lib/rates/schema/history-operation";

type LaneHistoryProps = {
  view: RatesView;
  data: Extract<RateResult, { type: "DATA" }>;
  at: string;
  evidence: RateEvidence | undefined;
};

/** The history of a lane with all its evidence: the figures, where the lane lies, what compares, how it was made. */
export function LaneHistory({ view, data, at, evidence }: LaneHistoryProps) {
  const t = useTranslations("rates");
  const words = useRateWords();
  const { rateHistory: history, alternateRateHistories: alternates } = data;
  const { pricingLane: lane, routeMiles, routeMilesWithDeadhead } = history;
  const deadhead = words.number(routeMilesWithDeadhead, { maximumFractionDigits: 0 });
  const facts = [
    words.trailer(lane.trailerCategory),
    lane.usMxBorderCrossing && t("lane.via", { crossing: words.crossing(lane.usMxBorderCrossing) }),
    words.miles(routeMiles),
    routeMilesWithDeadhead > routeMiles && t("lane.deadhead", { miles: deadhead }),
  ];
  const asked = view.lanes[view.open];
  return (
    <article
      key={data.id}
      className="grid max-w-375 gap-4 px-5 py-4 max-sm:px-4 print:gap-2 print:p-0 print:[zoom:0.78]"
    >
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-lg">
            {words.lane(lane)}
            {evidence?.isSynthetic && <SyntheticBadge />}
          </h2>
          <AnswerActions data={data} evidence={evidence} />
        </div>
        <p className="text-ink-2 tabular-nums">{facts.filter(Boolean).join(" · ")}</p>
        <StoredNote at={at} place={view.open}>
          {asked && t("lane.asked", { from: asked.from, to: asked.to })}
        </StoredNote>
      </header>
      <HistoryPanel history={history} evidence={evidence} aside={<RateMap history={history} alternates={alternates} />}>
        <Alternates history={history} alternates={alternates} />
        {evidence ? (
          <HowMade evidence={evidence} history={history} id={data.id} />
        ) : (
          <p className="text-ink-3">{t("made.missing")}</p>
        )}
      </HistoryPanel>
    </article>
  );
}
