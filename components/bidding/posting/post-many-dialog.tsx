"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTimeZone, useTranslations } from "next-intl";
import { type Expiry, expiryFrom } from "@/components/bidding/posting/expiry";
import { groupPostings, notPosted } from "@/components/bidding/posting/post-many-groups";
import { PostManyReport } from "@/components/bidding/posting/post-many-report";
import { ExpiryField } from "@/components/bidding/posting/posting-terms";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { inCalls } from "@/components/loads/bulk/run-calls";
import { useBulkRun } from "@/components/loads/bulk/use-bulk-run";
import type { BulkDialogProps } from "@/components/loads/bulk/use-edit-dialog";
import { toast } from "@/components/ui/toast";
import { refreshPostings, sendPostings } from "@/lib/bidding/queries/postings";
import type { OpenedPosting } from "@/lib/bidding/schema/open-postings";
import { postedLoadsMax as perCall } from "@/lib/vocabulary/limits.values";

/** What would become of the loads. Nothing is offered. */
const usePreview = (ids: readonly string[]) =>
  useQuery({
    queryKey: ["posting-preview", ids],
    queryFn: async ({ signal }) => {
      const results: OpenedPosting[] = [];
      for (const few of inCalls(ids, perCall))
        results.push(...(await sendPostings({ ids: few, validateOnly: true }, { signal })));
      return results;
    },
    gcTime: 0,
  });

type PostValues = { expiry: Expiry };

/** Offers the chosen loads to carriers, after saying which of them can be. What has left is not taken back. */
export function PostManyDialog({ ids, onClose, onDone }: BulkDialogProps) {
  const t = useTranslations("postings.many");
  const timeZone = useTimeZone() ?? "UTC";
  const queryClient = useQueryClient();
  const preview = usePreview(ids);
  const { run, progress, reached } = useBulkRun<string, OpenedPosting>(perCall);
  const failed = notPosted(reached.results);
  const again = [...failed.map(({ id }) => id), ...reached.rest];
  const isStuck = again.length > 0;
  const items = isStuck ? again : groupPostings(preview.data ?? []).posted.map(({ id }) => id);
  const expiryOf = ({ expiry }: PostValues) => expiryFrom(expiry, new Date(), timeZone);
  const announce = (results: readonly OpenedPosting[]) => {
    const count = results.length - notPosted(results).length;
    if (count > 0) toast.success(t("done", { count }));
  };
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/bidding/schema/open-postings")).OpenPostingsRequest,
    defaultValues: { expiry: { choice: "none", wallTime: "" } },
    reValidateMode: "onSubmit",
    // More loads than one call takes are several calls; the first stands for all.
    toRequest: (values: PostValues) => ({ ids: items.slice(0, perCall), expiresAt: expiryOf(values).expiresAt }),
    fieldOf: { expiresAt: "expiry.wallTime" },
    onSubmit: async ({ expiresAt }, values) => {
      // The field says so.
      if (expiryOf(values).isWrong) return;
      const kept = reached.results.filter((result) => !failed.includes(result));
      const all = await run({ items, send: (few) => sendPostings({ ids: few, expiresAt }), kept });
      void refreshPostings(queryClient);
      if (all.rest.length + notPosted(all.results).length > 0) return;
      announce(all.results);
      onClose();
      onDone();
    },
  });
  const close = () => {
    if (progress) return;
    announce(reached.results);
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t("title", { count: ids.length })}
      description={t("text")}
      cancel={{ disabled: form.isSubmitting }}
      submit={{ label: t(isStuck ? "retry" : "submit", { count: items.length }), disabled: items.length === 0 }}
      onClose={close}
    >
      <PostManyReport preview={preview} progress={progress} reached={reached} />
      {!isStuck && !progress && <ExpiryField timeZone={timeZone} />}
    </FormDialog>
  );
}
