import { useTranslations } from "next-intl";
import { useCrossingWords } from "@/components/border-crossings/crossing-words";
import { RestrictionText } from "@/components/border-crossings/restriction-notes";
import { MethodPart } from "@/components/ui/method-parts";
import lanes from "@/lib/border-crossings/examples/crossing-lanes.json";
import unseenLanes from "@/lib/border-crossings/examples/crossing-lanes-unseen.json";
import crossingFacts from "@/lib/border-crossings/facts/crossings.json";
import counts from "@/lib/border-crossings/facts/transborder-shares.json";
import { reportedRestrictions } from "@/lib/border-crossings/rules/crossings";
import evaluation from "@/lib/places/evaluation.json";

/** What crossings are reported not to take, also what is switched off. */
export function MethodRestrictions() {
  const t = useTranslations("borderCrossings.method.restrictions");
  const { date } = useCrossingWords();
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
