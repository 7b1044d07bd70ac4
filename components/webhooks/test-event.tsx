"use client";

import { Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useAnswerWords } from "@/components/webhooks/use-answer-words";
import { useTestWebhook } from "@/lib/webhooks/queries";

// Of several tests the last one tells: its toast goes when the detail opens, and no earlier one lies over the dialog.
const toastId = "webhook-test";

/** Sends an event that means nothing, and says how it went; the rest stands in the list. */
export function TestEvent({ onOpen }: { onOpen: (delivery: string) => void }) {
  const t = useTranslations("webhooks.test");
  const { answerOf } = useAnswerWords();
  const test = useTestWebhook();
  const send = () =>
    test.mutate(undefined, {
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
    <Button icon={<Send aria-hidden />} disabled={test.isPending} onClick={send}>
      {test.isPending ? t("sending") : t("send")}
    </Button>
  );
}
