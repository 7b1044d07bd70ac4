"use client";

import { ListFilter } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { PopoverButton } from "@/components/loads/list/popover-button";

const FilterPanel = dynamic(() => import("@/components/loads/list/filter-panel").then((module) => module.FilterPanel));

const look =
  "relative inline-flex h-6.5 shrink-0 items-center gap-1.5 rounded-full border border-line-strong border-dashed px-2.5 text-ink-2 text-sm hover:bg-mute-soft hover:text-ink max-sm:size-11 max-sm:justify-center max-sm:border-transparent max-sm:p-0";

type FilterMenuProps = { customers: readonly string[]; setCount: number };

/** Every filter behind one button. What is chosen takes effect at once. On a phone the button counts those set. */
export function FilterMenu({ customers, setCount }: FilterMenuProps) {
  const t = useTranslations("loads");
  return (
    <PopoverButton
      label={t("filter")}
      width={560}
      look={look}
      face={
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
