"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Sparkline } from "@/components/charts/sparkline";
import type { ListedLane, Sorting } from "@/components/rates/desk/many-lanes-list";
import { ConfidenceBadge, SyntheticBadge } from "@/components/rates/desk/rate-badges";
import { useRateLabels } from "@/components/rates/desk/rate-labels";
import { ratesHref } from "@/components/rates/desk/rates-view";
import { bandsOf } from "@/components/rates/desk/series";
import type { CurrencyCode } from "@/lib/vocabulary/money";
import { weeksAsked } from "@/lib/vocabulary/rates.values";

type Sorted = { by: Sorting; isDescending: boolean };
type ManyLanesHeadProps = { sorting: Sorted; onSort: (by: Sorting) => void };

const columns: readonly { id: Sorting; isNumber?: boolean; look?: string }[] = [
  { id: "number", isNumber: true, look: "max-sm:hidden" },
  { id: "lane" },
  { id: "p50", isNumber: true },
  { id: "margin", isNumber: true, look: "max-sm:hidden" },
  { id: "confidence", look: "max-sm:hidden" },
];

/** The columns of the table; most of them sort it. */
function ManyLanesHead({ sorting, onSort }: ManyLanesHeadProps) {
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
      <th className="w-36 px-2 py-1.5 font-normal max-lg:hidden">{t("weeks", { weeks: weeksAsked })}</th>
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

type ManyLanesTableProps = {
  rows: readonly ListedLane[];
  currency: CurrencyCode;
  sorting: Sorted;
  onSort: (by: Sorting) => void;
};

const cell = "border-line border-t px-2 py-1.5 align-middle";

/** All lanes with their rates; each leads to its own page, where nothing more is paid. */
export function ManyLanesTable({ rows, currency, sorting, onSort }: ManyLanesTableProps) {
  const t = useTranslations("rates");
  return (
    <section aria-label={t("many.results")} className="-mx-2 min-w-0 overflow-x-auto">
      <table className="w-full text-left">
        <thead className="text-ink-3 text-xs">
          <ManyLanesHead sorting={sorting} onSort={onSort} />
        </thead>
        <tbody>
          {rows.map((row) => (
            <LaneRow key={row.place} row={row} currency={currency} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function LaneRow({ row, currency }: { row: ListedLane; currency: CurrencyCode }) {
  const t = useTranslations("rates");
  const words = useRateLabels();
  const { place, lane, history } = row;
  const { reference, ...asked } = lane;
  const crossing = history?.pricingLane.usMxBorderCrossing ?? (lane.crossing || undefined);
  const facts = [words.trailer(lane.trailer), crossing && words.crossing(crossing), reference].filter(Boolean);
  return (
    <tr>
      <td className={`${cell} text-right text-ink-3 tabular-nums max-sm:hidden`}>{place + 1}</td>
      <td className={cell}>
        <Link
          prefetch={false}
          href={ratesHref({ lanes: [asked], currency })}
          className="wrap-anywhere font-medium text-ink underline-offset-4 hover:underline"
        >
          {t("lane.title", { from: lane.from, to: lane.to })}
        </Link>
        <span className="block text-ink-3 text-xs">{facts.join(" · ")}</span>
      </td>
      <RateCells row={row} currency={currency} />
    </tr>
  );
}

function RateCells({ row: { history, point, answer }, currency }: { row: ListedLane; currency: CurrencyCode }) {
  const t = useTranslations("rates.lanes");
  const words = useRateLabels();
  if (!history || !point) {
    const why = answer?.item.type === "ERROR" ? words.fault(answer.item.error.code) : t("pending");
    return (
      <>
        <td className={`${cell} text-right text-ink-3`}>
          <span className="max-sm:hidden">—</span>
          <span className="text-xs sm:hidden">{why}</span>
        </td>
        <td className={`${cell} max-sm:hidden`} />
        <td className={`${cell} text-ink-3 max-sm:hidden`}>{why}</td>
        <td className={`${cell} max-lg:hidden`} />
      </>
    );
  }
  const { p25, p50, p75 } = point.amountDistribution;
  const badges = (
    <>
      <ConfidenceBadge point={point} />
      {answer?.evidence?.isSynthetic && <SyntheticBadge isShort />}
    </>
  );
  return (
    <>
      <td className={`${cell} whitespace-nowrap text-right tabular-nums`}>
        <span className="font-semibold">{words.amount(p50, { currencyCode: currency, kind: "suggested" })}</span>
        <span className="block text-ink-3 text-xs">
          {words.figure(p25, "suggested")}–{words.figure(p75, "suggested")}
        </span>
        <span className="grid justify-items-end gap-1 pt-1 sm:hidden">{badges}</span>
      </td>
      <td className={`${cell} whitespace-nowrap text-right text-ink-2 tabular-nums max-sm:hidden`}>
        ± {words.share(point.relativeMarginOfError, 1)}
      </td>
      <td className={`${cell} max-sm:hidden`}>
        <span className="flex flex-wrap gap-1">{badges}</span>
      </td>
      <td className={`${cell} max-lg:hidden`}>
        <Sparkline bands={bandsOf(history, "suggested")} />
      </td>
    </>
  );
}
