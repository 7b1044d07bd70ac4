"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { arrowsAsTabs } from "@/components/border-crossings/lane-text";
import { ColumnMapper } from "@/components/import/column-mapper";
import { mappedRows } from "@/components/import/map-columns";
import { TableSource } from "@/components/import/table-source";
import { useImportedTable } from "@/components/import/use-imported-table";
import { columnsFor, laneColumns, lanesOfRows, manyLanesMax } from "@/components/rates/desk/many-lanes-rows";
import { type Questions, useManyLanes } from "@/components/rates/desk/many-lanes-run";
import type { MonthOfUse } from "@/components/rates/desk/rates-form";
import { Button } from "@/components/ui/button";
import { Checkbox, Select } from "@/components/ui/controls";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import type { CurrencyCode } from "@/lib/vocabulary/money";
import { currencyCodes } from "@/lib/vocabulary/money.values";

const ManyLanesResults = lazy(() =>
  import("@/components/rates/desk/many-lanes-results").then((module) => ({ default: module.ManyLanesResults })),
);

type ManyLanesProps = { month: MonthOfUse; crossings: readonly UsMxBorderCrossing[] };

/** A bid or a whole network: paste it, see what it costs, look it up, take the table along. */
export function ManyLanes({ month, crossings }: ManyLanesProps) {
  const t = useTranslations("rates.many");
  const table = useManyLanes();
  const { kept, work, error, check } = table;
  return (
    <div className="grid gap-4 px-5 py-4 max-sm:px-4">
      {error && <ErrorState error={error} />}
      {kept ? (
        <Suspense fallback={<Skeleton className="h-60" />}>
          <ManyLanesResults table={table} kept={kept} month={month} />
        </Suspense>
      ) : (
        <>
          <ManyLanesSource crossings={crossings} isChecking={work === "recall"} onLanes={check} />
          <p className="text-ink-3">{t("empty")}</p>
        </>
      )}
    </div>
  );
}

type ManyLanesSourceProps = {
  crossings: readonly UsMxBorderCrossing[];
  isChecking: boolean;
  onLanes: (questions: Questions) => void;
};

/** Without headings, the columns are taken in the order in which people write lanes down. */
const orderOf = (width: number) => Array.from({ length: width }, (_, at) => laneColumns[at] ?? null);

function useLaneTable() {
  const t = useTranslations("rates.many");
  const columns = columnsFor((id) => t(`columns.${id}`));
  const table = useImportedTable(columns);
  const isBare = !table.hasHeader && table.mapping.every((column) => column === null);
  const mapping = isBare ? orderOf(table.mapping.length) : table.mapping;
  return { ...table, columns, mapping, mapped: mappedRows(table.rows, mapping, table.hasHeader) };
}

/** Where the lanes come from: pasted or from a file, which column is which, and in which currency they are priced. */
function ManyLanesSource({ crossings, isChecking, onLanes }: ManyLanesSourceProps) {
  const t = useTranslations("rates.many");
  const form = useTranslations("rates.form");
  const tables = useTranslations("import");
  const vocabulary = useTranslations("vocabulary");
  const table = useLaneTable();
  const [currency, setCurrency] = useState<CurrencyCode>("USD");
  const named = crossings.map((id) => ({ id, name: vocabulary(`UsMxBorderCrossing.${id}`) }));
  const read = lanesOfRows(table.mapped, named);
  const count = read.lanes.length;
  const hasBoth = table.mapping.includes("from") && table.mapping.includes("to");
  const { unknownTrailers } = read;
  const cut = table.mapped.length - read.unread - unknownTrailers.length - count;
  const notes = [
    table.rows.length > 0 && !hasBoth && t("needBoth"),
    hasBoth && read.unread > 0 && t("unread", { count: read.unread }),
    read.unknownCrossings > 0 && t("unknownCrossings", { count: read.unknownCrossings }),
    unknownTrailers.length > 0 &&
      t("unknownTrailers", {
        count: unknownTrailers.length,
        names: [...new Set(unknownTrailers)].slice(0, 3).join(", "),
      }),
    cut > 0 && t("cut", { max: manyLanesMax, count: count + cut }),
  ].filter((note) => note !== false);
  return (
    <section aria-label={t("source")} className="grid max-w-190 gap-4">
      <TableSource
        label={t("source")}
        hint={t("sourceHint", { max: manyLanesMax })}
        onText={(text) => table.onText(arrowsAsTabs(text))}
      />
      {table.rows.length > 0 && (
        <>
          <Checkbox
            label={tables("hasHeader")}
            checked={table.hasHeader}
            onChange={({ target }) => table.setHasHeader(target.checked)}
          />
          <ColumnMapper rows={table.rows} columns={table.columns} mapping={table.mapping} onChange={table.setMapping} />
        </>
      )}
      {notes.length > 0 && (
        <ul role="status" className="text-warn text-xs">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          disabled={count === 0 || !hasBoth || isChecking}
          onClick={() => onLanes({ lanes: read.lanes, currency })}
        >
          {isChecking ? t("checking") : t("check", { count: hasBoth ? count : 0 })}
        </Button>
        <Select
          aria-label={form("currency")}
          value={currency}
          onChange={({ target }) => setCurrency(currencyCodes.find((known) => known === target.value) ?? "USD")}
          className="w-20!"
        >
          {currencyCodes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
      </div>
    </section>
  );
}
