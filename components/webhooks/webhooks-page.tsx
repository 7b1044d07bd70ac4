"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { useQueryStates } from "nuqs";
import { lazy, Suspense, useState } from "react";
import { CopyAs } from "@/components/app-shell/copy-as";
import { lateUntilUsed } from "@/components/app-shell/late";
import { Button } from "@/components/ui/button";
import { CodeBlock } from "@/components/ui/code-block";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-parts";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs } from "@/components/ui/tabs";
import { toast } from "@/components/ui/toast";
import { useAnswerLabels } from "@/components/webhooks/delivery-state";
import { DeliveryTable } from "@/components/webhooks/delivery-table";
import { SecretPart } from "@/components/webhooks/secret-part";
import { verifySnippets } from "@/components/webhooks/verify-snippets";
import { WebhookBanner } from "@/components/webhooks/webhook-banner";
import { filterOf, type WebhooksView, webhooksViewParsers } from "@/components/webhooks/webhooks-view";
import { fetchDeliveries, webhookMutations, webhookQueries } from "@/lib/webhooks/queries";

type Language = (typeof verifySnippets)[number]["id"];

const points = ["raw", "either", "twice", "quick", "retries"] as const;

/** How a receiver knows that a request is from here, with code to copy. */
function VerifyPart() {
  const t = useTranslations("webhooks.verify");
  const [language, setLanguage] = useState<Language>("node");
  const snippet = verifySnippets.find(({ id }) => id === language) ?? verifySnippets[0];
  return (
    <div className="grid max-w-225 gap-4 px-5 py-5 max-sm:px-4">
      <p className="max-w-160">
        {t.rich("intro", { code: (text) => <code className="font-mono text-xs">{text}</code> })}
      </p>
      <ul className="grid max-w-160 list-disc gap-1 pl-5 text-ink-2">
        {points.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
      <p>
        {t.rich("events", {
          link: (text) => (
            <a className="text-accent underline underline-offset-2" href="/docs">
              {text}
            </a>
          ),
        })}
      </p>
      <div>
        <SegmentedControl
          label={t("language")}
          value={language}
          onChange={setLanguage}
          options={verifySnippets.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <CodeBlock code={snippet.code} label={t("receiver", { language: snippet.name })} />
    </div>
  );
}

// Only the last of several tests has a toast: it goes when the detail opens, and no earlier one covers the dialog.
const toastId = "webhook-test";

/** Sends an event that means nothing, and says how it went; the rest stands in the list. */
function TestEvent({ onOpen }: { onOpen: (delivery: string) => void }) {
  const t = useTranslations("webhooks.test");
  const { answerOf } = useAnswerLabels();
  const test = useMutation({
    ...webhookMutations.test,
    onSuccess: ({ delivery }) => {
      const show = delivery.status === "DELIVERED" ? toast.success : toast.error;
      const words = { answer: answerOf(delivery), ms: delivery.durationMs ?? 0 };
      show(t(delivery.status === "DELIVERED" ? "arrived" : "failed", words), {
        id: toastId,
        action: { label: t("details"), onClick: () => onOpen(delivery.id) },
      });
    },
    onError: () => toast.error(t("notSent")),
  });
  return (
    <Button icon={<Send aria-hidden />} disabled={test.isPending} onClick={() => test.mutate({})}>
      {test.isPending ? t("sending") : t("send")}
    </Button>
  );
}

/** What the page shows as the address has it, and the steps that change it. */
function useWebhooksView() {
  const [view, change] = useQueryStates(webhooksViewParsers);
  return {
    view,
    choose: (values: Pick<Partial<WebhooksView>, "tab" | "status" | "type">) => void change(values),
    /** Walking from delivery to delivery is one step. */
    open: (delivery: string) => void change({ delivery }, { history: view.delivery ? "replace" : "push" }),
    close: () => void change({ delivery: null }),
  };
}

const WebhookForm = lateUntilUsed(() =>
  import("@/components/webhooks/webhook-form").then((module) => module.WebhookForm),
);
const SigningSecretDialog = lazy(() =>
  import("@/components/webhooks/secret-dialogs").then((module) => ({ default: module.SigningSecretDialog })),
);
const DeliveryDialog = lazy(() =>
  import("@/components/webhooks/delivery-dialog").then((module) => ({ default: module.DeliveryDialog })),
);

/** The deliveries that are listed. */
function CopyDeliveries({ view }: { view: WebhooksView }) {
  const filter = filterOf(view);
  return <CopyAs path="/webhook-deliveries/list" request={() => filter} answer={() => fetchDeliveries(filter)} />;
}

/** The organization's webhook: where it goes, how it goes, and what went there. */
export function WebhooksPage() {
  const t = useTranslations("webhooks");
  const { view, choose, open, close } = useWebhooksView();
  const [secret, setSecret] = useState<string>();
  const query = useQuery(webhookQueries.webhook());
  const webhook = query.data?.webhook;
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        actions={
          webhook && (
            <>
              <TestEvent onOpen={open} />
              <CopyDeliveries view={view} />
            </>
          )
        }
      />
      {query.isPending && <Skeleton className="m-5 h-24 max-w-190" />}
      {query.isError && !query.data && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {webhook && <WebhookBanner webhook={webhook} />}
      {query.data && (
        <div className="grid gap-x-10 gap-y-5 border-line border-b px-5 py-5 max-sm:px-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <Suspense fallback={<Skeleton className="h-44" />}>
            {/* Not the whole webhook: its counters change all the time, the form seldom. */}
            <WebhookForm
              key={webhook ? "saved" : "new"}
              url={webhook?.url}
              isEnabled={webhook?.isEnabled}
              onSecret={setSecret}
            />
          </Suspense>
          {webhook && <SecretPart webhook={webhook} onSecret={setSecret} />}
        </div>
      )}
      {query.data && (
        <Tabs
          label={t("title")}
          value={view.tab}
          onChange={(tab) => choose({ tab })}
          tabs={[
            {
              id: "deliveries",
              label: t("tabs.deliveries"),
              panel: <DeliveryTable view={view} webhook={webhook} onChoose={choose} onOpen={open} />,
            },
            { id: "verify", label: t("tabs.verify"), panel: <VerifyPart /> },
          ]}
        />
      )}
      <Suspense fallback={null}>
        {secret && <SigningSecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
        {view.delivery && <DeliveryDialog key={view.delivery} id={view.delivery} onClose={close} />}
      </Suspense>
    </>
  );
}
