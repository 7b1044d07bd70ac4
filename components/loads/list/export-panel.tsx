"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { download } from "@/components/import/download-csv";
import { fetchWholeView, toCsv } from "@/components/loads/list/export-view";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/lib/i18n/format";
import type { LoadsFilter } from "@/lib/loads/queries";
import type { LoadSummary } from "@/lib/loads/schema/list";

const formats = {
  csv: { type: "text/csv;charset=utf-8", write: toCsv },
  json: { type: "application/json", write: (loads: readonly LoadSummary[]) => JSON.stringify(loads, null, 2) },
};
type Format = keyof typeof formats;

/** The loads of the view as a file. Closing the panel stops the fetching; an incomplete file is never made. */
export function ExportPanel({ filter, total }: { filter: LoadsFilter; total: number }) {
  const t = useTranslations("loads");
  const format = useFormat();
  const [done, setDone] = useState<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const write = async (name: Format) => {
    const controller = new AbortController();
    stop.current = controller;
    setHasFailed(false);
    setDone(0);
    try {
      const loads = await fetchWholeView(filter, controller.signal, setDone);
      download(`loads.${name}`, formats[name].type, formats[name].write(loads));
    } catch {
      setHasFailed(!controller.signal.aborted);
    }
    setDone(null);
  };
  return (
    <div className="grid gap-2">
      <p className="text-ink-2 text-xs">{t("exportHint", { count: total })}</p>
      <Button disabled={done !== null} onClick={() => write("csv")}>
        {t("exportCsv")}
      </Button>
      <Button disabled={done !== null} onClick={() => write("json")}>
        {t("exportJson")}
      </Button>
      <p role="status" className="min-h-4 text-ink-2 text-xs">
        {done !== null && t("exporting", { done: format.number(done), total: format.number(total) })}
      </p>
      {hasFailed && (
        <p role="alert" className="text-bad text-xs">
          {t("exportFailed")}
        </p>
      )}
    </div>
  );
}
