"use client";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { guessPairTable, type PairTable, pairsOf } from "@/components/directory/match-rows";
import { ColumnMapper } from "@/components/import/column-mapper";
import { downloadCsv } from "@/components/import/download-csv";
import { readTable } from "@/components/import/read-table";
import { TableSource } from "@/components/import/table-source";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls";

const emailWords = ["e-mail", "email", "mail", "correo", "correo electrónico"];
const externalIdWords = ["external id", "id", "TMS", "user", "usuario", "clave", "team", "equipo"];

/** The table as it was pasted, with which column is which. A later text wins over one that is still being read. */
function usePairTable() {
  const t = useTranslations("directory.match");
  const columns = [
    { id: "email", label: t("columnEmail"), synonyms: emailWords },
    { id: "externalId", label: t("columnExternalId"), synonyms: externalIdWords },
  ];
  const [table, setTable] = useState<PairTable>();
  const turn = useRef(0);
  const onText = async (text: string) => {
    turn.current += 1;
    const own = turn.current;
    const cells = await readTable(text);
    if (own === turn.current) setTable(cells.length > 0 ? guessPairTable(cells, columns) : undefined);
  };
  return { columns, table, setTable, onText };
}

/** Where the pairs come from: pasted or a file, and which of its columns are meant. */
export function MatchSource({ onPairs }: { onPairs: (pairs: ReturnType<typeof pairsOf>) => void }) {
  const t = useTranslations("directory.match");
  const { columns, table, setTable, onText } = usePairTable();
  const pairs = table ? pairsOf(table) : { rows: [], repeated: 0 };
  const isMapped = table ? columns.every(({ id }) => table.mapping.includes(id)) : true;
  const template = () => downloadCsv("tms-ids.csv", ["email", "externalId"], [[t("templateExample"), "U-104"]]);
  return (
    <div className="flex max-w-190 flex-col gap-4 px-5 py-5 max-sm:px-4">
      <p className="text-ink-2">{t("intro")}</p>
      <TableSource label={t("sourceLabel")} hint={t("sourceHint")} onText={onText} />
      {table && (
        <>
          <Checkbox
            label={t("hasHeader", { headings: (table.cells[0] ?? []).join(", ") })}
            checked={table.hasHeader}
            onChange={({ target }) => setTable({ ...table, hasHeader: target.checked })}
          />
          {(table.mapping.length > 2 || !isMapped) && (
            <ColumnMapper
              rows={table.cells}
              columns={columns}
              mapping={table.mapping}
              onChange={(mapping) => setTable({ ...table, mapping })}
            />
          )}
        </>
      )}
      {!isMapped && (
        <p role="alert" className="text-warn">
          {t("noColumns")}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={pairs.rows.length === 0 || !isMapped} onClick={() => onPairs(pairs)}>
          {t("check", { count: pairs.rows.length })}
        </Button>
        <Button icon={<Download aria-hidden />} onClick={template}>
          {t("template")}
        </Button>
      </div>
    </div>
  );
}
