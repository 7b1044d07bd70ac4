"use client";

import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { FormSummary } from "@/components/form/form-summary";
import type { LoadSlots } from "@/components/loads/editor/context-panel";
import { LastUsed } from "@/components/loads/editor/last-used";
import { ContextPanel, SavedNotices } from "@/components/loads/editor/lazy-parts";
import { SectionRail } from "@/components/loads/editor/section-rail";
import type { Editor } from "@/components/loads/editor/use-editor";
import { usePathTitle } from "@/components/loads/editor/use-path-title";
import { conflictIn } from "@/components/loads/editor/use-save";
import { type CarrierChoice, withBlocks } from "@/components/loads/form/choices";
import { LoadForm } from "@/components/loads/form/load-form";
import { Kbd } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { RequestId } from "@/components/ui/error-state";
import { Notice } from "@/components/ui/notice";
import { CallError } from "@/lib/browser/api";
import type { CoverageOwners } from "@/lib/directory/find-owners";

const explained: Record<number, string> = {
  0: "unreachable",
  401: "signedOut",
  403: "forbidden",
  413: "tooLarge",
  429: "tooMany",
};

const reasonOf = (error: Error) => {
  if (!(error instanceof CallError)) return "unexpected";
  return explained[error.status] ?? (error.status >= 500 ? "unexpected" : undefined);
};

/** A save that failed: why, that nothing typed is lost, and what to do. */
function FailureNotice({ error }: { error: Error }) {
  const t = useTranslations("loadEditor.failure");
  const existing = conflictIn(error)?.load;
  const reason = reasonOf(error);
  const requestId = error instanceof CallError ? error.requestId : undefined;
  if (existing)
    return (
      <Notice tone="bad" title={t("exists", { externalId: existing.externalId })}>
        <p className="text-ink-2">{t("existsHelp")}</p>
        <div>
          <ButtonLink size="sm" href={`/loads/${existing.id}`} target="_blank">
            {t("openExisting")}
          </ButtonLink>
        </div>
      </Notice>
    );
  return (
    <Notice tone="bad" title={t("title")}>
      <p className="text-ink-2">{reason ? t(reason) : error.message}</p>
      {requestId && <RequestId id={requestId} />}
    </Notice>
  );
}

export type LoadPanelProps = LoadSlots & {
  editor: Editor;
  owners: CoverageOwners;
  carriers: readonly CarrierChoice[];
};

/** One calm column between its sections and what is known about the load. */
export function LoadPanel({ editor, owners, carriers, panels }: LoadPanelProps) {
  const t = useTranslations("loadEditor.newer");
  const { form, shown, newer, error, attempt, notes, setNotes, review, draft } = editor;
  const choices = withBlocks(carriers, shown?.blockedCarriers ?? []);
  return (
    <div className="grid gap-x-6 gap-y-8 px-5 pt-5 pb-28 max-sm:px-4 sm:grid-cols-[172px_minmax(0,760px)] min-[1280px]:grid-cols-[172px_minmax(0,760px)_248px] min-[1600px]:grid-cols-[200px_minmax(0,760px)_minmax(0,640px)]">
      <SectionRail />
      <div className="grid min-w-0 content-start gap-4 max-sm:**:scroll-mb-32">
        {error && <FailureNotice error={error} />}
        <LoadProblems attempt={attempt} />
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
          {shown && notes.warnings.length + notes.merged.length > 0 && (
            <SavedNotices id={shown.load.id} notes={notes} onDismiss={setNotes} />
          )}
        </Suspense>
        {!shown && <LastUsed form={form} />}
        <LoadForm form={form} owners={owners} carriers={choices} isNew={!shown} />
      </div>
      <Suspense fallback={null}>
        {shown && <ContextPanel editor={editor} loaded={shown} carriers={choices} panels={panels} />}
      </Suspense>
    </div>
  );
}

/** Offers what was typed here earlier and never saved. */
function DraftNotice({ draft: { offered, restore, forget } }: Pick<Editor, "draft">) {
  const t = useTranslations("loadEditor.draft");
  if (!offered) return null;
  return (
    <Notice tone="info" title={t.rich("title", { time: () => <RelativeTime at={offered.at} /> })}>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={restore}>
          {t("restore")}
        </Button>
        <Button size="sm" variant="ghost" onClick={forget}>
          {t("forget")}
        </Button>
      </div>
    </Notice>
  );
}

/** Everything that keeps a load from being saved. `attempt` counts refused saves. */
function LoadProblems({ attempt }: { attempt: number }) {
  const t = useTranslations("loadEditor.errors");
  return (
    <FormSummary
      attempt={attempt}
      title={(count) => t("title", { count })}
      nameOf={usePathTitle()}
      aside={
        <span className="text-ink-2 text-xs pointer-coarse:hidden">
          <Kbd>F8</Kbd> {t("next")}
        </span>
      }
    />
  );
}
