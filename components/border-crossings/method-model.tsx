import { useTranslations } from "next-intl";
import { useCrossingLabels } from "@/components/border-crossings/crossing-labels";
import { FiguresTable, MethodPart, Misses } from "@/components/ui/page-parts";
import backtest from "@/lib/border-crossings/facts/backtest.json";
import { crossings } from "@/lib/border-crossings/rules/crossings";
import { kappa } from "@/lib/border-crossings/rules/history";
import { farDetourMilesMin, listedShareMin } from "@/lib/border-crossings/schema/ranking-values";
import evaluation from "@/lib/places/evaluation.json";
import { nameOfPlace } from "@/lib/places/rules/place-name";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** What a recommendation is made of, with the figures the code itself has. */
export function MethodModel() {
  const t = useTranslations("borderCrossings.method.model");
  const { percent } = useCrossingLabels();
  const text = t("text", {
    count: crossings.length,
    loads: kappa,
    detour: farDetourMilesMin,
    threshold: percent(listedShareMin),
  });
  return (
    <MethodPart title={t("title")} text={text}>
      <p className="text-ink-2">{t("cost", { microseconds: backtest.microseconds })}</p>
    </MethodPart>
  );
}

const sets = [
  { name: "dev", ...backtest.lanes },
  { name: "unseen", ...backtest.unseenLanes },
] as const;

/** How often the model names the crossing that people name. */
export function MethodLanes() {
  const t = useTranslations("borderCrossings.method.lanes");
  const words = useCrossingLabels();
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
            const miss = t("missNamed", {
              named: `${nameOf(named[0]?.id)} (${words.percent(named[0]?.probability ?? 0)})`,
              expected: acceptable.map(nameOf).join(", "),
            });
            return `${origin} → ${destination}: ${miss}`;
          })}
        />
      ))}
    </MethodPart>
  );
}

const nameOf = (file: string) => (file.includes("unseen") ? "addressesUnseen" : "addresses");

/** How many addresses are found, and which are not. */
export function MethodPlaces() {
  const t = useTranslations("borderCrossings.method.places");
  return (
    <MethodPart title={t("title")} text={t("text", { miles: evaluation.hitMilesMax })}>
      <FiguresTable
        label={t("title")}
        head={[t("set"), t("found"), t("junk"), t("cost")]}
        rows={evaluation.sets.map(({ file, places, found, junk, refused, microseconds }) => [
          t(nameOf(file)),
          t("of", { hits: found, count: places }),
          junk > 0 ? t("of", { hits: refused, count: junk }) : "—",
          t("microseconds", { value: microseconds }),
        ])}
      />
      {evaluation.sets.map(({ file, misses }) => (
        <Misses
          key={file}
          title={`${t("misses")}: ${t(nameOf(file))}`}
          items={misses.map(({ text, found }) =>
            found ? t("miss", { text, place: nameOfPlace(found) }) : t("missNothing", { text }),
          )}
        />
      ))}
    </MethodPart>
  );
}
