"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import type { JudgedRow, Outcome } from "@/components/directory/match-outcomes";
import { isFit, type MatchRow as Row } from "@/components/directory/match-rows";
import { Badge } from "@/components/ui/badge";
import { Button, IconButton } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Input } from "@/components/ui/controls";
import type { DirectoryKind } from "@/lib/directory/schema/mapping";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

const tones = {
  MATCHED: "good",
  CHANGED: "info",
  UNCHANGED: "mute",
  NOT_FOUND: "bad",
  DUPLICATE: "warn",
  CONFLICT: "bad",
  INCOMPLETE: "warn",
  PENDING: "mute",
} as const satisfies Record<Outcome["status"], string>;

/** How many loads name each id, and which ids would be somebody's. */
type OwnedLoads = { counts: ReadonlyMap<string, number>; given: ReadonlySet<string> };

type MatchOutcomeProps = { outcome: Outcome; externalId: string; kind: DirectoryKind; loads: OwnedLoads };

/** The loads that name the new id, and those that name the one given up, unless it goes to somebody else. */
function LoadsTouched({ outcome, externalId, loads }: Omit<MatchOutcomeProps, "kind">) {
  const t = useTranslations("directory.match.loads");
  if (outcome.status !== "MATCHED" && outcome.status !== "CHANGED") return null;
  const gained = loads.counts.get(externalId);
  if (gained === undefined) return null;
  const { from } = outcome;
  const lost = from && !loads.given.has(from) ? (loads.counts.get(from) ?? 0) : 0;
  return (
    <span className="block text-ink-3">
      {t("gained", { count: gained, id: externalId })}
      {lost > 0 && <span className="text-warn"> · {t("lost", { count: lost, id: from ?? "" })}</span>}
    </span>
  );
}

function useSentence({ outcome, externalId, kind }: Omit<MatchOutcomeProps, "loads">) {
  const t = useTranslations("directory.match.explain");
  const { status, name = "", from = "", heldBy, contradicts } = outcome;
  if (status === "PENDING") return "";
  if (status === "NOT_FOUND") return t(`notFound${kind}`);
  if (status === "CONFLICT") return heldBy ? t("CONFLICT", { holder: heldBy }) : t("conflictUnknown");
  if (status === "DUPLICATE") return t(contradicts === "externalId" ? "twoEmails" : "twoIds");
  return t(status, { name, from, to: externalId });
}

/** What would become of a row: a word, a sentence, the loads it touches, and behind them what can be done. */
function MatchOutcome({ children, ...props }: MatchOutcomeProps & { children?: ReactNode }) {
  const t = useTranslations("directory.match.outcome");
  const { status } = props.outcome;
  const sentence = useSentence(props);
  return (
    <>
      <span className="flex w-25 shrink-0">
        <Badge tone={tones[status]} title={status}>
          {t(status)}
        </Badge>
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1.5 pt-0.5 text-xs">
        <p className="min-w-0 break-words">
          {sentence}
          <LoadsTouched {...props} />
        </p>
        {children}
      </div>
    </>
  );
}

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

type CellInputProps = {
  id?: string;
  label: string;
  value: string;
  isWrong: boolean;
  isMono?: boolean;
  onCommit: (value: string) => void;
};

/** A cell that can be corrected. It counts when the field is left or with Enter; Escape keeps what was there. */
function CellInput({ id, label, value, isWrong, isMono, onCommit }: CellInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    setDraft(null);
    if (draft !== null && draft.trim() !== value) onCommit(draft.trim());
  };
  return (
    <Input
      id={id}
      aria-label={label}
      aria-invalid={isWrong ? true : undefined}
      value={draft ?? value}
      maxLength={shortTextMax}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === "Enter") commit();
        if (key === "Escape") setDraft(null);
      }}
      className={classNames(
        // What stands in the cell lines up with the name of its column.
        "-ml-2.75 w-[calc(100%+0.6875rem)]! scroll-mb-20 max-sm:scroll-mb-44",
        isMono && "font-mono text-xs!",
        !isWrong && "border-transparent! bg-transparent! hover:border-field! focus:border-accent! focus:bg-surface!",
      )}
    />
  );
}
