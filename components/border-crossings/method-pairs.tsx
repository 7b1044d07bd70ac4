import { useTranslations } from "next-intl";
import { useCrossingLabels } from "@/components/border-crossings/crossing-labels";
import { RestrictionText } from "@/components/border-crossings/restriction-notes";
import { FiguresTable, MethodPart } from "@/components/ui/page-parts";
import lanes from "@/lib/border-crossings/examples/crossing-lanes.json";
import unseenLanes from "@/lib/border-crossings/examples/crossing-lanes-unseen.json";
import backtest from "@/lib/border-crossings/facts/backtest.json";
import crossingFacts from "@/lib/border-crossings/facts/crossings.json";
import counts from "@/lib/border-crossings/facts/transborder-shares.json";
import { reportedRestrictions } from "@/lib/border-crossings/rules/crossings";
import evaluation from "@/lib/places/evaluation.json";

type ReliabilityBin = { weight: number; predicted: number; counted: number };
type ReliabilityDiagramProps = { title: string; bins: readonly ReliabilityBin[] };

const size = 240;
const margin = { left: 42, bottom: 34, top: 8, right: 20 };
const ticks = [0, 0.25, 0.5, 0.75, 1];
const x = (share: number) => margin.left + share * size;
const y = (share: number) => margin.top + (1 - share) * size;
/** The area of a dot shows its weight; the smallest can still be seen. */
const radiusOf = (weight: number) => Math.max(2.5, 16 * Math.sqrt(weight));

const Grid = ({ labelX, labelY }: { labelX: string; labelY: string }) => {
  const { percent } = useCrossingLabels();
  return (
    <g aria-hidden className="fill-ink-3 text-[10px]">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={x(tick)} x2={x(tick)} y1={y(0)} y2={y(1)} className="stroke-line" />
          <line x1={x(0)} x2={x(1)} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={x(tick)} y={y(0) + 13} textAnchor="middle">
            {percent(tick)}
          </text>
          <text x={x(0) - 5} y={y(tick)} dy="0.35em" textAnchor="end">
            {percent(tick)}
          </text>
        </g>
      ))}
      <text x={x(0.5)} y={y(0) + 28} textAnchor="middle">
        {labelX}
      </text>
      <text transform={`translate(9 ${y(0.5)}) rotate(-90)`} textAnchor="middle">
        {labelY}
      </text>
    </g>
  );
};

/** Predicted shares against what was counted; on the diagonal a share means what it says. */
function ReliabilityDiagram({ title, bins }: ReliabilityDiagramProps) {
  const t = useTranslations("borderCrossings.method.diagram");
  const { percent } = useCrossingLabels();
  const known = bins.filter(({ weight }) => weight > 0);
  const points = known
    .map(({ predicted, counted }) => t("point", { predicted: percent(predicted), counted: percent(counted) }))
    .join("; ");
  return (
    <figure className="min-w-0 max-w-90 flex-1 basis-70">
      <figcaption className="pb-1 font-medium">{title}</figcaption>
      <svg
        role="img"
        aria-label={t("label", { points })}
        viewBox={`0 0 ${margin.left + size + margin.right} ${margin.top + size + margin.bottom}`}
        className="block w-full rounded-lg border border-line bg-surface p-2"
      >
        <Grid labelX={t("x")} labelY={t("y")} />
        <line x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} className="stroke-ink-3" strokeDasharray="4 4" />
        {known.map(({ predicted, counted, weight }) => (
          <circle
            key={predicted}
            cx={x(predicted)}
            cy={y(counted)}
            r={radiusOf(weight)}
            className="fill-accent stroke-surface"
            fillOpacity={0.75}
          />
        ))}
      </svg>
    </figure>
  );
}

const { pairs, valueMillionUsd, withHistory, temperatureHeldOut, withoutHistory } = backtest.statePairs;
const ways = { withHistory, temperatureHeldOut, withoutHistory };
const names = ["withHistory", "temperatureHeldOut", "withoutHistory"] as const;

