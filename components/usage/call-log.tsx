"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { ColumnHeads } from "@/components/directory/column-heads";
import { ListSkeleton } from "@/components/directory/list-skeleton";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { CallRow, callColumns } from "@/components/usage/call-row";
import { logOf, useUsageView } from "@/components/usage/usage-view";
import { useUsageWords } from "@/components/usage/usage-words";
import { usageQueries } from "@/lib/usage/queries";
import type { UsageSummary } from "@/lib/usage/schema/operations";

/** What narrows the list, each with the way to take it back. */
function Narrowings({ summary }: { summary: UsageSummary }) {
  const t = useTranslations("usage.log");
  const words = useUsageWords();
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
