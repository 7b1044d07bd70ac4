"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { useRouterAnnouncements } from "@/components/app-shell/page-address";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs } from "@/components/ui/tabs";
import { DeliveryTable } from "@/components/webhooks/delivery-table";
import { SecretPart } from "@/components/webhooks/secret-part";
import { TestEvent } from "@/components/webhooks/test-event";
import { useWebhooksView } from "@/components/webhooks/use-webhooks-view";
import { VerifyPart } from "@/components/webhooks/verify-part";
import { WebhookBanner } from "@/components/webhooks/webhook-banner";
import { WebhookForm } from "@/components/webhooks/webhook-form";
import { webhookQueries } from "@/lib/webhooks/queries";

const SecretDialog = lazy(() =>
  import("@/components/webhooks/secret-dialog").then((module) => ({ default: module.SecretDialog })),
);
const DeliveryDialog = lazy(() =>
  import("@/components/webhooks/delivery-dialog").then((module) => ({ default: module.DeliveryDialog })),
);

/** The organization's webhook: where it goes, how it goes, and what went there. `search` is the query at first. */
export function WebhooksPage({ search }: { search: string }) {
  const t = useTranslations("webhooks");
  useRouterAnnouncements();
  const { view, choose, open, close } = useWebhooksView(search);
  const [secret, setSecret] = useState<string>();
  const query = useQuery(webhookQueries.webhook());
  const webhook = query.data?.webhook;
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} actions={webhook && <TestEvent onOpen={open} />} />
      {query.isPending && <Skeleton className="m-5 h-24 max-w-190" />}
      {query.isError && !query.data && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {webhook && <WebhookBanner webhook={webhook} />}
      {query.data && (
        <div className="grid gap-x-10 gap-y-5 border-line border-b px-5 py-5 max-sm:px-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <WebhookForm key={webhook ? "saved" : "new"} webhook={webhook} onSecret={setSecret} />
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
        {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
        {view.delivery && <DeliveryDialog key={view.delivery} id={view.delivery} onClose={close} />}
      </Suspense>
    </>
  );
}
