"use client";

import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useLoadTab } from "@/components/loads/page/use-load-tab";
import { Button } from "@/components/ui/button";
import { postingGaps } from "@/lib/bidding/rules/posting-gaps";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

/** What carriers will ask for, each with the way to its field; nothing of it keeps a broker from posting. */
export function PostingGaps({ loaded, onMend }: { loaded: GetLoadResponse; onMend: () => void }) {
  const t = useTranslations("postings.gaps");
  const ready = useTranslations("loadPage.ready.missing");
  const { openForm } = useLoadTab();
  const words = ({ check }: ReturnType<typeof postingGaps>[number]) =>
    check === "pickupPast" ? t(check) : ready(check);
  const gaps = postingGaps(loaded, new Date());
  if (gaps.length === 0) return null;
  const mend = (path: string) => {
    onMend();
    openForm(path);
  };
  return (
    <section aria-labelledby="posting-gaps" className="grid gap-1 rounded-md bg-warn-soft px-3 py-2">
      <h3 id="posting-gaps" className="flex items-start gap-2 font-medium text-warn">
        <TriangleAlert aria-hidden className="mt-0.5" />
        {t("title", { count: gaps.length })}
      </h3>
      <ul className="grid">
        {gaps.map((gap) => (
          <li key={gap.path} className="flex min-h-7 items-center justify-between gap-3 pl-6">
            <span>{words(gap)}</span>
            <Button size="sm" variant="ghost" aria-label={`${t("mend")}: ${words(gap)}`} onClick={() => mend(gap.path)}>
              {t("mend")}
            </Button>
          </li>
        ))}
      </ul>
      <p className="pl-6 text-ink-2 text-xs">{t("goOn")}</p>
    </section>
  );
}
