import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useFormat } from "@/lib/i18n/format";
import { observationQueries } from "@/lib/rates/queries/observations";

/** What the organization has of prices already, and where they come from. */
export function ImportedSoFar() {
  const t = useTranslations("rateImport.soFar");
  const format = useFormat();
  const { data, error, refetch } = useQuery(observationQueries.summary());
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-11" />;
  const { observations, carriers, lanes, from, to, bySource } = data;
  const day = (date: string) => format.date(`${date}T12:00:00Z`, "UTC");
  return (
    <section aria-label={t("title")} className="flex flex-col gap-1.5">
      <p>
        {observations === 0
          ? t("none")
          : t("some", {
              observations: format.number(observations),
              carriers: format.number(carriers),
              lanes: format.number(lanes),
            })}
        {from && to && <span className="text-ink-3"> {t("span", { from: day(from), to: day(to) })}</span>}
      </p>
      {bySource.length > 0 && (
        <ul aria-label={t("sources")} className="flex flex-wrap gap-x-4 gap-y-1">
          {bySource.map(({ source, observations: count }) => (
            <li key={source} className="inline-flex items-center gap-1.5">
              <Badge tone={source === "SYNTHETIC" ? "warn" : "mute"} title={source}>
                {t(`source.${source}`)}
              </Badge>
              <span className="tabular-nums">{format.number(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
