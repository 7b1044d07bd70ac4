import Link from "next/link";
import { useTranslations } from "next-intl";
import { createLoader, parseAsNumberLiteral } from "nuqs/server";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-parts";
import type { BidResponseTimesResponse } from "@/lib/bidding/schema/bid-event";
import { useFormat } from "@/lib/i18n/format";

/** The periods of the report, in days. */
const responseRanges = [7, 30, 90] as const;
type ResponseRange = (typeof responseRanges)[number];

/** The period an address names; thirty days unless it names one of ours. */
export const readResponsePeriod = createLoader({ days: parseAsNumberLiteral(responseRanges).withDefault(30) });

type Report = BidResponseTimesResponse;
type Counts = Pick<Report, "answered" | "withinGoal" | "p50Minutes"> & Partial<Pick<Report, "overdue">>;

const Figure = ({ name, value, context }: { name: string; value: string; context?: string }) => (
  <div className="grid content-start gap-0.5 rounded-lg border border-line bg-surface p-4">
    <dt className="text-ink-3 text-xs">{name}</dt>
    <dd className="font-semibold text-xl">{value}</dd>
    {context && <dd className="text-ink-3 text-xs">{context}</dd>}
  </div>
);

function useLabels() {
  const t = useTranslations("bids.responseTimes");
  const format = useFormat();
  return {
    minutes(minutes: number | undefined) {
      if (minutes === undefined) return "—";
      if (minutes < 1) return t("lessThanOne");
      return t("minutes", { count: format.number(minutes, { maximumFractionDigits: 0 }) });
    },
    /** Who has not been answered in time counts too; who still may be does not. */
    share({ answered, withinGoal, overdue = 0 }: Counts) {
      const due = answered + overdue;
      return due === 0 ? "—" : format.number(withinGoal / due, { style: "percent", maximumFractionDigits: 0 });
    },
  };
}

type Row = Counts & { key: string; name: string };

function Table({ title, head, rows }: { title: string; head: string; rows: readonly Row[] }) {
  const t = useTranslations("bids.responseTimes");
  const { minutes, share } = useLabels();
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="pb-2 font-semibold">{title}</h2>
      <table className="w-full [&_td]:pl-3 [&_th:not(:first-child)]:pl-3">
        <thead className="text-left text-ink-3 text-xs">
          <tr className="border-line border-b [&_th]:py-1.5 [&_th]:font-normal">
            <th scope="col">{head}</th>
            <th scope="col" className="text-right">
              {t("answered")}
            </th>
            <th scope="col" className="text-right">
              {t("halfWithin")}
            </th>
            <th scope="col" className="text-right">
              {t("share")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-line border-b [&_td]:py-1.5 [&_td]:text-right">
              <th scope="row" className="max-w-48 truncate py-1.5 text-left font-normal">
                {row.name}
              </th>
              <td>{row.answered}</td>
              <td>{minutes(row.p50Minutes)}</td>
              <td>{share(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How fast bids are answered: as a whole, day by day, and by whom. */
export function ResponseTimes({ range, report }: { range: ResponseRange; report: Report }) {
  const t = useTranslations("bids.responseTimes");
  const format = useFormat();
  const { minutes, share } = useLabels();
  const { answered, withinGoal, unanswered, overdue } = report;
  const days = report.byDay.toReversed().map((day) => ({
    ...day,
    key: day.day,
    name: format.date(`${day.day}T00:00:00Z`, "UTC"),
  }));
  const people = report.byPerson.map((row) => ({
    ...row,
    key: row.person.id ?? row.person.name,
    name: row.person.name,
  }));
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle", { goal: report.goalMinutes })}
        back={{ href: "/bids", label: t("back") }}
        actions={
          <nav aria-label={t("range")} className="inline-flex rounded-md bg-mute-soft p-0.75">
            {responseRanges.map((days) => (
              <Link
                key={days}
                href={`/bids/response-times?days=${days}`}
                prefetch={false}
                aria-current={days === range ? "page" : undefined}
                className="flex h-6 items-center rounded-sm px-2.5 text-ink-2 aria-[current]:bg-surface aria-[current]:font-medium aria-[current]:text-ink aria-[current]:shadow-[0_0_0_1px_var(--line-strong)] pointer-coarse:h-9.5"
              >
                {t("days", { count: days })}
              </Link>
            ))}
          </nav>
        }
      />
      <div className="grid gap-6 p-5 max-sm:p-4">
        <dl className="grid grid-cols-4 gap-3 max-lg:grid-cols-2">
          <Figure name={t("p50")} value={minutes(report.p50Minutes)} />
          <Figure name={t("p90")} value={minutes(report.p90Minutes)} />
          <Figure
            name={t("withinGoal")}
            value={share(report)}
            context={t("ofAnswers", { within: withinGoal, due: answered + overdue, overdue })}
          />
          <Figure name={t("unanswered")} value={format.number(unanswered)} context={t("unansweredText")} />
        </dl>
        {answered === 0 ? (
          <EmptyState title={t("none")} />
        ) : (
          <div className="grid grid-cols-2 gap-8 max-lg:grid-cols-1">
            <Table title={t("byDay")} head={t("day")} rows={days} />
            <Table title={t("byPerson")} head={t("person")} rows={people} />
          </div>
        )}
        <p className="text-ink-3 text-xs">{t("automatic")}</p>
      </div>
    </>
  );
}
