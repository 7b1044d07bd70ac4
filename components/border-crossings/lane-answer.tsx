import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useCrossingLabels } from "@/components/border-crossings/crossing-labels";
import {
  type CrossingsView,
  correctLane,
  crossingsPath,
  mapParts,
  writeCrossingsView,
} from "@/components/border-crossings/crossings-view";
import { LaneFault } from "@/components/border-crossings/lanes-summary";
import { RankingList, shownFrom } from "@/components/border-crossings/ranking-list";
import { LeftOut } from "@/components/border-crossings/restriction-notes";
import { CrossingsMap, type MapCrossing } from "@/components/map/crossings-map";
import { frameAround, wholeMap } from "@/components/map/lay-out-map";
import { crossings } from "@/lib/border-crossings/rules/crossings";
import type { RankingResult } from "@/lib/border-crossings/schema/operations";
import { nameOfPlace, writtenState } from "@/lib/places/rules/place-name";

type LaneAnswerProps = { result: RankingResult; view: CrossingsView; actions: ReactNode };

/** The answer for the lane that is open: what was understood, its map, and its crossings. */
export function LaneAnswer({ result, view, actions }: LaneAnswerProps) {
  const t = useTranslations("borderCrossings");
  if (result.type === "ERROR") return <LaneFault fault={result.error} view={view} />;
  const { origin, destination, crossings, restrictions } = result;
  const [us, mx] = origin.countryCode === "MX" ? [destination, origin] : [origin, destination];
  return (
    <article className="grid gap-4 px-5 py-4 max-sm:px-4">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <h2 className="font-semibold text-lg">{t("lane.title", { from: origin.city, to: destination.city })}</h2>
          <LaneEcho view={view} end="from" place={origin} />
          <LaneEcho view={view} end="to" place={destination} />
        </div>
        {actions}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="lg:sticky lg:top-4">
          <LaneMap ranking={result} view={view} />
        </div>
        <div className="min-w-0">
          <LeftOut restrictions={restrictions} />
          <RankingList
            crossings={crossings}
            states={{
              us: us.state,
              mx: writtenState(mx.state) ?? mx.state,
              from: origin.city,
              to: destination.city,
              load: view.load,
            }}
          />
        </div>
      </div>
    </article>
  );
}

type Place = Extract<RankingResult, { type: "DATA" }>["origin"];
type LaneEchoProps = { view: CrossingsView; end: "from" | "to"; place: Place };

/** What was typed, what it was understood as, how certain that is, and the place that may have been meant instead. */
function LaneEcho({ view, end, place }: LaneEchoProps) {
  const t = useTranslations("borderCrossings.lane");
  const { percent } = useCrossingLabels();
  const { runnerUp, confidence } = place;
  const other = runnerUp && nameOfPlace(runnerUp);
  return (
    <p>
      {t("matched", { place: nameOfPlace(place) })}
      <span className="text-ink-3">
        {" · "}
        {t("confidence", { share: percent(confidence) })}
        {" · "}
        {t("typed", { text: view.lanes[view.open]?.[end] ?? "" })}
      </span>
      {other && other !== nameOfPlace(place) && (
        <>
          <span className="text-ink-3"> · </span>
          <Link
            scroll={false}
            prefetch={false}
            href={`${crossingsPath}${writeCrossingsView(correctLane(view, view.open, { [end]: other }))}`}
            className="text-accent underline underline-offset-4"
          >
            {t("useOther", { place: other })}
          </Link>
        </>
      )}
    </p>
  );
}

type Ranking = Extract<RankingResult, { type: "DATA" }>;

/** The map of a lane: its ends, every crossing, numbered as in the list, and the routes over those that are recommended. */
function LaneMap({ ranking, view }: { ranking: Ranking; view: CrossingsView }) {
  const t = useTranslations("borderCrossings.lane");
  const words = useCrossingLabels();
  const { origin, destination } = ranking;
  const numbers = new Map(
    ranking.crossings
      .filter(({ isListed, probability }) => isListed || probability >= shownFrom)
      .map((ranked, at) => [
        ranked.id,
        { number: at + 1, routeShare: ranked.isListed ? ranked.probability : undefined },
      ]),
  );
  const shown = crossings
    .map((it): MapCrossing => ({ ...it, name: words.crossing(it.id), ...numbers.get(it.id) }))
    .toSorted((a, b) => (a.number ?? crossings.length) - (b.number ?? crossings.length));
  const frames = {
    lane: frameAround([origin, destination, ...shown.filter(({ routeShare }) => routeShare)]),
    border: frameAround(crossings),
    all: wholeMap,
  };
  const crossingNames = shown.flatMap(({ number, name }) => (number ? [`${number} ${name}`] : [])).join(", ");
  return (
    <CrossingsMap
      label={t("map", { from: nameOfPlace(origin), to: nameOfPlace(destination), crossings: crossingNames })}
      frame={frames[view.part]}
      crossings={shown}
      ends={[
        { ...origin, name: origin.city },
        { ...destination, name: destination.city },
      ]}
      caption={
        <>
          <span className="min-w-0 flex-1">{t("mapNote")}</span>
          <nav aria-label={t("mapParts")} className="flex gap-3">
            {mapParts.map((part) => (
              <Link
                key={part}
                replace
                scroll={false}
                prefetch={false}
                aria-current={part === view.part ? "true" : undefined}
                href={`${crossingsPath}${writeCrossingsView({ ...view, part })}`}
                className="text-accent underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:py-3"
              >
                {t(`parts.${part}`)}
              </Link>
            ))}
          </nav>
        </>
      }
    />
  );
}
