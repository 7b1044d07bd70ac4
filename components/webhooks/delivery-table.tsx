"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { RotateCw, Webhook as WebhookIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/controls";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { DeliveryRow, deliveryColumns } from "@/components/webhooks/delivery-row";
import { useResend } from "@/components/webhooks/delivery-state";
import { eventTypes, filterOf, type WebhooksView } from "@/components/webhooks/webhooks-view";
import { webhookQueries } from "@/lib/webhooks/queries";
import type { WebhookDelivery } from "@/lib/webhooks/schema/delivery";
import type { Webhook } from "@/lib/webhooks/schema/webhook";
import { deliveryStatuses } from "@/lib/webhooks/schema/webhook-values";

type ResendBarProps = {
  selected: readonly WebhookDelivery[];
  /** Those in view that were given up. */
  failed: readonly WebhookDelivery[];
  onSelect: (ids: string[]) => void;
};

const idsOf = (deliveries: readonly WebhookDelivery[]) => deliveries.map(({ id }) => id);

/** Sends what was chosen once more; those that failed are chosen in one step. */
function ResendBar({ selected, failed, onSelect }: ResendBarProps) {
  const t = useTranslations("webhooks.resend");
  const { resend, isPending } = useResend();
  const send = () => resend(idsOf(selected), () => onSelect([]));
  return (
    <>
      {failed.length > 0 && selected.length === 0 && (
        <Button onClick={() => onSelect(idsOf(failed))}>{t("chooseFailed", { count: failed.length })}</Button>
      )}
      {selected.length > 0 && (
        <>
          <Button variant="ghost" onClick={() => onSelect([])}>
            {t("clear")}
          </Button>
          <Button variant="primary" icon={<RotateCw aria-hidden />} disabled={isPending} onClick={send}>
            {t("many", { count: selected.length })}
          </Button>
        </>
      )}
    </>
  );
}

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
                isPaused={webhook?.isEnabled === false}
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

type DeliveryFiltersProps = {
  view: WebhooksView;
  onChoose: (values: Pick<Partial<WebhooksView>, "status" | "type">) => void;
  children: ReactNode;
};

/** Which deliveries are listed: a status, a kind of event, or all. */
function DeliveryFilters({ view, onChoose, children }: DeliveryFiltersProps) {
  const t = useTranslations("webhooks");
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-5 py-2 max-sm:px-4">
      <label htmlFor={`${id}-status`} className="sr-only">
        {t("columns.status")}
      </label>
      <Select
        id={`${id}-status`}
        className="w-auto! max-sm:w-full! sm:min-w-40"
        value={view.status ?? ""}
        onChange={({ target }) =>
          onChoose({ status: deliveryStatuses.find((status) => status === target.value) ?? null })
        }
      >
        <option value="">{t("filters.anyStatus")}</option>
        {deliveryStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </Select>
      <label htmlFor={`${id}-type`} className="sr-only">
        {t("columns.event")}
      </label>
      <Select
        id={`${id}-type`}
        className="w-auto! max-sm:w-full! sm:min-w-50"
        value={view.type ?? ""}
        onChange={({ target }) => onChoose({ type: eventTypes.find((type) => type === target.value) ?? null })}
      >
        <option value="">{t("filters.anyType")}</option>
        {eventTypes.map((type) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap items-center gap-2 sm:ml-auto">{children}</div>
    </div>
  );
}
