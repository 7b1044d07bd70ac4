"use client";

import { ArrowUpDown, ClipboardPaste, Columns3, Download, ListFilter } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FilterChips, StatusPills } from "@/components/loads/list/filter-chips";
import { useLoads, useLoadsView } from "@/components/loads/list/loads-context";
import { SaveViewButton } from "@/components/loads/views/views-bar";
import { Button, IconButton } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { classNames } from "@/components/ui/class-names";
import { PopoverButton } from "@/components/ui/popover-button";
import type { Counted } from "@/lib/i18n/create-format";
import type { LoadsFilter } from "@/lib/loads/queries";

const ColumnsPanel = dynamic(() =>
  import("@/components/loads/list/columns-panel").then((module) => module.ColumnsPanel),
);
const FilterPanel = dynamic(() => import("@/components/loads/list/filter-panel").then((module) => module.FilterPanel));

const look =
  "relative inline-flex h-6.5 shrink-0 items-center gap-1.5 rounded-full border border-line-strong border-dashed px-2.5 text-ink-2 text-sm hover:bg-mute-soft hover:text-ink max-sm:size-11 max-sm:justify-center max-sm:border-transparent max-sm:p-0";

type FilterMenuProps = { customers: readonly string[]; setCount: number };

/** Every filter behind one button. What is chosen takes effect at once. On a phone the button counts those set. */
function FilterMenu({ customers, setCount }: FilterMenuProps) {
  const t = useTranslations("loads");
  return (
    <PopoverButton
      label={t("filter")}
      width={560}
      look={look}
      content={
        <>
          <ListFilter aria-hidden className="sm:size-3.5!" />
          <span className="max-sm:hidden">{t("filter")}</span>
          {setCount > 0 && (
            <span className="absolute top-1 right-1 grid size-4 place-items-center rounded-full bg-accent text-[0.6875rem] text-on-accent sm:hidden">
              <span aria-hidden>{setCount}</span>
            </span>
          )}
        </>
      }
    >
      <FilterPanel customers={customers} />
    </PopoverButton>
  );
}

// The texts of a language cannot have a key that begins with a minus.
const wordOf = (sort: string) => (sort.startsWith("-") ? `${sort.slice(1)}Descending` : sort);

/** The order of the list, also where no column head is in sight. On a phone an icon with the same choices. */
function SortSelect() {
  const t = useTranslations("loads");
  const { choices } = useLoads();
  const { view, sortBy } = useLoadsView();
  return (
    <span className="relative inline-flex shrink-0 items-center text-ink-2">
      <ArrowUpDown
        aria-hidden
        className="pointer-events-none absolute left-2.5 size-3.5! max-sm:left-3.5 max-sm:size-4!"
      />
      <select
        aria-label={t("sort")}
        value={view.sort}
        onChange={({ target }) => sortBy(target.value)}
        className="field-sizing-content h-7.5 appearance-none rounded-md border border-transparent bg-transparent pr-2 pl-8 font-medium hover:bg-mute-soft hover:text-ink max-sm:w-11 max-sm:text-transparent pointer-coarse:h-11"
      >
        {choices.sorts.map((sort) => (
          <option key={sort} value={sort} className="bg-surface text-ink">
            {t(`sorts.${wordOf(sort)}`)}
          </option>
        ))}
      </select>
    </span>
  );
}

const ExportPanel = dynamic(() => import("@/components/loads/list/export-panel").then((module) => module.ExportPanel));

function ExportMenu(view: { filter: LoadsFilter; total: Counted }) {
  const t = useTranslations("loads");
  return (
    <PopoverButton
      label={t("export")}
      width={260}
      look={`${buttonClasses({ variant: "ghost" })} max-sm:hidden`}
      content={<Download aria-hidden />}
    >
      <ExportPanel {...view} />
    </PopoverButton>
  );
}

type FilterBarProps = { customers: readonly string[]; filter: LoadsFilter; total: Counted };

/** What the list is narrowed to. States have buttons of their own and the search its box; the rest are chips. */
export function FilterBar({ customers, filter, total }: FilterBarProps) {
  const t = useTranslations("loads");
  const { setFilters, removeAll } = useLoadsView();
  const hasOwnPlace = ({ name }: { name: string }) => name === "status" || name === "search";
  const chips = setFilters.filter((filter) => !hasOwnPlace(filter));
  return (
    <div
      className={classNames(
        "border-line border-b px-5 py-2.5 max-sm:px-4 max-sm:py-1.5",
        setFilters.length > 0 ? "print:flex print:flex-wrap print:gap-2" : "print:hidden",
      )}
    >
      <div className="flex items-center gap-2 print:hidden">
        <div className="min-w-0 flex-1 max-sm:-ml-1 max-sm:overflow-x-auto max-sm:p-1">
          <StatusPills filter={filter} />
        </div>
        <div className="flex shrink-0 items-center max-sm:-mr-2">
          <FilterMenu customers={customers} setCount={chips.length} />
          <SortSelect />
          <PasteIdsButton />
          <ColumnsMenu />
          <SaveViewButton />
          <ExportMenu filter={filter} total={total} />
        </div>
      </div>
      {chips.length > 0 && (
        <div className="flex items-center gap-2 max-sm:-mx-1 max-sm:overflow-x-auto max-sm:p-1 sm:flex-wrap sm:pt-2 print:pt-0">
          <FilterChips filters={chips} />
          {setFilters.length > 1 && (
            <Button variant="ghost" size="sm" onClick={removeAll}>
              {t("clearAll")}
            </Button>
          )}
        </div>
      )}
      {/* On paper nothing else says it. */}
      <div className="hidden gap-2 print:flex">
        <FilterChips filters={setFilters.filter(hasOwnPlace)} />
      </div>
    </div>
  );
}

const PasteIdsDialog = dynamic(() =>
  import("@/components/loads/list/paste-ids-dialog").then((module) => module.PasteIdsDialog),
);

/** Ids from elsewhere as a filter. On a phone they are pasted into the search. */
function PasteIdsButton() {
  const t = useTranslations("loads.pasteIds");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className="max-sm:hidden">
      <IconButton label={t("open")} icon={<ClipboardPaste aria-hidden />} onClick={() => setIsOpen(true)} />
      {isOpen && <PasteIdsDialog onClose={() => setIsOpen(false)} />}
    </span>
  );
}

/** Which columns the table shows, and in which order. */
function ColumnsMenu() {
  const t = useTranslations("loads");
  return (
    <PopoverButton
      label={t("columnsButton")}
      width={280}
      look={`${buttonClasses({ variant: "ghost" })} max-sm:hidden`}
      content={<Columns3 aria-hidden />}
    >
      <ColumnsPanel />
    </PopoverButton>
  );
}
