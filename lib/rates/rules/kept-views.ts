import type { SampleReading, SummaryRow } from "@/lib/rates/rules/price-sample";

type Kept<View> = { rows: readonly SummaryRow[]; basis: unknown; view: View };
const none: readonly SummaryRow[] = [];

/**
 * Keeps what was made of rows for as long as the same rows, and the same `basis`, are given: the result is the one that
 * making it again would have. Of so many at most, those used last.
 */
export function keptWhileUnchanged<View>(most: number) {
  const kept = new Map<string, Kept<View>>();
  return (
    { organizationId, firstWeek, lastWeek }: SampleReading,
    series: string,
    rows: readonly SummaryRow[] = none,
    make: (rows: readonly SummaryRow[]) => View,
    basis?: unknown,
  ): View => {
    const key = `${organizationId} ${firstWeek} ${lastWeek} ${series}`;
    const known = kept.get(key);
    kept.delete(key);
    const isSame = known && known.basis === basis && areSame(known.rows, rows);
    const next = { rows, basis, view: isSame ? known.view : make(rows) };
    kept.set(key, next);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return next.view;
  };
}

const areSame = (one: readonly SummaryRow[], other: readonly SummaryRow[]) =>
  one === other ||
  (one.length === other.length &&
    one.every((row, at) => {
      const { block, isPool, weeks } = other[at] ?? { block: 0, isPool: false, weeks: "" };
      return row.block === block && row.isPool === isPool && row.weeks === weeks;
    }));
