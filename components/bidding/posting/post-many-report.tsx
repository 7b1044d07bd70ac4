"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { groupPostings, notPosted } from "@/components/bidding/posting/post-many-groups";
import { BulkProgress, BulkStopped, type LoadGroup, LoadGroups } from "@/components/loads/bulk/bulk-report";
import type { Run } from "@/components/loads/bulk/run-calls";
import type { Progress } from "@/components/loads/bulk/use-bulk-run";
import { Button } from "@/components/ui/button";
import type { OpenedPosting } from "@/lib/bidding/schema/open-postings";

type PostManyReportProps = {
  preview: UseQueryResult<OpenedPosting[]>;
  progress: Progress | null;
  reached: Run<string, OpenedPosting>;
};

/** Which loads will be posted and which not, how far it is, or what failed. */
export function PostManyReport({ preview, progress, reached }: PostManyReportProps) {
  const t = useTranslations("bulk");
  const blockedGroups = useBlockedGroups();
  if (progress) return <BulkProgress progress={progress} />;
  if (reached.rest.length > 0 || notPosted(reached.results).length > 0) {
    return (
      <div role="alert" className="grid gap-2">
        {reached.rest.length > 0 && <BulkStopped reached={reached} />}
        <LoadGroups groups={blockedGroups(reached.results)} />
      </div>
    );
  }
  if (preview.isError) {
    return (
      <p className="flex items-center gap-3 text-bad">
        {t("previewFailed")}
        <Button size="sm" onClick={() => preview.refetch()}>
          {t("tryAgain")}
        </Button>
      </p>
    );
  }
  return (
    <div role="status" className="min-h-15">
      {preview.data ? <Expected results={preview.data} /> : <p className="text-ink-2">{t("counting")}</p>}
    </div>
  );
}

function useBlockedGroups() {
  const t = useTranslations("postings.many");
  const bulk = useTranslations("bulk");
  return (results: readonly OpenedPosting[]): LoadGroup[] => {
    const { blocked, gone } = groupPostings(results);
    return [
      ...blocked.map(({ reason, loads }) => ({
        key: reason,
        tone: "warn" as const,
        text: t(`blocked.${reason}`, { count: loads.length }),
        loads,
      })),
      { key: "gone", tone: "warn", text: bulk("failed.gone", { count: gone.length }), loads: gone },
    ];
  };
}

/** What speaks against posting, each with its loads; nothing of it keeps a broker from it. */
const Warned = ({ title, groups }: { title: string; groups: LoadGroup[] }) =>
  groups.length > 0 && (
    <section className="grid gap-1 rounded-md bg-warn-soft px-3 py-2">
      <h3 className="font-medium text-warn">{title}</h3>
      <LoadGroups groups={groups} />
    </section>
  );

function Expected({ results }: { results: readonly OpenedPosting[] }) {
  const t = useTranslations("postings.many");
  const gapWords = useTranslations("postings.gaps");
  const ready = useTranslations("loadPage.ready.missing");
  const blockedGroups = useBlockedGroups();
  const { posted, onHold, gaps, priceWarnings } = groupPostings(results);
  return (
    <div className="grid gap-3">
      <LoadGroups
        groups={[
          { key: "posted", tone: "strong", text: t("posted", { count: posted.length }), loads: posted },
          { key: "onHold", tone: "quiet", text: t("onHold", { count: onHold.length }), loads: onHold },
          ...blockedGroups(results),
        ]}
      />
      <Warned
        title={t("prices")}
        groups={priceWarnings.map(({ note, loads }) => ({
          key: note,
          tone: "quiet",
          text: t(`priceWarnings.${note}`, { count: loads.length }),
          loads,
        }))}
      />
      <Warned
        title={t("gaps")}
        groups={gaps.map(({ note, loads }) => ({
          key: note,
          tone: "quiet",
          text: `${note === "pickupPast" ? gapWords(note) : ready(note)}: ${loads.length}`,
          loads,
        }))}
      />
    </div>
  );
}
