import Link from "next/link";
import { useTranslations } from "next-intl";
import { useCrossingLabels } from "@/components/border-crossings/crossing-labels";
import {
  type CrossingsView,
  correctLane,
  crossingsPath,
  writeCrossingsView,
} from "@/components/border-crossings/crossings-view";
import { ButtonLink } from "@/components/ui/button-link";
import type { RankingResult } from "@/lib/border-crossings/schema/operations";
import { useDistancesOfRequest } from "@/lib/i18n/units-of-request";
import { nameOfPlace } from "@/lib/places/rules/place-name";

type Fault = Extract<RankingResult, { type: "ERROR" }>["error"];

const worded = ["NOT_US_MX_CROSSING", "LOCATION_AMBIGUOUS", "LOCATION_NOT_FOUND", "INVALID_STOPS"] as const;

/** Which place of a lane is meant: its first stop is where it comes from. */
const endOf = ({ details }: Fault) => (details?.stopIndex === 1 ? "to" : "from");

function useFaultTitle() {
  const t = useTranslations("borderCrossings.fault");
  return (fault: Fault, lane: { from: string; to: string }) => {
    const code = worded.find((known) => known === fault.code) ?? "other";
    return { code, title: t(`${code}.title`, { text: lane[endOf(fault)] }) };
  };
}

/** Why a lane has no crossings, in neutral words, and the way on. */
export function LaneFault({ fault, view }: { fault: Fault; view: CrossingsView }) {
  const t = useTranslations("borderCrossings.fault");
  const { percent } = useCrossingLabels();
  const lane = view.lanes[view.open];
  const faultTitle = useFaultTitle();
  if (!lane) return null;
  const { code, title } = faultTitle(fault, lane);
  const { candidate, runnerUp } = fault.details ?? {};
  // A second place of the same name in the same state cannot be asked for by name.
  const hasOther = runnerUp && candidate && nameOfPlace(runnerUp) !== nameOfPlace(candidate);
  const places = [candidate, hasOther ? runnerUp : undefined].flatMap((place) => place ?? []);
  return (
    <section className="max-w-190 px-5 py-6 max-sm:px-4">
      <h2 className="font-semibold text-lg">{title}</h2>
      <p className="pt-1 text-ink-2">{t(`${code}.text`)}</p>
      <div className="flex flex-wrap gap-2 pt-3">
        {places.map((place) => (
          <ButtonLink
            key={nameOfPlace(place)}
            scroll={false}
            href={`${crossingsPath}${writeCrossingsView(correctLane(view, view.open, { [endOf(fault)]: nameOfPlace(place) }))}`}
          >
            {t("use", { place: nameOfPlace(place) })}
            <span className="font-normal text-ink-3">{t("likely", { share: percent(place.confidence) })}</span>
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}

/** Says the answer of the open lane to those who do not see it come. */
export function AnswerStatus({ result, view }: { result: RankingResult | undefined; view: CrossingsView }) {
  const t = useTranslations("borderCrossings");
  const words = useCrossingLabels();
  const faultTitle = useFaultTitle();
  const lane = view.lanes[view.open];
  const answer = () => {
    if (!result || !lane) return "";
    if (result.type === "ERROR") return faultTitle(result.error, lane).title;
    const [first] = result.crossings;
    if (!first) return "";
    const route = t("lane.title", { from: result.origin.city, to: result.destination.city });
    return `${route}: ${words.crossing(first.id)}, ${t("ranking.share", { share: words.share(first.probability) })}`;
  };
  return (
    <p role="status" className="sr-only">
      {answer()}
    </p>
  );
}

type LanesSummaryProps = { view: CrossingsView; results: readonly RankingResult[] };
const cell = "border-line border-t px-2 py-1.5 align-top";

/** What a lane came to: its likeliest crossing and the further ones that are listed, or why it has none. */
function OutcomeCells({ result, lane }: { result: RankingResult; lane: CrossingsView["lanes"][number] }) {
  const t = useTranslations("borderCrossings.summary");
  const words = useCrossingLabels();
  const { distance } = useDistancesOfRequest();
  const faultTitle = useFaultTitle();
  if (result.type === "ERROR") {
    return (
      <td colSpan={3} className={`${cell} text-ink-2`}>
        {faultTitle(result.error, lane).title}
      </td>
    );
  }
  const [first, ...others] = result.crossings;
  const listed = others.filter(({ isListed }) => isListed);
  return (
    <>
      <td className={cell}>
        {first && words.crossing(first.id)}{" "}
        <span className="text-ink-3">{first && words.share(first.probability)}</span>
      </td>
      <td className={`${cell} text-ink-2 max-sm:hidden`}>
        {listed.map(({ id }) => words.crossing(id)).join(", ") || t("noOthers")}
      </td>
      <td className={`${cell} text-right tabular-nums`}>{first && distance(first.milesUs + first.milesMx)}</td>
    </>
  );
}

/** One row for each lane, in the order they were asked. */
export function LanesSummary({ view, results }: LanesSummaryProps) {
  const t = useTranslations("borderCrossings.summary");
  const trailer = useTranslations("borderCrossings.trailers");
  return (
    <section
      aria-label={t("title", { count: results.length })}
      className="max-h-90 overflow-auto border-line border-b px-3 pb-3 max-sm:px-2"
    >
      <table className="w-full text-left">
        <thead className="sticky top-0 bg-bg text-ink-3 text-xs">
          <tr>
            <th className="px-2 py-1.5 text-right font-normal">#</th>
            <th className="px-2 py-1.5 font-normal">{t("from")}</th>
            <th className="px-2 py-1.5 font-normal">{t("to")}</th>
            <th className="px-2 py-1.5 font-normal max-lg:hidden">{t("trailer")}</th>
            <th className="px-2 py-1.5 font-normal">{t("first")}</th>
            <th className="px-2 py-1.5 font-normal max-sm:hidden">{t("others")}</th>
            <th className="px-2 py-1.5 text-right font-normal">{t("roads")}</th>
          </tr>
        </thead>
        <tbody>
          {results.map((result, at) => {
            const lane = view.lanes[at];
            if (!lane) return null;
            const places =
              result.type === "DATA" ? [result.origin, result.destination].map(nameOfPlace) : [lane.from, lane.to];
            const key = `${at} ${lane.from} ${lane.to}`;
            return (
              <tr key={key} className={at === view.open ? "bg-accent-soft" : undefined}>
                <td className={`${cell} text-right`}>
                  <Link
                    scroll={false}
                    prefetch={false}
                    aria-label={t("show", { number: at + 1 })}
                    aria-current={at === view.open ? "true" : undefined}
                    href={`${crossingsPath}${writeCrossingsView({ ...view, open: at })}`}
                    className="inline-block min-w-6 font-medium text-accent underline underline-offset-4 pointer-coarse:min-w-11 pointer-coarse:py-3"
                  >
                    {at + 1}
                  </Link>
                </td>
                <td className={cell}>{places[0]}</td>
                <td className={cell}>{places[1]}</td>
                <td className={`${cell} text-ink-2 max-lg:hidden`}>{trailer(lane.trailer)}</td>
                <OutcomeCells result={result} lane={lane} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
