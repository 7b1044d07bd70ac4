import { useTranslations } from "next-intl";
import { CrossingNotes, readHours } from "@/components/border-crossings/crossing-facts";
import { useCrossingLabels } from "@/components/border-crossings/crossing-labels";
import { UseOnLoad } from "@/components/border-crossings/use-on-load";
import { Badge } from "@/components/ui/badge";
import { crossingPosition, crossings } from "@/lib/border-crossings/rules/crossings";
import type { RankedCrossing as Ranked } from "@/lib/border-crossings/schema/crossing";
import { listedShareMin } from "@/lib/border-crossings/schema/ranking-values";
import { useDistancesOfRequest } from "@/lib/i18n/units-of-request";

/** Crossings with a smaller share are listed by name only. */
export const shownFrom = 0.01;

/** Nobody drives so far around for a lane, unless more than a few were counted there or the organization's own did. */
const strayDetourMiles = 500;
const isTaken = ({ detourMiles, publicShare = 0, ownLoads }: Ranked) =>
  detourMiles <= strayDetourMiles || publicShare >= shownFrom || ownLoads > 0;

type RankingListProps = { crossings: readonly Ranked[]; states: Omit<States, "areCounted"> };

/** The crossings of a lane, best first: those that are recommended, those below the threshold, and the rest. */
export function RankingList({ crossings, states: ends }: RankingListProps) {
  const t = useTranslations("borderCrossings.ranking");
  const words = useCrossingLabels();
  const { distance } = useDistancesOfRequest();
  const states = { ...ends, areCounted: crossings.some(({ publicShare }) => publicShare !== undefined) };
  const listed = crossings.filter(({ isListed }) => isListed);
  const below = crossings.filter(({ isListed, probability }) => !isListed && probability >= shownFrom);
  const rest = crossings.filter((ranked) => !ranked.isListed && ranked.probability < shownFrom && isTaken(ranked));
  return (
    <section aria-label={t("title")} className="min-w-0">
      <h2 className="font-semibold">{t("title")}</h2>
      <p className="text-ink-3 text-xs">{t("hint", { threshold: words.percent(listedShareMin) })}</p>
      <ol className="pt-1">
        {listed.map((ranked, at) => (
          <RankedCrossing key={ranked.id} number={at + 1} ranked={ranked} states={states} />
        ))}
      </ol>
      {below.length > 0 && (
        <>
          <h2 className="mt-2 border-line border-t pt-3 font-semibold">{t("below")}</h2>
          <ol start={listed.length + 1}>
            {below.map((ranked, at) => (
              <RankedCrossing key={ranked.id} number={listed.length + at + 1} ranked={ranked} states={states} />
            ))}
          </ol>
        </>
      )}
      {rest.length > 0 && (
        <details className="border-line border-t py-2">
          <summary className="cursor-pointer text-ink-2 pointer-coarse:py-3">
            {t("more", { count: rest.length, share: words.percent(shownFrom) })}
          </summary>
          <ul className="grid gap-0.5 py-1 pl-4 text-xs">
            {rest.map(({ id, milesUs, milesMx, detourMiles }) => (
              <li key={id} title={id}>
                {words.crossing(id)}{" "}
                <span className="text-ink-3">
                  {distance(milesUs + milesMx)} · {t("detour", { distance: distance(detourMiles) })}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** The states of the lane, its two cities and the load it was taken from, and whether anything is counted between them. */
type States = { us: string; mx: string; from: string; to: string; load?: string | undefined; areCounted: boolean };
type RankedCrossingProps = { number: number; ranked: Ranked; states: States };

/** The latest year of which trucks are published. */
const latestTrucks = (trucks: Record<string, number | null>) =>
  Object.entries(trucks)
    .filter(([, count]) => count !== null)
    .toSorted(([a], [b]) => b.localeCompare(a))[0];

/** What is known of the crossing itself, in one grey line. */
function CrossingFigures({ ranked }: { ranked: Ranked }) {
  const t = useTranslations("borderCrossings.ranking");
  const words = useCrossingLabels();
  const facts = crossings[crossingPosition(ranked.id)];
  if (!facts) return null;
  const [year, count] = latestTrucks(facts.northboundTrucks) ?? [];
  const parts = [
    year && t("trucks", { count: words.number(count ?? 0), year }),
    t("portHours", { hours: readHours(facts.portHours2022) ?? t("allDay") }),
    t(facts.fastLane ? "fast" : "noFast"),
  ];
  return (
    <>
      <p className="text-ink-3 text-xs">{parts.filter(Boolean).join(" · ")}</p>
      <CrossingNotes facts={facts} />
    </>
  );
}

/** Why it stands where it stands: reasons, what was counted, and the organization's own loads. */
function CrossingReasons({ ranked, states }: { ranked: Ranked; states: States }) {
  const t = useTranslations("borderCrossings");
  const words = useCrossingLabels();
  const reasons = ranked.reasons.map((reason) => t(`reasons.${reason}`)).join(", ");
  const { us, mx, areCounted } = states;
  const uncounted = areCounted ? t("ranking.noPublicShare") : t("ranking.notCounted", { us, mx });
  const counted =
    ranked.publicShare === undefined
      ? uncounted
      : t("ranking.publicShare", { share: words.share(ranked.publicShare), us, mx });
  return (
    <dl className="text-xs">
      {[
        ["why", reasons || t("ranking.noReason")],
        ["history", `${counted} · ${t("ranking.ownLoads", { count: ranked.ownLoads })}`],
      ].map(([name, text]) => (
        <div key={name}>
          <dt className="inline text-ink-3">{t(`ranking.${name}`)}: </dt>
          <dd className="inline text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One crossing of a lane with its evidence. */
function RankedCrossing({ number, ranked, states }: RankedCrossingProps) {
  const t = useTranslations("borderCrossings.ranking");
  const words = useCrossingLabels();
  const { distance } = useDistancesOfRequest();
  const { id, probability, isListed, milesUs, milesMx, detourMiles } = ranked;
  const isShortest = detourMiles < 1;
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)_auto] gap-x-3 border-line border-t py-3 first:border-t-0">
      <span
        aria-hidden
        className={`grid size-6 place-items-center rounded-full border font-medium text-xs ${number === 1 ? "border-accent bg-accent text-on-accent" : "border-line-strong text-ink-2"}`}
      >
        {number}
      </span>
      <div className="grid min-w-0 gap-0.5">
        <h3 className="font-semibold" title={id}>
          {words.crossing(id)}
        </h3>
        <p className="tabular-nums">
          {t("roads", { total: distance(milesUs + milesMx), us: distance(milesUs), mx: distance(milesMx) })}
          {" · "}
          {isShortest ? t("shortest") : t("detour", { distance: distance(detourMiles) })}
        </p>
        <CrossingReasons ranked={ranked} states={states} />
        <CrossingFigures ranked={ranked} />
      </div>
      <div className="grid justify-items-end gap-1.5 content-start max-sm:col-span-2 max-sm:col-start-2 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:pt-2">
        <p className="font-semibold text-lg tabular-nums" title={t("share", { share: words.share(probability) })}>
          {words.share(probability)}
          <span className="sr-only">{t("share", { share: "" })}</span>
        </p>
        <Badge tone={isListed ? "good" : "mute"} title={isListed ? undefined : t("below")}>
          {isListed ? t("listed") : t("belowTitle")}
        </Badge>
        <UseOnLoad crossing={id} lane={states} />
      </div>
    </li>
  );
}
