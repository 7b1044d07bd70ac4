import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { Choose } from "@/components/import/choose";
import { ColumnMapper } from "@/components/import/column-mapper";
import { downloadCsv } from "@/components/import/download-csv";
import { TableSource } from "@/components/import/table-source";
import { type RateSource, type TableJob, useRateSource } from "@/components/rates/import/import-memory";
import { type ColumnId, carrierColumns } from "@/components/rates/import/rate-columns";
import { type RateTable, rowCount, valuesOf } from "@/components/rates/import/read-row";
import type { RateLabels } from "@/components/rates/import/use-rate-labels";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { dayOrderOf } from "@/lib/vocabulary/day-text";
import { TrailerCategory } from "@/lib/vocabulary/lookup-stop";
import { CurrencyCode } from "@/lib/vocabulary/money";

const templateHeader = ["load", "origin", "destination", "trailer", "pickup date", "amount", "currency", "carrier"];
const templateRow = [
  "TMS-9931",
  "Apodaca, NL",
  "Dallas, TX",
  "Dry van",
  "2026-10-02",
  "2050.00",
  "USD",
  "Norteña Freight",
];

const fileMegabytesMax = 32;

type SourceStepProps = { words: RateLabels; onReview: (job: TableJob, table: RateTable) => void };

/** Where the table comes from, and which of its columns are meant. */
export function SourceStep({ words, onReview }: SourceStepProps) {
  const t = useTranslations("rateImport");
  const tables = useTranslations("import");
  const given = useRateSource(words.columns, words.dayComesFirst);
  const { source, job, missing } = given;
  const isGiven = source.cells.length > 0;
  const notes = [
    ...(given.has("key") ? [] : [t("noKey")]),
    ...(carrierColumns.some(given.has) ? [] : [t("noCarrier")]),
  ];
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{t("intro")}</p>
      <TableSource label={t("source")} hint={t("sourceHint")} sizeMax={fileMegabytesMax} onText={given.onText} />
      {isGiven && (
        <>
          <Checkbox
            label={tables("hasHeader")}
            checked={source.hasHeader}
            onChange={({ target }) => given.setHasHeader(target.checked)}
          />
          <ColumnMapper
            rows={source.cells}
            columns={words.columns}
            mapping={source.mapping}
            onChange={given.setMapping}
          />
          <TableOptions given={given} />
          {missing.length > 0 && (
            <p role="status" className="text-warn">
              {t("missing", { columns: missing.map(words.labelOf).join(", ") })}
            </p>
          )}
        </>
      )}
      {isGiven &&
        notes.map((note) => (
          <p key={note} className="text-ink-3 text-xs">
            {note}
          </p>
        ))}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={job.rows === 0 || missing.length > 0} onClick={() => onReview(job, source)}>
          {t("review", { count: job.rows })}
        </Button>
        <Button
          icon={<Download aria-hidden />}
          onClick={() => downloadCsv("rate-history.csv", templateHeader, [templateRow])}
        >
          {t("template")}
        </Button>
      </div>
    </div>
  );
}

/** What a table says once for all rows because it has no column for it, and which way its dates are written. */
function TableOptions({ given }: { given: RateSource }) {
  const t = useTranslations("rateImport");
  const { source, options, setOptions } = given;
  const dates = valuesOf(source, "pickupDate");
  const isUnclear = dates.some((date) => /^\d{1,2}[/.-]\d{1,2}[/.-]/.test(date)) && !dayOrderOf(dates);
  const rows = rowCount(source);
  const isPartial = (id: ColumnId) => valuesOf(source, id).length < rows;
  const trailers = TrailerCategory.options.map((value) => ({ value, label: t(`trailers.${value}`) }));
  const currencies = CurrencyCode.options.map((value) => ({ value, label: value }));
  return (
    <div className="flex flex-col gap-2">
      {isPartial("trailerCategory") && (
        <Choose
          label={t("defaultTrailer")}
          value={options.trailerCategory}
          options={[{ value: "", label: t("choose") }, ...trailers]}
          onChange={(to) => setOptions({ ...options, trailerCategory: TrailerCategory.safeParse(to).data ?? "" })}
        />
      )}
      {isPartial("currency") && (
        <Choose
          label={t("defaultCurrency")}
          value={options.currencyCode}
          options={[{ value: "", label: t("choose") }, ...currencies]}
          onChange={(to) => setOptions({ ...options, currencyCode: CurrencyCode.safeParse(to).data ?? "" })}
        />
      )}
      {isUnclear && (
        <div className="flex flex-wrap items-center gap-3">
          <SegmentedControl
            label={t("dates")}
            value={options.dayComesFirst ? "day" : "month"}
            onChange={(order) => setOptions({ ...options, dayComesFirst: order === "day" })}
            options={[
              { value: "day", label: t("dayFirst") },
              { value: "month", label: t("monthFirst") },
            ]}
          />
        </div>
      )}
    </div>
  );
}
