import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { DeliveryStatus, WebhookDelivery } from "@/lib/webhooks/schema/delivery";

const tones = {
  PENDING: "warn",
  SENDING: "info",
  DELIVERED: "good",
  FAILED: "bad",
  SKIPPED: "mute",
} as const satisfies Record<DeliveryStatus, string>;

export function DeliveryBadge({ status }: Pick<WebhookDelivery, "status">) {
  const t = useTranslations("webhooks.status");
  return (
    <Badge tone={tones[status]} title={status}>
      {t(status)}
    </Badge>
  );
}
