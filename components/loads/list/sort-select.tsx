"use client";

import { ArrowUpDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useLoadsSurroundings } from "@/components/loads/list/loads-context";
import { useLoadsView } from "@/components/loads/list/use-loads-view";

// The texts of a language cannot have a key that begins with a minus.
const wordOf = (sort: string) => (sort.startsWith("-") ? `${sort.slice(1)}Descending` : sort);

/** The order of the list, also where no column head is in sight. On a phone an icon with the same choices. */
export function SortSelect() {
  const t = useTranslations("loads");
  const { choices } = useLoadsSurroundings();
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
