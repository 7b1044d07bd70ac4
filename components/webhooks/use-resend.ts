"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { CallError } from "@/lib/browser/api";
import { webhookMutations } from "@/lib/webhooks/queries";

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
