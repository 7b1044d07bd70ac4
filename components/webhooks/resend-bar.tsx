"use client";

import { RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useResend } from "@/components/webhooks/use-resend";
import type { WebhookDelivery } from "@/lib/webhooks/schema/delivery";

type ResendBarProps = {
  selected: readonly WebhookDelivery[];
  /** Those in view that were given up. */
  failed: readonly WebhookDelivery[];
  onSelect: (ids: string[]) => void;
};

const idsOf = (deliveries: readonly WebhookDelivery[]) => deliveries.map(({ id }) => id);

/** Sends what was chosen once more; those that failed are chosen in one step. */
export function ResendBar({ selected, failed, onSelect }: ResendBarProps) {
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