/** How far predicted shares are from counted ones, and which of it is circular. */
export function MethodPairs() {
  const t = useTranslations("borderCrossings.method.pairs");
  const diagram = useTranslations("borderCrossings.method.diagram");
  const words = useCrossingLabels();
  const error = (value: number) => words.number(value, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const fine = (value: number) => words.number(value, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  const percent = (share: number) => words.number(share, { style: "percent", maximumFractionDigits: 1 });
  return (
    <MethodPart title={t("title")} text={t("text", { pairs, value: words.number(valueMillionUsd) })}>
      <FiguresTable
        label={t("title")}
        head={[t("way"), t("topShare"), t("first"), t("byTrucks"), t("all")]}
        rows={names.map((name) => {
          const { topShare, first, byTrucks, all } = ways[name];
          return [t(name), percent(topShare), error(first), error(byTrucks), fine(all)];
        })}
      />
      <h3 className="pt-2 font-semibold">{t("circularTitle")}</h3>
      <p className="max-w-180 text-ink-2">{t("circular")}</p>
      <h3 className="pt-2 font-semibold">{t("honestTitle")}</h3>
      <p className="max-w-180 text-ink-2">
        {t("honest", {
          first: error(withoutHistory.first),
          byTrucks: error(withoutHistory.byTrucks),
          withFirst: error(withHistory.first),
          withByTrucks: error(withHistory.byTrucks),
        })}
      </p>
      <h3 className="pt-2 font-semibold">{diagram("title")}</h3>
      <p className="max-w-180 text-ink-2">{diagram("note")}</p>
      <div className="flex flex-wrap gap-5">
        <ReliabilityDiagram title={diagram("with")} bins={withHistory.firstBins} />
        <ReliabilityDiagram title={diagram("without")} bins={withoutHistory.firstBins} />
      </div>
    </MethodPart>
  );
}

/** What crossings are reported not to take, also what is switched off. */
export function MethodRestrictions() {
  const t = useTranslations("borderCrossings.method.restrictions");
  const { date } = useCrossingLabels();
  return (
    <MethodPart title={t("title")} text={t("text")}>
      <ul className="grid max-w-180 gap-3">
        {reportedRestrictions.map((restriction) => {
          const { crossing, kind, isOn, from, until } = restriction;
          const when = [
            t(isOn ? "on" : "off"),
            from && t("from", { date: date(from) }),
            until && t("until", { date: date(until) }),
          ];
          return (
            <li key={crossing + kind}>
              <RestrictionText restriction={restriction} />
              <p className="text-ink-3 text-xs">{when.filter(Boolean).join(", ")}</p>
            </li>
          );
        })}
      </ul>
    </MethodPart>
  );
}

const sources = [
  { name: "lanes", text: lanes.note },
  { name: "lanes", text: unseenLanes.note },
  { name: "counts", text: counts.source },
  { name: "crossings", text: crossingFacts.source },
] as const;

/** Where labels and counts come from, as the data itself says. */
export function MethodSources() {
  const t = useTranslations("borderCrossings.method.labels");
  const quoted = [
    ...sources.map(({ name, text }) => [t(name), text] as const),
    ...evaluation.sets.map(({ note }) => [t("addresses"), note] as const),
  ];
  return (
    <MethodPart title={t("title")} text={t("quoted")}>
      <dl className="grid max-w-180 gap-2">
        {quoted.map(([name, text]) => (
          <div key={text}>
            <dt className="text-ink-3 text-xs">{name}</dt>
            <dd lang="en">{text}</dd>
          </div>
        ))}
        {(["places", "map"] as const).map((name) => (
          <div key={name}>
            <dt className="text-ink-3 text-xs">{t(name)}</dt>
            <dd>{t(`${name}Text`)}</dd>
          </div>
        ))}
      </dl>
    </MethodPart>
  );
}
