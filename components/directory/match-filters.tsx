"use client";

import { useTranslations } from "next-intl";
import { type JudgedRow, type MatchFilter, matchFilters, rowsIn } from "@/components/directory/match-outcomes";
import { useFormat } from "@/lib/i18n/format";

type MatchFiltersProps = { judged: readonly JudgedRow[]; value: MatchFilter; onChange: (filter: MatchFilter) => void };

/** Which rows are listed, with how many there are of each kind. */
export function MatchFilters({ judged, value, onChange }: MatchFiltersProps) {
  const t = useTranslations("directory.match.filters");
  const format = useFormat();
  return (
    <fieldset className="flex min-h-12 min-w-0 items-center gap-1.5 overflow-x-auto border-line border-b px-5 py-2 max-sm:px-4">
      <legend className="sr-only">{t("label")}</legend>
      {matchFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
          className="inline-flex h-6.5 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-ink-2 text-sm transition-colors hover:bg-mute-soft aria-pressed:bg-ink aria-pressed:text-bg whitespace-nowrap pointer-coarse:h-11"
        >
          {t(filter)}
          <span className="opacity-70">{format.number(rowsIn(filter, judged).length)}</span>
        </button>
      ))}
    </fieldset>
  );
}
