import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { ColumnMapper } from "@/components/import/column-mapper";
import { downloadCsv } from "@/components/import/download-csv";
import { TableSource } from "@/components/import/table-source";
import type { TableJob } from "@/components/rates/import/import-memory";
import { carrierColumns } from "@/components/rates/import/rate-columns";
import type { RateTable } from "@/components/rates/import/rate-table";
import { TableOptions } from "@/components/rates/import/table-options";
import { useRateSource } from "@/components/rates/import/use-rate-source";
import type { RateWords } from "@/components/rates/import/use-rate-words";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";

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

type SourceStepProps = { words: RateWords; onReview: (job: TableJob, table: RateTable) => void };

/** Where the table comes from, and which of its columns are meant. */
export function SourceStep({ words, onReview }: SourceStepProps) {
  const t = useTranslations("rateImport");
  const tables = useTranslations("import");
  const given = useRateSource(words.columns, words.dayComesFirst);
  const { source, job, missing } = given;
  const isGiven = source.cells.length > 0;
  const remarks = [
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
        remarks.map((remark) => (
          <p key={remark} className="text-ink-3 text-xs">
            {remark}
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
