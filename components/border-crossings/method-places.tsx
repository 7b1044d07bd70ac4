import { useTranslations } from "next-intl";
import { FiguresTable, MethodPart, Misses } from "@/components/ui/method-parts";
import evaluation from "@/lib/places/evaluation.json";
import { nameOfPlace } from "@/lib/places/rules/place-name";

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
