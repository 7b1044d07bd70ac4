import { History } from "lucide-react";
import { useTranslations } from "next-intl";
import type { KeptImport } from "@/components/rates/import/import-memory";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/lib/i18n/format";

type ResumeNoteProps = { kept: KeptImport; onResume: (kept: KeptImport) => void; onDiscard: () => void };

/** An import that did not end: where it stopped, and that nothing is lost or stored twice. */
export function ResumeNote({ kept, onResume, onDiscard }: ResumeNoteProps) {
  const t = useTranslations("rateImport.resume");
  const format = useFormat();
  return (
    <section aria-label={t("title")} className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-3">
      <p className="flex items-center gap-2 font-medium">
        <History aria-hidden className="text-ink-3" />
        {t("text", {
          file: kept.fileName ?? t("pasted"),
          done: format.number(kept.tally.done),
          total: format.number(kept.rows),
        })}
      </p>
      <p className="text-ink-3 text-xs">{t("hint", { at: format.dateTime(kept.at) })}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onResume(kept)}>
          {t("goOn")}
        </Button>
        <Button onClick={onDiscard}>{t("discard")}</Button>
      </div>
    </section>
  );
}
