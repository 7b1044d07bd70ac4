"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTimeZone, useTranslations } from "next-intl";
import { useEffect } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { FilterBar } from "@/components/loads/list/filter-bar";
import { LazyPeek } from "@/components/loads/list/lazy-peek";
import { useLoads, useLoadsView } from "@/components/loads/list/loads-context";
import { SearchBox, useEnterRows } from "@/components/loads/list/loads-search";
import { LoadsSelectionProvider } from "@/components/loads/list/loads-selection";
import { LoadRowsSkeleton } from "@/components/loads/list/loads-skeleton";
import { LoadsTable } from "@/components/loads/list/loads-table";
import { toListRequest, writeLoadsView } from "@/components/loads/list/loads-view";
import { ImportLoadsLink, NewLoadButton } from "@/components/loads/list/new-load-links";
import type { Refusal } from "@/components/loads/list/nothing-matches";
import { PastedNote } from "@/components/loads/list/pasted-note";
import { SelectionBar } from "@/components/loads/list/selection-bar";
import { usePastedIds } from "@/components/loads/list/use-pasted-ids";
import { noteAddress, noteOrder } from "@/components/loads/list/way-back";
import { ViewsBar } from "@/components/loads/views/views-bar";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-parts";
import { CallError } from "@/lib/browser/api";
import { useIsPhone } from "@/lib/browser/media";
import { useFormat } from "@/lib/i18n/format";
import { loadQueries } from "@/lib/loads/queries";

const NothingMatches = dynamic(() =>
  import("@/components/loads/list/nothing-matches").then((module) => module.NothingMatches),
);
const FirstLoads = dynamic(() => import("@/components/loads/list/first-loads").then((module) => module.FirstLoads));

function useLoadList() {
  const { view } = useLoadsView();
  const { now, choices } = useLoads();
  const timeZone = useTimeZone() ?? "UTC";
  const { userId } = useSession();
  const pasted = usePastedIds(view.ids);
  const request = toListRequest(view, choices, { now, timeZone, userId, pasted });
  // Which loads they are only the tab knows, which a page that was just drawn has not asked yet.
  const isReading = pasted === undefined;
  const query = useInfiniteQuery({
    ...loadQueries.list(request),
    placeholderData: keepPreviousData,
    enabled: !isReading,
  });
  const loads = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const [first] = query.data?.pages ?? [];
  const total = { count: first?.total ?? loads.length, isMinimum: first?.totalIsMinimum };
  // What stands there meanwhile is of the list before; without a load it says nothing of this one.
  const isUnknown = query.isPending || isReading || (query.isPlaceholderData && loads.length === 0);
  return { request, query, loads, pasted, isUnknown, total };
}

const customersOf = (loads: ReturnType<typeof useLoadList>["loads"]) =>
  [...new Set(loads.slice(0, 500).flatMap((load) => load.customerName ?? load.externalCustomerId ?? []))].sort();

function ListEnd({ query, loads, total }: Pick<ReturnType<typeof useLoadList>, "query" | "loads" | "total">) {
  const t = useTranslations("loads");
  const format = useFormat();
  if (query.isFetchNextPageError) {
    return (
      <p role="alert" className="flex items-center justify-center gap-3 p-4 text-bad">
        {t("moreFailed")}
        <Button size="sm" onClick={() => query.fetchNextPage()}>
          {t("retry")}
        </Button>
      </p>
    );
  }
  if (!query.hasNextPage) return null;
  return (
    <>
      <div className="print:hidden">
        <LoadRowsSkeleton rows={3} />
      </div>
      <p className="hidden py-3 font-medium print:block">
        {t("onPaper", { shown: format.number(loads.length), total: format.counted(total) })}
      </p>
    </>
  );
}

function OutOfDate({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("loads");
  return (
    <p role="status" className="flex items-center gap-3 bg-warn-soft px-5 py-1.5 text-warn">
      {t("refreshFailed")}
      <Button size="sm" onClick={onRetry}>
        {t("retry")}
      </Button>
    </p>
  );
}

/** An address somebody wrote by hand may ask for miles around what is no town. */
const refusals: Readonly<Record<number, Refusal>> = { 422: "townNeeded", 403: "marginsHidden" };
const refusalOf = (error: Error | null) => (error instanceof CallError ? refusals[error.status] : undefined);

function LoadList({ request, query, loads, total, isUnknown }: ReturnType<typeof useLoadList>) {
  const { setFilters } = useLoadsView();
  const { isPlaceholderData } = query;
  if (isUnknown) return <LoadRowsSkeleton />;
  const refusal = refusalOf(query.error);
  if (refusal && loads.length === 0) return <NothingMatches refusal={refusal} />;
  if (query.isError && loads.length === 0) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  if (loads.length === 0) return setFilters.length > 0 ? <NothingMatches /> : <FirstLoads />;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  return (
    <>
      {query.isRefetchError && <OutOfDate onRetry={() => query.refetch()} />}
      <LoadsTable
        loads={loads}
        total={total}
        viewKey={JSON.stringify(request)}
        isOutdated={isPlaceholderData}
        onEndNear={() => hasNextPage && !isFetchingNextPage && !isFetchNextPageError && fetchNextPage()}
        end={<ListEnd query={query} loads={loads} total={total} />}
      />
    </>
  );
}

/** Keeps where the list stands, for who comes back from a load. */
function useKeptAddress(loads: ReturnType<typeof useLoadList>["loads"]) {
  const { view } = useLoadsView();
  const address = writeLoadsView("/loads", view);
  useEffect(() => noteAddress(address), [address]);
  useEffect(() => noteOrder(loads.map(({ id }) => id)), [loads]);
}

/** The loads of the organization: searched, narrowed, sorted, and looked into beside the list. */
export function LoadsScreen() {
  const t = useTranslations("loads");
  const format = useFormat();
  const isPhone = useIsPhone();
  const { view } = useLoadsView();
  const list = useLoadList();
  useKeptAddress(list.loads);
  const enterRows = useEnterRows(list.query.isPlaceholderData || list.query.isPending);
  const order = list.loads.map(({ id }) => id);
  const { sort: _anyOrder, ...filter } = list.request;
  const isCounted = !list.query.isError && !list.isUnknown;
  return (
    <div className="flex h-(--page-height) flex-col print:[page:landscape]">
      <div inert={isPhone && view.peek !== null}>
        <PageHeader
          title={t("title")}
          subtitle={
            <span role="status">
              {isCounted && t("total", { count: list.total.count, shown: format.counted(list.total) })}
            </span>
          }
          actions={
            <div className="flex gap-2 max-sm:w-[calc(100vw-32px)]">
              <SearchBox {...enterRows} />
              <span className="max-sm:hidden">
                <ImportLoadsLink />
              </span>
              <NewLoadButton />
            </div>
          }
        />
        <ViewsBar />
        <FilterBar customers={customersOf(list.loads)} filter={list.request} total={list.total} />
        {list.pasted && <PastedNote {...list.pasted} />}
      </div>
      <div className="flex min-h-0 flex-1">
        <div
          inert={isPhone && view.peek !== null}
          className="flex min-w-0 flex-1 flex-col overflow-hidden print:overflow-visible"
        >
          <LoadsSelectionProvider viewKey={JSON.stringify(filter)} order={order}>
            <LoadList {...list} />
            <SelectionBar filter={list.request} total={list.total} />
          </LoadsSelectionProvider>
        </div>
        {view.peek !== null && <LazyPeek key={view.peek} id={view.peek} />}
      </div>
    </div>
  );
}
