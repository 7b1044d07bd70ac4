"use client";

import { useTranslations } from "next-intl";
import { ColumnsMenu } from "@/components/loads/list/columns-menu";
import { ExportMenu } from "@/components/loads/list/export-menu";
import { FilterChips } from "@/components/loads/list/filter-chips";
import { FilterMenu } from "@/components/loads/list/filter-menu";
import { SortSelect } from "@/components/loads/list/sort-select";
import { StatusPills } from "@/components/loads/list/status-pills";
import { useLoadsView } from "@/components/loads/list/use-loads-view";
import { Button } from "@/components/ui/button";
import type { LoadsFilter } from "@/lib/loads/queries";

type FilterBarProps = { customers: readonly string[]; filter: LoadsFilter; total: number };

/** What the list is narrowed to. States have buttons of their own and the search its box; the rest are chips. */
export function FilterBar({ customers, filter, total }: FilterBarProps) {
  const t = useTranslations("loads");
  const { setFilters, removeAll } = useLoadsView();
  const chips = setFilters.filter(({ name }) => name !== "status" && name !== "search");
  return (
    <div className="border-line border-b px-5 py-2.5 max-sm:px-4 max-sm:py-1.5">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1 max-sm:-ml-1 max-sm:overflow-x-auto max-sm:p-1">
          <StatusPills />
        </div>
        <div className="flex shrink-0 items-center max-sm:-mr-2">
          <FilterMenu customers={customers} setCount={chips.length} />
          <SortSelect />
          <ColumnsMenu />
          <ExportMenu filter={filter} total={total} />
        </div>
      </div>
      {chips.length > 0 && (
        <div className="flex items-center gap-2 max-sm:-mx-1 max-sm:overflow-x-auto max-sm:p-1 sm:flex-wrap sm:pt-2">
          <FilterChips filters={chips} />
          {setFilters.length > 1 && (
            <Button variant="ghost" size="sm" onClick={removeAll}>
              {t("clearAll")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
