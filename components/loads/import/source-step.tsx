import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Choose } from "@/components/import/choose";
import { ColumnMapper } from "@/components/import/column-mapper";
import { downloadCsv } from "@/components/import/download-csv";
import { TableSource } from "@/components/import/table-source";
import type { useImportedTable } from "@/components/import/use-imported-table";
import type { LoadJob } from "@/components/loads/import/import-parts";
import type { ImportLabels } from "@/components/loads/import/use-import-labels";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { LoadRow } from "@/lib/loads/schema/load-row";
import { dayOrderOf } from "@/lib/vocabulary/day-text";
import { CurrencyCode } from "@/lib/vocabulary/money";

const template = {
  load: "EXAMPLE-1",
  status: "Available",
  customer: "Frutas de Sonora",
  "pickup city": "Monterrey",
  "pickup state": "NL",
  "pickup date": "2026-11-23 08:00",
  "delivery city": "Dallas",
  "delivery state": "TX",
  "delivery date": "2026-11-25",
  trailer: "Reefer 53",
  commodity: "Fresh berries",
  weight: "41,000 lb",
  "min temp": "34 F",
  crossing: "Laredo",
  "max buy": "2100.00",
  currency: "USD",
  PO: "PO-4471",
};

const days = ["pickupFrom", "pickupUntil", "deliveryFrom", "deliveryUntil", "stopFrom", "stopUntil"] as const;
const amounts = ["maxBuy", "targetRate", "customerRate", "cargoValue"] as const;

const saysAmount = (row: LoadRow) => amounts.some((field) => row[field] !== undefined);

type SourceStepProps = {
  table: ReturnType<typeof useImportedTable>;
  words: ImportLabels;
  onReview: (job: LoadJob) => void;
};

/** Where the table comes from, which of its columns are meant, and what it says once for all rows. */
export function SourceStep({ table, words, onReview }: SourceStepProps) {
  const t = useTranslations("loadImport");
  const tables = useTranslations("import");
  const [currency, setCurrency] = useState("");
  const [dayFirst, setDayFirst] = useState(words.dayComesFirst);
  const written: readonly LoadRow[] = table.mapped;
  const dates = written.flatMap((row) => days.flatMap((field) => row[field] ?? []));
  const order = dayOrderOf(dates);
  const isUnclear = order === undefined && dates.some((date) => /^\d{1,2}[/.-]\d{1,2}[/.-]/.test(date));
  const isGiven = table.rows.length > 0;
  const isNamed = table.mapping.includes("externalId");
  const isPartial = written.some((row) => saysAmount(row) && row.currency === undefined);
  const rows = currency === "" ? written : written.map((row) => (saysAmount(row) ? { currency, ...row } : row));
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{t("intro")}</p>
      <TableSource label={t("source")} hint={t("sourceHint")} onText={table.onText} />
      {isGiven && (
        <>
          <Checkbox
            label={tables("hasHeader")}
            checked={table.hasHeader}
            onChange={({ target }) => table.setHasHeader(target.checked)}
          />
          <ColumnMapper
            rows={table.rows}
            columns={words.columns}
            mapping={table.mapping}
            leftOutNote={t("leftOut")}
            onChange={table.setMapping}
          />
          {isPartial && (
            <Choose
              label={t("defaultCurrency")}
              value={currency}
              options={["", ...CurrencyCode.options].map((value) => ({ value, label: value || t("choose") }))}
              onChange={setCurrency}
            />
          )}
          {isUnclear && (
            <div>
              <SegmentedControl
                label={t("dates")}
                value={dayFirst ? "day" : "month"}
                onChange={(chosen) => setDayFirst(chosen === "day")}
                options={[
                  { value: "day", label: t("dayFirst") },
                  { value: "month", label: t("monthFirst") },
                ]}
              />
            </div>
          )}
          {!isNamed && (
            <p role="status" className="text-warn">
              {t("missing", { column: words.labelOf("externalId") })}
            </p>
          )}
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabled={rows.length === 0 || !isNamed}
          onClick={() =>
            onReview({ rows, dayFirst: order ? order === "day" : dayFirst, firstLine: table.hasHeader ? 2 : 1 })
          }
        >
          {t("review", { count: rows.length })}
        </Button>
        <Button
          icon={<Download aria-hidden />}
          onClick={() => downloadCsv("loads.csv", Object.keys(template), [Object.values(template)])}
        >
          {t("template")}
        </Button>
      </div>
    </div>
  );
}
