"use client";

import { useTranslations } from "next-intl";
import { ItemLink } from "@/components/attention/item-button";
import { ItemFrame } from "@/components/attention/item-frame";
import type { ItemOf } from "@/lib/attention/schema/attention";

const settings = "/settings/webhooks";

/** A webhook whose deliveries do not arrive. */
export function WebhookItem({ item }: { item: ItemOf<"WEBHOOK"> }) {
  const t = useTranslations("today");
  const { failures, health, url, waiting } = item.webhook;
  return (
    <ItemFrame
      item={item}
      href={settings}
      title={<span className="font-medium">{t(health === "DISABLED" ? "what.webhookOff" : "what.webhook")}</span>}
      why={
        <>
          <span className="text-bad">{t("why.failures", { count: failures })}</span>
          <span>{t("why.waiting", { count: waiting })}</span>
        </>
      }
      about={<p className="truncate text-ink-2 text-xs">{url}</p>}
    >
      {{
        actions: (
          <ItemLink shortcut="Enter" href={settings}>
            {t("actions.open")}
          </ItemLink>
        ),
      }}
    </ItemFrame>
  );
}
