"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { toast } from "@/components/ui/toast";
import { CallError } from "@/lib/browser/api";
import { webhookMutations } from "@/lib/webhooks/queries";
import type { AttemptError, DeliveryStatus, WebhookDelivery } from "@/lib/webhooks/schema/delivery";

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

/** What came back, in words: the status of the answer, or why there was none. */
export function useAnswerLabels() {
  const t = useTranslations("webhooks.answer");
  const answerOf = ({ statusCode, error }: { statusCode?: number; error?: AttemptError }) => {
    if (error) return t(error);
    return statusCode === undefined ? "–" : String(statusCode);
  };
  return { answerOf };
}

const atOnceMax = 200;

/** Sends deliveries again and says what became of them. */
export function useResend() {
  const t = useTranslations("webhooks.resend");
  const { mutate, isPending } = useMutation({
    ...webhookMutations.resend,
    onSuccess: ({ results }) => {
      const queued = results.filter(({ outcome }) => outcome === "QUEUED").length;
      toast.success(t("done", { queued, others: results.length - queued }));
    },
    onError: (error) => toast.error(t(error instanceof CallError && error.status === 409 ? "disabled" : "failed")),
  });
  const resend = (ids: readonly string[], onDone?: () => void) =>
    mutate({ ids: ids.slice(0, atOnceMax) }, { onSuccess: onDone });
  return { resend, isPending };
}
