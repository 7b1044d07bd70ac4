import { useTranslations } from "next-intl";
import { CrossingsMap, type MapCrossing } from "@/components/map/crossings-map";
import { frameAround } from "@/components/map/lay-out-map";
import { Alternates } from "@/components/rates/desk/alternates";
import { AnswerActions } from "@/components/rates/desk/answer-actions";
import { HistoryPanel } from "@/components/rates/desk/history-panel";
import { HowMade } from "@/components/rates/desk/how-made";
import { NotLookedUp, StoredNote } from "@/components/rates/desk/look-ups";
import { NoRate } from "@/components/rates/desk/no-rate";
import { SyntheticBadge } from "@/components/rates/desk/rate-badges";
import { useRateLabels } from "@/components/rates/desk/rate-labels";
import type { RatesView } from "@/components/rates/desk/rates-view";
import { crossings } from "@/lib/border-crossings/rules/crossings";
import { useDistancesOfRequest } from "@/lib/i18n/units-of-request";
import type { RateEvidence, RecalledAnswer } from "@/lib/rates/schema/evidence";
import type { RateResult } from "@/lib/rates/schema/history-operation";
import type { PricingLane, RateHistory } from "@/lib/rates/schema/rate-history";

type LaneAnswerProps = { view: RatesView; answer: RecalledAnswer | null };

/** What is known of the lane that is open: its history, why there is none, or that nobody asked yet. */
export function LaneAnswer({ view, answer }: LaneAnswerProps) {
  if (!answer) return <NotLookedUp />;
  const { item, at, evidence } = answer;
  if (item.type === "DATA") return <LaneHistory view={view} data={item} at={at} evidence={evidence} />;
  return <NoRate fault={item.error} view={view} at={at} evidence={evidence} />;
}

type LaneHistoryProps = {
  view: RatesView;
  data: Extract<RateResult, { type: "DATA" }>;
  at: string;
  evidence: RateEvidence | undefined;
};

/** The history of a lane with all its evidence: the figures, where the lane lies, what compares, how it was made. */
function LaneHistory({ view, data, at, evidence }: LaneHistoryProps) {
  const t = useTranslations("rates");
  const words = useRateLabels();
  const { rateHistory: history, alternateRateHistories: alternates } = data;
  const { distance } = useDistancesOfRequest();
  const { pricingLane: lane, routeMiles, routeMilesWithDeadhead } = history;
  const facts = [
    words.trailer(lane.trailerCategory),
    lane.usMxBorderCrossing && t("lane.via", { crossing: words.crossing(lane.usMxBorderCrossing) }),
    distance(routeMiles),
    routeMilesWithDeadhead > routeMiles && t("lane.deadhead", { distance: distance(routeMilesWithDeadhead) }),
  ];
  const asked = view.lanes[view.open];
  return (
    <article
      key={data.id}
      className="grid max-w-375 gap-4 px-5 py-4 max-sm:px-4 print:gap-2 print:p-0 print:[zoom:0.78]"
    >
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="flex min-w-0 flex-1 max-sm:basis-full flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-lg">
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

type RateMapProps = { history: RateHistory; alternates: readonly RateHistory[] };

/** The lane and its markets; the crossing that was priced is number 1, others that came with it follow. */
function RateMap({ history: { pricingLane: lane }, alternates }: RateMapProps) {
  const t = useTranslations("rates.lane");
  const words = useRateLabels();
  const [origin, destination] = [lane.origin.market, lane.destination.market];
  const isSameEnds = (other: PricingLane) =>
    other.origin.market.code === origin.code && other.destination.market.code === destination.code;
  const ids = [lane, ...alternates.map(({ pricingLane }) => pricingLane).filter(isSameEnds)].flatMap(
    ({ usMxBorderCrossing: id }) => id ?? [],
  );
  const shown = [...new Set(ids)].flatMap((id, at): MapCrossing[] => {
    const facts = crossings.find((crossing) => crossing.id === id);
    return facts ? [{ ...facts, name: words.crossing(id), number: at + 1, routeShare: at === 0 ? 0.3 : 0.05 }] : [];
  });
  const ends = [
    { ...origin.centroid, name: origin.name },
    { ...destination.centroid, name: destination.name },
  ] as const;
  const crossingNames = shown.map(({ number, name }) => `${number} ${name}`).join(", ");
  const named = { from: origin.name, to: destination.name };
  return (
    <div className="grid gap-2">
      <CrossingsMap
        label={crossingNames ? t("mapVia", { ...named, crossings: crossingNames }) : t("map", named)}
        frame={frameAround([...ends, ...shown])}
        crossings={shown}
        ends={ends}
        caption={t("mapNote")}
      />
      <dl className="grid grid-cols-2 gap-2">
        {[origin, destination].map(({ code, name, countryCode }) => (
          <div key={code} className="min-w-0">
            <dt className="truncate font-medium">{name}</dt>
            <dd className="text-ink-3 text-xs">{t("market", { code, country: countryCode })}</dd>
          </div>
        ))}
      </dl>
      {shown.length > 1 && (
        <ol className="text-ink-2 text-xs">
          {shown.map(({ number, name }) => (
            <li key={name}>
              {number} {name}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
