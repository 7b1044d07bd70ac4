"use client";

import { useTranslations } from "next-intl";
import { FilterChips } from "@/components/loads/filter-chips";
import { FilterMenu } from "@/components/loads/filter-menu";
import { SortSelect } from "@/components/loads/sort-select";
import { StatusPills } from "@/components/loads/status-pills";
import { useLoadsView } from "@/components/loads/use-loads-view";
import { Button } from "@/components/ui/button";

/** What the list is narrowed to. States have buttons of their own and the search its box; the rest are chips. */
export function FilterBar({ customers }: { customers: readonly string[] }) {
  const t = useTranslations("loads");
  const { setFilters, removeAll } = useLoadsView();
  const chips = setFilters.filter(({ name }) => name !== "status" && name !== "search");
  return (
    <div className="flex items-start gap-2 border-line border-b px-5 py-2.5 max-sm:px-4 max-sm:py-1.5">
      <div className="flex min-w-0 flex-1 items-center gap-2 max-sm:-ml-1 max-sm:overflow-x-auto max-sm:p-1 sm:min-h-7.5 sm:flex-wrap">
        <StatusPills />
        <span aria-hidden className="h-4.5 w-px shrink-0 bg-line" />
        <FilterMenu customers={customers} />
        <FilterChips filters={chips} />
        {setFilters.length > 1 && (
          <Button variant="ghost" size="sm" onClick={removeAll}>
            {t("clearAll")}
          </Button>
        )}
      </div>
      <SortSelect />
    </div>
  );
}
