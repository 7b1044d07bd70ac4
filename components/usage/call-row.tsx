import { useTranslations } from "next-intl";
import { Fact } from "@/components/directory/fact";
import { Badge } from "@/components/ui/badge";
import { useUsageWords } from "@/components/usage/usage-words";
import { useFormat } from "@/lib/i18n/format";
import type { UsageRecord } from "@/lib/usage/schema/operations";

export const callColumns =
  "lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,4fr)_minmax(0,6fr)_minmax(0,8fr)] lg:gap-x-5";

/** How many items ended with each error, the most first. */
function countErrors({ itemOutcomes }: UsageRecord) {
  const counts = new Map<string, number>();
  for (const { code } of itemOutcomes) if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

function Outcome({ call }: { call: UsageRecord }) {
  const t = useTranslations("usage.log");
  const words = useUsageWords();
  const { items, billableItems } = call;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {t("items", { count: items })}
      <Badge tone={billableItems > 0 ? "info" : "mute"}>
        {billableItems > 0 ? t("billable", { count: billableItems }) : t("notBillable")}
      </Badge>
      {countErrors(call).map(([code, count]) => (
        <span key={code} title={code} className="text-ink-2 text-xs">
          {t("error", { count, error: words.error(code) })}
        </span>
      ))}
    </span>
  );
}

/** One call. Its time is that of UTC, as the days of all figures are. */
export function CallRow({ call }: { call: UsageRecord }) {
  const t = useTranslations("usage.log");
  const words = useUsageWords();
  const format = useFormat();
  const { requestId, operationId, at, author, idempotencyKey, replays } = call;
  return (
    <li
      className={`gap-x-5 gap-y-1.5 border-line border-b px-5 py-2 max-sm:flex max-sm:flex-col max-sm:px-4 sm:max-lg:grid sm:max-lg:grid-cols-2 lg:items-baseline ${callColumns}`}
    >
      <Fact name={t("columns.at")}>
        <time dateTime={at} title={format.dateTime(at)} className="tabular-nums">
          {format.dateTime(at, "UTC")}
        </time>
      </Fact>
      <Fact name={t("columns.operation")}>
        <span title={operationId}>{words.operation(operationId)}</span>
      </Fact>
      <Fact
        name={t("columns.author")}
        remark={author.type === "apiKey" || author.type === "user" ? t(author.type) : ""}
      >
        {author.name}
      </Fact>
      <Fact name={t("columns.items")} remark={replays > 0 ? t("replays", { count: replays }) : ""}>
        <Outcome call={call} />
      </Fact>
      <Fact name={t("columns.request")} remark={idempotencyKey && t("key", { key: idempotencyKey })}>
        <code className="break-all font-mono text-xs">{requestId}</code>
      </Fact>
    </li>
  );
}
