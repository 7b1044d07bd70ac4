import { useTranslations } from "next-intl";
import { DeveloperDetails } from "@/components/app-shell/display-preferences";
import { DistanceMade } from "@/components/rates/desk/distance-made";
import { SyntheticBadge } from "@/components/rates/desk/rate-badges";
import { useRateLabels } from "@/components/rates/desk/rate-labels";
import type { RateEvidence } from "@/lib/rates/schema/evidence";
import type { RateHistory } from "@/lib/rates/schema/rate-history";
import { weeksAsked } from "@/lib/vocabulary/rates.values";

const weekMilliseconds = 7 * 86_400_000;

type HowMadeProps = { evidence: RateEvidence; history?: RateHistory; id?: string };

function useWhosePrices() {
  const t = useTranslations("rates.made");
  const words = useRateLabels();
  return ({ poolUsed, ownShare }: RateEvidence) => {
    if (!poolUsed) return t("ownOnly");
    return ownShare > 0 ? t("ownAndPool", { share: words.share(ownShare) }) : t("poolOnly");
  };
}

/** What an answer was made of. */
export function HowMade({ evidence, history, id }: HowMadeProps) {
  const t = useTranslations("rates.made");
  const words = useRateLabels();
  const whosePrices = useWhosePrices();
  const { sampleSize, carriers, effectiveSample, wideningLevel, indexMove, trimmed } = evidence;
  const effective = words.number(effectiveSample, { maximumFractionDigits: 1 });
  const hasPrices = sampleSize > 0;
  const move =
    indexMove === undefined
      ? t("marketUnknown")
      : t("marketMove", { share: words.change(indexMove), weeks: weeksAsked });
  const facts = [
    ["sample", hasPrices ? t("sampleValue", { count: sampleSize, carriers, effective }) : t("sampleNone")],
    ["level", wideningLevel && t(`levels.${wideningLevel}`)],
    ["own", hasPrices && whosePrices(evidence)],
    ["market", hasPrices && move],
    ["distance", history && <DistanceMade evidence={evidence} routeMiles={history.routeMiles} />],
    ["trimmed", (hasPrices || trimmed > 0) && t("trimmedValue", { count: trimmed })],
  ] as const;
  return (
    <section aria-labelledby="how-made" className="grid gap-2 rounded-lg border border-line bg-surface p-4">
      <h3 id="how-made" className="flex flex-wrap items-center gap-2 font-semibold">
        {t("title")}
        {evidence.isSynthetic && hasPrices && <SyntheticBadge />}
      </h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 max-sm:grid-cols-1 max-sm:gap-y-0">
        {facts.map(
          ([name, text]) =>
            text && (
              <div key={name} className="contents">
                <dt className="text-ink-3 max-sm:pt-1 max-sm:text-xs">{t(name)}</dt>
                <dd className="text-ink-2 first-letter:uppercase">{text}</dd>
              </div>
            ),
        )}
        <dt className="text-ink-3 max-sm:pt-1 max-sm:text-xs">{t("weeks")}</dt>
        <dd className="text-ink-2">
          <OmittedWeeks evidence={evidence} />
        </dd>
        {id && (
          <DeveloperDetails>
            <dt className="text-ink-3 max-sm:pt-1 max-sm:text-xs">{t("id")}</dt>
            <dd className="break-all font-mono text-ink-2 text-xs leading-5">{id}</dd>
          </DeveloperDetails>
        )}
      </dl>
    </section>
  );
}

type Omitted = RateEvidence["weeksOmitted"][number];

/** Neighbouring weeks that were left out for the same reason, in one line. */
function togetherOf(weeks: readonly Omitted[]) {
  const groups: { newest: Omitted; oldest: Omitted; count: number }[] = [];
  for (const week of weeks) {
    const last = groups.at(-1);
    const { why, observations, carriers } = week;
    const isSame =
      last?.oldest.why === why && last.oldest.observations === observations && last.oldest.carriers === carriers;
    const isNext = last && Date.parse(last.oldest.week) - Date.parse(week.week) === weekMilliseconds;
    if (last && isSame && isNext) Object.assign(last, { oldest: week, count: last.count + 1 });
    else groups.push({ newest: week, oldest: week, count: 1 });
  }
  return groups;
}

function OmittedWeeks({ evidence: { weeksOmitted } }: { evidence: RateEvidence }) {
  const t = useTranslations("rates.made");
  const words = useRateLabels();
  if (weeksOmitted.length === 0) return t("noWeeks");
  return (
    <ul>
      {togetherOf(weeksOmitted).map(({ newest, oldest, count }) => (
        <li key={newest.week}>
          <span className="tabular-nums">
            {count > 1 && `${words.shortWeek(oldest.week)} – `}
            {words.shortWeek(newest.week)}
          </span>{" "}
          <span className="text-ink-3">
            {count > 1 && `(${t("weeksTogether", { count })}) `}
            {words.omitted(newest)}
          </span>
        </li>
      ))}
    </ul>
  );
}
