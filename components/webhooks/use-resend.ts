"use client";

import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { CallError } from "@/lib/browser/call";
import { useResendDeliveries } from "@/lib/webhooks/queries";

const atOnceMax = 200;

/** Sends deliveries again and says what became of them. */
export function useResend() {
  const t = useTranslations("webhooks.resend");
  const { mutate, isPending } = useResendDeliveries();
  const resend = (ids: readonly string[], onDone?: () => void) =>
    mutate(ids.slice(0, atOnceMax), {
      onSuccess: ({ results }) => {
        const queued = results.filter(({ outcome }) => outcome === "QUEUED").length;
        toast.success(t("done", { queued, others: results.length - queued }));
        onDone?.();
      },
      onError: (error) => toast.error(t(error instanceof CallError && error.status === 409 ? "disabled" : "failed")),
    });
  return { resend, isPending };
}
