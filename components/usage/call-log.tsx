"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { ColumnHeads, Fact, ListSkeleton } from "@/components/ui/fact-rows";
import { logOf, useUsageLabels, useUsageView } from "@/components/usage/usage-view";
import { useFormat } from "@/lib/i18n/format";
import { usageQueries } from "@/lib/usage/queries";
import type { UsageRecord, UsageSummary } from "@/lib/usage/schema";

const callColumns =
  "lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,4fr)_minmax(0,6fr)_minmax(0,8fr)] lg:gap-x-5";

/** How many items ended with each error, the most first. */
function countErrors({ itemOutcomes }: UsageRecord) {
  const counts = new Map<string, number>();
  for (const { code } of itemOutcomes) if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

function Outcome({ call }: { call: UsageRecord }) {
  const t = useTranslations("usage.log");
  const words = useUsageLabels();
  const { items, billableItems, outcome, code } = call;
  if (outcome === "REFUSED") {
    return (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {t("refused")}
        <Badge tone="mute">{t("notBillable")}</Badge>
        {code && (
          <span title={code} className="text-ink-2 text-xs">
            {words.error(code)}
          </span>
        )}
      </span>
    );
  }
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
function CallRow({ call }: { call: UsageRecord }) {
  const t = useTranslations("usage.log");
  const words = useUsageLabels();
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
      <Fact name={t("columns.author")} note={author.type === "apiKey" || author.type === "user" ? t(author.type) : ""}>
        {author.name}
      </Fact>
      <Fact name={t("columns.items")} note={replays > 0 ? t("replays", { count: replays }) : ""}>
        <Outcome call={call} />
      </Fact>
      <Fact name={t("columns.request")} note={idempotencyKey && t("key", { key: idempotencyKey })}>
        <code className="break-all font-mono text-xs">{requestId}</code>
      </Fact>
    </li>
  );
}

/** What narrows the list, each with the way to take it back. */
function Narrowings({ summary }: { summary: UsageSummary }) {
  const t = useTranslations("usage.log");
  const words = useUsageLabels();
  const { view, chooseBar, chooseActor, chooseOperation } = useUsageView();
  const { bar, actorId, operationId } = view;
  const author = [...summary.byKey, ...summary.byUser].find(({ author }) => author.id === actorId)?.author;
  const chips = [
    ...(bar ? [{ name: words.days(bar), remove: () => chooseBar(undefined) }] : []),
    ...(actorId ? [{ name: author?.name ?? actorId, remove: () => chooseActor(undefined) }] : []),
    ...(operationId ? [{ name: words.operation(operationId), remove: () => chooseOperation(undefined) }] : []),
  ];
  return chips.map(({ name, remove }) => (
    <Button key={name} size="sm" icon={<X aria-hidden />} aria-label={t("remove", { name })} onClick={remove}>
      {name}
    </Button>
  ));
}

/** The calls themselves, newest first: what the totals are made of. */
export function CallLog({ summary }: { summary: UsageSummary }) {
  const t = useTranslations("usage.log");
  const { view, showAllCalls } = useUsageView();
  const query = useInfiniteQuery({ ...usageQueries.log(logOf(view)), placeholderData: keepPreviousData });
  const calls = useMemo(() => query.data?.pages.flatMap(({ items }) => items) ?? [], [query.data]);
  return (
    <section aria-label={t("title")}>
      <div className="flex min-h-12 flex-wrap items-center gap-2 border-line border-b px-5 py-2 max-sm:px-4">
        <h2 className="mr-2 font-semibold">{t("title")}</h2>
        <Narrowings summary={summary} />
      </div>
      {query.isPending && <ListSkeleton />}
      {query.isError && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {query.isSuccess && calls.length === 0 && (
        <div className="flex flex-wrap items-center gap-3 px-5 py-6 text-ink-2 max-sm:px-4">
          {t("nothing")}
          <Button size="sm" onClick={showAllCalls}>
            {t("showAll")}
          </Button>
        </div>
      )}
      {calls.length > 0 && (
        <div aria-busy={query.isPlaceholderData}>
          <ColumnHeads
            names={(["at", "operation", "author", "items", "request"] as const).map((name) => t(`columns.${name}`))}
            columns={callColumns}
          />
          <ul aria-label={t("title")}>
            {calls.map((call) => (
              <CallRow key={`${call.requestId} ${call.operationId}`} call={call} />
            ))}
          </ul>
          {query.hasNextPage && (
            <div className="px-5 py-3 max-sm:px-4">
              <Button disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
                {t("showOlder")}
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
