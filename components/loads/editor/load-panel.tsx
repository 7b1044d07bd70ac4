"use client";

import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { DraftNotice } from "@/components/loads/editor/draft-notice";
import { ErrorSummary } from "@/components/loads/editor/error-summary";
import { FailureNotice } from "@/components/loads/editor/failure-notice";
import { LastUsed } from "@/components/loads/editor/last-used";
import { ContextPanel, SavedNotices } from "@/components/loads/editor/lazy-parts";
import { Notice } from "@/components/loads/editor/notice";
import { SectionRail } from "@/components/loads/editor/section-rail";
import type { Editor } from "@/components/loads/editor/use-editor";
import { type CarrierChoice, withBlocks } from "@/components/loads/form/choices";
import { LoadForm } from "@/components/loads/form/load-form";
import { Button } from "@/components/ui/button";
import type { CoverageOwners } from "@/lib/directory/list-coverage-owners";

export type LoadPanelProps = { editor: Editor; owners: CoverageOwners; carriers: readonly CarrierChoice[] };

/** One calm column between its sections and what is known about the load. */
export function LoadPanel({ editor, owners, carriers }: LoadPanelProps) {
  const t = useTranslations("loadEditor.newer");
  const { form, shown, newer, error, attempt, notes, setNotes, review, draft } = editor;
  const choices = withBlocks(carriers, shown?.blockedCarriers ?? []);
  return (
    <div className="grid gap-x-6 gap-y-8 px-5 pt-5 pb-28 max-sm:px-4 sm:grid-cols-[172px_minmax(0,760px)] min-[1280px]:grid-cols-[172px_minmax(0,760px)_248px]">
      <SectionRail />
      <div className="grid min-w-0 content-start gap-4 max-sm:**:scroll-mb-32">
        {error && <FailureNotice error={error} />}
        <ErrorSummary attempt={attempt} />
        {newer && (
          <Notice tone="warn" title={t("title")}>
            <p className="text-ink-2">{t("text", { version: newer.version })}</p>
            <div>
              <Button size="sm" onClick={() => review(newer)}>
                {t("review")}
              </Button>
            </div>
          </Notice>
        )}
        <DraftNotice draft={draft} />
        <Suspense fallback={null}>
          {notes.warnings.length + notes.merged.length > 0 && <SavedNotices notes={notes} onDismiss={setNotes} />}
        </Suspense>
        {!shown && <LastUsed form={form} />}
        <LoadForm form={form} owners={owners} carriers={choices} isNew={!shown} />
      </div>
      <Suspense fallback={null}>{shown && <ContextPanel editor={editor} loaded={shown} carriers={choices} />}</Suspense>
    </div>
  );
}
