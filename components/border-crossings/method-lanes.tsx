import { useTranslations } from "next-intl";
import { useCrossingWords } from "@/components/border-crossings/crossing-words";
import { FiguresTable, MethodPart, Misses } from "@/components/ui/method-parts";
import backtest from "@/lib/border-crossings/facts/backtest.json";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

const sets = [
  { name: "dev", ...backtest.lanes },
  { name: "unseen", ...backtest.unseenLanes },
] as const;

/** How often the model names the crossing that people name. */
export function MethodLanes() {
  const t = useTranslations("borderCrossings.method.lanes");
  const words = useCrossingWords();
  const tenths = { maximumFractionDigits: 1 };
  const percent = (share: number) => words.number(share, { style: "percent", ...tenths });
  const nameOf = (id: string | undefined) => words.crossing(UsMxBorderCrossing.parse(id));
  return (
    <MethodPart title={t("title")} text={t("text")}>
      <FiguresTable
        label={t("title")}
        head={[t("set"), t("hits"), t("precision"), t("listed")]}
        rows={sets.map(({ name, hits, lanes, precisionOfListed, listedPerLane }) => [
          t(name),
          t("of", { hits, lanes, share: percent(hits / lanes) }),
          percent(precisionOfListed),
          words.number(listedPerLane, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
        ])}
      />
      {sets.map(({ name, misses }) => (
        <Misses
          key={name}
          title={`${t("misses")}: ${t(name)}`}
          items={misses.map(({ origin, destination, named, acceptable }) => {
            const told = t("missNamed", {
              named: `${nameOf(named[0]?.id)} (${words.percent(named[0]?.probability ?? 0)})`,
              expected: acceptable.map(nameOf).join(", "),
            });
            return `${origin} → ${destination}: ${told}`;
          })}
        />
      ))}
    </MethodPart>
  );
}
