"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Suspense, useEffect, useRef } from "react";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { useFormIssues, useProblemText } from "@/components/form/form-issues";
import { revealField } from "@/components/form/reveal-field";
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
      {requestId && (
        <p className="text-ink-2 text-xs">
          {t("requestId")} <code className="font-mono">{requestId}</code>
        </p>
      )}
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

/** Everything that keeps a load from being saved, each with a way to its field. `attempt` counts refused saves. */
function ErrorSummary({ attempt }: { attempt: number }) {
  const t = useTranslations("loadEditor.errors");
  const title = usePathTitle();
  const problemText = useProblemText();
  const issues = useFormIssues();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (attempt === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, [attempt]);

  if (attempt === 0 || issues.length === 0) return null;
  return (
    <section aria-labelledby="error-summary" className="rounded-md border-bad border-l-4 bg-bad-soft px-3.5 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2
          id="error-summary"
          ref={heading}
          tabIndex={-1}
          className="flex items-center gap-2 font-semibold outline-none"
        >
          <CircleAlert aria-hidden className="text-bad" />
          {t("title", { count: issues.length })}
        </h2>
        <span className="text-ink-2 text-xs pointer-coarse:hidden">
          <Kbd>F8</Kbd> {t("next")}
        </span>
      </div>
      <ul className="mt-1.5 grid gap-1 pl-6">
        {issues.map(({ name, ...issue }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                revealField(name);
              }}
              className="font-medium text-bad underline underline-offset-2"
            >
              {title(issue.path)}: {problemText(issue)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
