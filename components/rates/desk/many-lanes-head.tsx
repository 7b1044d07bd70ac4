"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Sorting } from "@/components/rates/desk/many-lanes-list";

export type Sorted = { by: Sorting; isDescending: boolean };
type ManyLanesHeadProps = { sorting: Sorted; onSort: (by: Sorting) => void };

const columns: readonly { id: Sorting; isNumber?: boolean; look?: string }[] = [
  { id: "number", isNumber: true, look: "max-sm:hidden" },
  { id: "lane" },
  { id: "p50", isNumber: true },
  { id: "margin", isNumber: true, look: "max-sm:hidden" },
  { id: "confidence", look: "max-sm:hidden" },
];

/** The columns of the table; most of them sort it. */
export function ManyLanesHead({ sorting, onSort }: ManyLanesHeadProps) {
  const t = useTranslations("rates.lanes");
  return (
    <tr>
      {columns.map(({ id, isNumber, look = "" }) => (
        <SortHead
          key={id}
          column={id}
          sorting={sorting}
          onSort={onSort}
          className={`${look} ${isNumber ? "text-right" : ""}`}
        />
      ))}
      <th className="w-36 px-2 py-1.5 font-normal max-lg:hidden">{t("weeks")}</th>
    </tr>
  );
}

type SortHeadProps = { column: Sorting; sorting: Sorted; onSort: (by: Sorting) => void; className: string };

function SortHead({ column, sorting, onSort, className }: SortHeadProps) {
  const t = useTranslations("rates.many.sorted");
  const isSorted = sorting.by === column;
  const Arrow = sorting.isDescending ? ArrowDown : ArrowUp;
  const order = sorting.isDescending ? "descending" : "ascending";
  return (
    <th aria-sort={isSorted ? order : undefined} className={`px-2 font-normal ${className}`}>
      <button
        type="button"
        onClick={() => onSort(column)}
        className="inline-flex min-h-7 items-center gap-1 hover:text-ink pointer-coarse:min-h-11"
      >
        {t(column)}
        {isSorted && <Arrow aria-hidden className="size-3!" />}
      </button>
    </th>
  );
}
