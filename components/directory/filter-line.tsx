"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useDirectoryView } from "@/components/directory/directory-view";
import { Checkbox } from "@/components/ui/checkbox";
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
