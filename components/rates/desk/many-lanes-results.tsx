"use client";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { CallCost } from "@/components/app-shell/call-cost";
import { useSession } from "@/components/app-shell/session-provider";
import { downloadCsv } from "@/components/import/download-csv";
import {
  isDoubtful,
  listColumns,
  listLanes,
  listRow,
  type Sorting,
  sortLanes,
} from "@/components/rates/desk/many-lanes-list";
import { type ManyLanes, partsToPay, type useManyLanes } from "@/components/rates/desk/many-lanes-run";
import { ManyLanesTable } from "@/components/rates/desk/many-lanes-table";
import { type MonthOfUse, RunCost } from "@/components/rates/desk/rates-form";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls";
import { hasRole } from "@/lib/core/role-rank";

const ConfirmRun = lazy(() =>
  import("@/components/rates/desk/confirm-run").then((module) => ({ default: module.ConfirmRun })),
);

type Table = ReturnType<typeof useManyLanes>;
type ManyLanesResultsProps = { table: Table; kept: ManyLanes; month: MonthOfUse };

/** What is known of the lanes, what the rest costs, and the table. */
export function ManyLanesResults({ table, kept, month }: ManyLanesResultsProps) {
  const t = useTranslations("rates.many");
  const [sorting, setSorting] = useState<{ by: Sorting; isDescending: boolean }>({ by: "number", isDescending: false });
  const [isDoubtfulOnly, setIsDoubtfulOnly] = useState(false);
  const all = listLanes(kept.lanes, kept.answers);
  const doubtful = all.filter(isDoubtful);
  const shown = sortLanes(isDoubtfulOnly ? doubtful : all, sorting.by, sorting.isDescending);
  const exportCsv = () => downloadCsv("rates.csv", listColumns, all.map(listRow));
  return (
    <>
      <LookUpBar table={table} kept={kept} month={month} />
      <div className="flex flex-wrap items-center gap-3">
        <Checkbox
          label={t("weakOnly", { count: doubtful.length })}
          checked={isDoubtfulOnly}
          onChange={({ target }) => setIsDoubtfulOnly(target.checked)}
        />
        <Button size="sm" icon={<Download aria-hidden />} onClick={exportCsv} className="ml-auto">
          {t("export")}
        </Button>
      </div>
      <ManyLanesTable
        rows={shown}
        currency={kept.currency}
        sorting={sorting}
        onSort={(by) => setSorting({ by, isDescending: sorting.by === by && !sorting.isDescending })}
      />
    </>
  );
}

function LookUpBar({ table, kept, month }: ManyLanesResultsProps) {
  const t = useTranslations("rates");
  const { role } = useSession();
  const { work, failed, lookUp, retry, stop, clear } = table;
  const [isAsking, setIsAsking] = useState(false);
  const parts = partsToPay(kept.answers);
  const lanes = parts.reduce((sum, { places }) => sum + places.length, 0);
  const known = kept.lanes.length - lanes;
  const lost = failed.reduce((sum, { places }) => sum + places.length, 0);
  const blocked = hasRole(role, "BROKER") ? undefined : t("cost.viewer");
  const isRunning = work === "run";
  const cost = { lanes, calls: parts.length };
  return (
    <section aria-label={t("many.title")} className="grid gap-2 rounded-lg border border-line bg-surface p-4">
      <p className="font-medium tabular-nums">
        {t("many.found", { count: kept.lanes.length })}
        <span className="font-normal text-ink-2">
          {" · "}
          {t("many.known", { count: known })} · {t("many.open", { count: lanes })}
        </span>
      </p>
      {isRunning && <Progress done={known} total={kept.lanes.length} />}
      {failed[0] && !isRunning && (
        <p role="alert" className="text-bad">
          {t("many.failed", { count: lost, reason: failed[0].error.message })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {isRunning && <Button onClick={stop}>{t("many.stop")}</Button>}
        {!isRunning && lost > 0 && (
          <Button variant="primary" onClick={retry}>
            {t("many.retry", { count: lost })}
          </Button>
        )}
        {!isRunning && lost === 0 && lanes > 0 && (
          <Button variant="primary" disabled={blocked !== undefined} title={blocked} onClick={() => setIsAsking(true)}>
            {t("many.run", cost)}
            <CallCost calls={parts.length} />
          </Button>
        )}
        <Button disabled={isRunning} onClick={clear}>
          {t("many.change")}
        </Button>
      </div>
      {lanes > 0 && <RunCost lanes={lanes} calls={parts.length} month={month} blocked={blocked} />}
      <Suspense fallback={null}>
        {isAsking && (
          <ConfirmRun
            cost={{ ...cost, stored: known }}
            isRunning={isRunning}
            onClose={() => setIsAsking(false)}
            onConfirm={() => {
              setIsAsking(false);
              lookUp();
            }}
          />
        )}
      </Suspense>
    </section>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const t = useTranslations("rates.many");
  const text = t("running", { done, total });
  return (
    <div className="grid gap-1">
      <p aria-live="polite" className="text-ink-2 text-xs tabular-nums">
        {text}
      </p>
      <progress
        aria-label={text}
        value={done}
        max={total}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-mute-soft [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-mute-soft [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}
