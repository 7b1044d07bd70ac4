import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { isFailed, type OddRow } from "@/components/rates/import/import-run";
import type { RateWords } from "@/components/rates/import/use-rate-words";
import { Badge } from "@/components/ui/badge";

type OddRowLineProps = {
  row: OddRow;
  line: number;
  cells: { [id: string]: string | undefined };
  words: RateWords;
  isReview: boolean;
};

/** A row as the table has it, and all that is to be said of it. */
export function OddRowLine({ row, line, cells, words, isReview }: OddRowLineProps) {
  const t = useTranslations("rateImport");
  const place = (city: string | undefined, state: string | undefined) =>
    [city, state].filter(Boolean).join(", ") || "—";
  const lane = `${place(cells.origin, cells.originState)} → ${place(cells.destination, cells.destinationState)}`;
  const facts = [
    cells.key,
    cells.pickupDate,
    cells.trailerCategory,
    [cells.amount, cells.currency].filter(Boolean).join(" "),
  ];
  return (
    <li className="flex items-start gap-x-3 gap-y-1 border-line border-t px-3 py-1.5 [contain-intrinsic-size:auto_56px] [content-visibility:auto] first:border-t-0 max-sm:flex-wrap">
      <span className="w-12 shrink-0 text-right max-sm:w-8 text-ink-3 text-xs leading-5 tabular-nums">
        <span className="sr-only">{t("line")} </span>
        {line}
      </span>
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-2.75rem)]">
        <p className="wrap-anywhere">{lane}</p>
        <p className="wrap-anywhere text-ink-3 text-xs">{facts.filter(Boolean).join(" · ")}</p>
        {words.rowWords(row, cells).map((text) => (
          <p key={text} className="flex items-start gap-1.5 text-warn text-xs">
            <TriangleAlert aria-hidden className="mt-0.25 size-3.5!" />
            {text}
          </p>
        ))}
      </div>
      {isFailed(row) && (
        <span className="max-sm:ml-11">
          <Badge tone="bad" title={row.outcome}>
            {t(isReview ? `would.${row.outcome}` : `outcome.${row.outcome}`)}
          </Badge>
        </span>
      )}
    </li>
  );
}
