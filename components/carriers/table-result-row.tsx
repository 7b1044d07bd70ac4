"use client";

import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { numbersLine } from "@/components/carriers/identifiers";
import type { RowResult } from "@/components/carriers/table-run";
import { Badge } from "@/components/ui/badge";

export const outcomeTones = {
  CREATED: "good",
  UPDATED: "info",
  UNCHANGED: "mute",
  CONFLICT: "warn",
  NOT_FOUND: "warn",
  INVALID: "bad",
  UNREADABLE: "bad",
} as const satisfies Record<RowResult["outcome"], string>;
/** "DOT 9900007 · 4471": what the carrier was looked for by. */
export const triedLine = ({ triedIdentifiers }: RowResult) =>
  [numbersLine(triedIdentifiers), triedIdentifiers.externalId].filter(Boolean).join(" · ");

type TableResultRowProps = { result: RowResult; name?: string; line: number; words: string[]; isDone: boolean };

/** A row of the table, with what became of it or would. */
export function TableResultRow({ result, name, line, words, isDone }: TableResultRowProps) {
  const t = useTranslations("carriers.table");
  const tried = triedLine(result);
  return (
    <li className="flex items-start gap-3 border-line border-t px-3 py-1.5 [contain-intrinsic-size:auto_48px] [content-visibility:auto] first:border-t-0">
      <span className="w-6 shrink-0 text-right text-ink-3 text-xs leading-5 tabular-nums">
        <span className="sr-only">{t("line")} </span>
        {line}
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate">{name ?? (tried || "—")}</p>
        {name && tried && <p className="wrap-anywhere font-mono text-ink-3 text-xs">{tried}</p>}
        {words.map((text) => (
          <p key={text} className="flex items-start gap-1.5 text-warn text-xs">
            <TriangleAlert aria-hidden className="mt-0.25 size-3.5!" />
            {text}
          </p>
        ))}
      </div>
      <Badge tone={outcomeTones[result.outcome]} title={result.outcome}>
        {t(`${isDone ? "outcome" : "would"}.${result.outcome}`)}
      </Badge>
    </li>
  );
}
