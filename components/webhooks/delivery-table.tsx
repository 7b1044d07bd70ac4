"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Webhook as WebhookIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { DeliveryFilters } from "@/components/webhooks/delivery-filters";
import { DeliveryRow, deliveryColumns } from "@/components/webhooks/delivery-row";
import { ResendBar } from "@/components/webhooks/resend-bar";
import { filterOf, type WebhooksView } from "@/components/webhooks/webhooks-view";
import { webhookQueries } from "@/lib/webhooks/queries";
import type { WebhookDelivery } from "@/lib/webhooks/schema/delivery";
import type { Webhook } from "@/lib/webhooks/schema/webhook";

type DeliveryTableProps = {
  view: WebhooksView;
  webhook: Webhook | undefined;
  onChoose: (values: Pick<Partial<WebhooksView>, "status" | "type">) => void;
  onOpen: (delivery: string) => void;
};

const columns = ["event", "status", "attempts", "answer", "next"] as const;

/** What can be sent again: everything that is not on its way this moment or behind another. */
const canBeResent = ({ status, isBehindAnother }: WebhookDelivery) => status !== "SENDING" && !isBehindAnother;

/** Events on their way to the webhook, newest first. */
export function DeliveryTable({ view, webhook, onChoose, onOpen }: DeliveryTableProps) {
  const t = useTranslations("webhooks");
  const list = useInfiniteQuery(webhookQueries.deliveries(filterOf(view)));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const deliveries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const resendable = deliveries.filter(canBeResent);
  const failed = resendable.filter(({ status }) => status === "FAILED");
  const selected = resendable.filter(({ id }) => chosen.includes(id));
  const isFiltered = view.status !== null || view.type !== null;
  const toggle = (id: string, on: boolean) => setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <>
      <DeliveryFilters view={view} onChoose={onChoose}>
        <ResendBar selected={selected} failed={failed} onSelect={setChosen} />
      </DeliveryFilters>
      {list.isPending && <Skeleton className="m-5 h-40" />}
      {list.isError && deliveries.length === 0 && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
      {list.isSuccess && deliveries.length === 0 && (
        <EmptyState
          icon={<WebhookIcon />}
          title={t(isFiltered ? "none.title" : "empty.title")}
          action={isFiltered && <Button onClick={() => onChoose({ status: null, type: null })}>{t("none.all")}</Button>}
        >
          {!isFiltered && t(webhook ? "empty.text" : "empty.first")}
        </EmptyState>
      )}
      {deliveries.length > 0 && (
        <table className="block w-full lg:table lg:table-fixed">
          <caption className="sr-only">{t("tabs.deliveries")}</caption>
          <thead className="sr-only lg:not-sr-only lg:table-header-group">
            <tr className="border-line border-b text-left text-ink-3 text-xs">
              <th scope="col" className={deliveryColumns.choice}>
                <span className="sr-only">{t("columns.choice")}</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className={`py-1.75 pr-4 font-medium ${deliveryColumns[column]}`}>
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block lg:table-row-group">
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                isChosen={chosen.includes(delivery.id)}
                canBeChosen={canBeResent(delivery)}
                isHeld={webhook?.isEnabled === false}
                onChoose={(on) => toggle(delivery.id, on)}
                onOpen={() => onOpen(delivery.id)}
              />
            ))}
          </tbody>
        </table>
      )}
      {list.hasNextPage && (
        <div className="p-5">
          <Button disabled={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {t("older")}
          </Button>
        </div>
      )}
    </>
  );
}
