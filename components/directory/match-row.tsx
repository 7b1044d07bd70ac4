"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { CellInput } from "@/components/directory/cell-input";
import { MatchOutcome, type OwnedLoads } from "@/components/directory/match-outcome";
import type { JudgedRow } from "@/components/directory/match-outcomes";
import { isFit, type MatchRow as Row } from "@/components/directory/match-rows";
import { Button, IconButton } from "@/components/ui/button";
import type { DirectoryKind } from "@/lib/directory/schema/preview";

export const matchColumns = "sm:grid sm:grid-cols-[minmax(0,4fr)_minmax(0,2fr)_minmax(0,6fr)_30px] sm:gap-x-3";
const stacked = "max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_44px] max-sm:gap-x-2 max-sm:gap-y-1";

type MatchRowProps = {
  judged: JudgedRow;
  kind: DirectoryKind;
  loads: OwnedLoads;
  onCorrect: (row: Row) => void;
  onRemove: () => void;
};

/** The cells that have to be corrected for the row to count. */
function wrongCells({ row, outcome }: JudgedRow) {
  const { status, contradicts } = outcome;
  const isIncomplete = status === "INCOMPLETE";
  return {
    email: status === "NOT_FOUND" || contradicts === "email" || (isIncomplete && !isFit(row.email)),
    externalId: status === "CONFLICT" || contradicts === "externalId" || (isIncomplete && !isFit(row.externalId)),
  };
}

/** A pair of the table, both of its cells open to correction, and what would become of it. */
export function MatchRow({ judged, kind, loads, onCorrect, onRemove }: MatchRowProps) {
  const t = useTranslations("directory.match");
  const emailId = useId();
  const { row, outcome } = judged;
  const isWrong = wrongCells(judged);
  const { suggestion } = outcome;
  const use = (email: string) => {
    onCorrect({ ...row, email });
    document.getElementById(emailId)?.focus();
  };
  return (
    <li className={`border-line border-b px-5 py-1.5 max-sm:px-4 ${stacked} ${matchColumns}`}>
      <CellInput
        id={emailId}
        label={t("emailOf", { row: row.key })}
        value={row.email}
        isWrong={isWrong.email}
        onCommit={(email) => onCorrect({ ...row, email })}
      />
      <CellInput
        label={t("externalIdOf", { row: row.key })}
        value={row.externalId}
        isWrong={isWrong.externalId}
        isMono
        onCommit={(externalId) => onCorrect({ ...row, externalId })}
      />
      <div className="flex min-w-0 items-start gap-x-2 max-sm:col-span-2 max-sm:py-1 sm:py-1.25">
        <MatchOutcome outcome={outcome} externalId={row.externalId} kind={kind} loads={loads}>
          {suggestion && (
            <Button size="sm" onClick={() => use(suggestion)} className="-my-0.75 max-w-full">
              <span className="truncate">{t("didYouMean", { suggestion })}</span>
            </Button>
          )}
        </MatchOutcome>
      </div>
      <IconButton
        label={t("removeRow", { row: row.key })}
        icon={<X aria-hidden />}
        onClick={onRemove}
        className="max-sm:col-start-2 max-sm:row-start-1"
      />
    </li>
  );
}
