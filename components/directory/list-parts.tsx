"use client";

import { SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useDirectoryView } from "@/components/directory/directory-view";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls";
import { EmptyState } from "@/components/ui/empty-state";
import { ListSkeleton } from "@/components/ui/fact-rows";
import { SearchBox } from "@/components/ui/search-box";

type FilterLineProps = {
  /** What the box says that shows also what is over; absent while nothing is. */
  ended?: string;
  action?: ReactNode;
};

/** The line above a list: the search, whether to show what is over, and the list's one action. */
export function FilterLine({ ended, action }: FilterLineProps) {
  const t = useTranslations("directory");
  const { view, search, showEnded } = useDirectoryView();
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-5 py-2 max-sm:px-4">
      <div className="flex max-sm:min-w-40 max-sm:flex-1">
        <SearchBox label={t("search")} hint={t("searchHint")} value={view.search} onSearch={search} />
      </div>
      {ended && (
        <Checkbox
          label={ended}
          checked={view.ended}
          onChange={({ target }) => showEnded(target.checked)}
          className="max-sm:order-last max-sm:basis-full sm:mt-1"
        />
      )}
      {action && <div className="ml-auto">{action}</div>}
    </div>
  );
}

const partSize = 100;

type ShownPartProps<Item> = { items: readonly Item[]; children: (shown: readonly Item[]) => ReactNode };

/** The first hundred of a long list, and a button for the next. */
export function ShownPart<Item>({ items, children }: ShownPartProps<Item>) {
  const t = useTranslations("directory");
  const [count, setCount] = useState(partSize);
  const more = Math.min(partSize, items.length - count);
  return (
    <>
      {children(items.slice(0, count))}
      {more > 0 && (
        <div className="p-5">
          <Button onClick={() => setCount(count + partSize)}>{t("showMore", { count: more })}</Button>
        </div>
      )}
    </>
  );
}

/** The search finds nothing in this list. */
export function NothingFound() {
  const t = useTranslations("directory");
  const { view, search } = useDirectoryView();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t("noMatch", { search: view.search })}
      action={<Button onClick={() => search("")}>{t("clearSearch")}</Button>}
    />
  );
}

const ErrorState = lazy(() => import("@/components/ui/error-state").then((module) => ({ default: module.ErrorState })));

type ListPendingProps = { query: { error: Error | null; refetch: () => void } };

/** A list that is not there yet: on its way, or why it does not come. */
export const ListPending = ({ query }: ListPendingProps) => (
  <Suspense fallback={<ListSkeleton />}>
    {query.error ? <ErrorState error={query.error} onRetry={query.refetch} /> : <ListSkeleton />}
  </Suspense>
);
