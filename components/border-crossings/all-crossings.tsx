import { useTranslations } from "next-intl";
import { useCrossingLabels } from "@/components/border-crossings/crossing-labels";
import { type CrossingsView, crossingsPath, writeCrossingsView } from "@/components/border-crossings/crossings-view";
import { exampleLanes } from "@/components/border-crossings/lane-text";
import { CrossingsMap } from "@/components/map/crossings-map";
import { frameAround } from "@/components/map/lay-out-map";
import { ButtonLink } from "@/components/ui/button-link";
import { crossings, trucks2024 } from "@/lib/border-crossings/rules/crossings";

const hrefOf = (lanes: CrossingsView["lanes"]) =>
  `${crossingsPath}${writeCrossingsView({ lanes, isHazmat: false, open: 0, part: "lane" })}`;

/** Before the first lane: three to begin with, and all crossings of the border. */
export function AllCrossings() {
  const t = useTranslations("borderCrossings");
  const words = useCrossingLabels();
  const busiest = crossings.toSorted((a, b) => trucks2024(b) - trucks2024(a));
  return (
    <div className="grid gap-5 px-5 py-5 max-sm:px-4">
      <section>
        <h2 className="font-semibold text-lg">{t("empty.title")}</h2>
        <p className="pt-1 text-ink-2">{t("empty.text")}</p>
        <div className="flex flex-wrap gap-2 pt-3">
          {exampleLanes.map((lane) => (
            <ButtonLink key={lane.from} href={hrefOf([lane])} scroll={false}>
              {t("lane.title", lane)}
              <span className="font-normal text-ink-3">{t(`trailers.${lane.trailer}`)}</span>
            </ButtonLink>
          ))}
        </div>
      </section>
      <section className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px] min-[1500px]:grid-cols-[minmax(0,1fr)_740px]">
        <CrossingsMap
          label={t("lane.mapAll", { count: crossings.length })}
          frame={frameAround(crossings)}
          crossings={busiest.map((it, at) => ({ ...it, name: words.crossing(it.id), number: at + 1 }))}
          caption={null}
        />
        <div>
          <h2 className="font-semibold">{t("empty.all")}</h2>
          <p className="text-ink-3 text-xs">{t("empty.allHint")}</p>
          <ol className="gap-x-8 pt-2 min-[1500px]:columns-2">
            {busiest.map((crossing, at) => (
              <li
                key={crossing.id}
                title={crossing.id}
                className="flex break-inside-avoid gap-2 border-line border-t py-1"
              >
                <span className="w-5 shrink-0 text-right text-ink-3 tabular-nums">{at + 1}</span>
                <span className="min-w-0 flex-1">{words.crossing(crossing.id)}</span>
                <span className="text-ink-2 tabular-nums">{words.number(trucks2024(crossing))}</span>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </div>
  );
}

/** Whose figures these are. */
export const SourcesFooter = () => {
  const t = useTranslations("borderCrossings");
  return (
    <footer className="mt-auto border-line border-t px-5 py-3 text-ink-3 text-xs max-sm:px-4">{t("sources")}</footer>
  );
};
