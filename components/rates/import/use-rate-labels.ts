import { useLocale, useTranslations } from "next-intl";
import type { OddRow, RowProblem } from "@/components/rates/import/import-run";
import { type ColumnId, crossingsByWord, rateColumns } from "@/components/rates/import/rate-columns";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** The API names parts of an amount; a table has a column for each. */
const columnOf = (field: string) => (field.endsWith(".currencyCode") ? "currency" : field.replace(/\..*$/, ""));

/** Columns, values and problems in the reader's language. */
export function useRateLabels() {
  const t = useTranslations("rateImport");
  const vocabulary = useTranslations("vocabulary");
  const labelOf = (id: string) => {
    const key = `columns.${columnOf(id)}`;
    return t.has(key) ? t(key) : id;
  };
  const problemMessage = (problem: RowProblem, cell = "") => {
    const key = `problems.${problem.code}`;
    const message = "message" in problem ? problem.message : problem.code;
    return t.has(key) ? t(key, { field: labelOf(problem.field), cell }) : `${labelOf(problem.field)}: ${message}`;
  };
  return {
    dayComesFirst: useLocale() === "es-MX",
    columns: rateColumns((id: ColumnId) => t(`columns.${id}`)),
    crossings: crossingsByWord(UsMxBorderCrossing.options, (id) => vocabulary(`UsMxBorderCrossing.${id}`)),
    labelOf,
    kindOf: ({ code }: RowProblem) => (t.has(`kinds.${code}`) ? t(`kinds.${code}`) : code),
    /** All that is to be said of a row; `cells` by column. */
    rowMessages: ({ problems }: OddRow, cells: { [id: string]: string | undefined }) =>
      problems.map((problem) => problemMessage(problem, cells[columnOf(problem.field)] ?? "")),
  };
}

export type RateLabels = ReturnType<typeof useRateLabels>;
