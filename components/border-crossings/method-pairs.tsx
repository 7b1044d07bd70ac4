import { useTranslations } from "next-intl";
import { useCrossingWords } from "@/components/border-crossings/crossing-words";
import { ReliabilityDiagram } from "@/components/border-crossings/reliability-diagram";
import { FiguresTable, MethodPart } from "@/components/ui/method-parts";
import backtest from "@/lib/border-crossings/facts/backtest.json";

const { pairs, valueMillionUsd, withHistory, temperatureHeldOut, withoutHistory } = backtest.statePairs;
const ways = { withHistory, temperatureHeldOut, withoutHistory };
const names = ["withHistory", "temperatureHeldOut", "withoutHistory"] as const;

/** How far predicted shares are from counted ones, and which of it is circular. */
export function MethodPairs() {
  const t = useTranslations("borderCrossings.method.pairs");
  const diagram = useTranslations("borderCrossings.method.diagram");
  const words = useCrossingWords();
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
