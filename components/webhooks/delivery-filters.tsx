"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Select } from "@/components/ui/select";
import { deliveryStatuses, eventTypes, type WebhooksView } from "@/components/webhooks/webhooks-view";

type DeliveryFiltersProps = {
  view: WebhooksView;
  onChoose: (values: Pick<Partial<WebhooksView>, "status" | "type">) => void;
  children: ReactNode;
};

/** Which deliveries are listed: a status, a kind of event, or all. */
export function DeliveryFilters({ view, onChoose, children }: DeliveryFiltersProps) {
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
