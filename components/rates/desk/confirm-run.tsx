"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type ConfirmRunProps = {
  /** How many lanes are looked up in how many calls, and how many more are shown from storage. */
  cost: { lanes: number; calls: number; stored: number };
  isRunning: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** What a look-up of several lanes costs, before it runs. */
export function ConfirmRun({ cost: { lanes, calls, stored }, isRunning, onConfirm, onClose }: ConfirmRunProps) {
  const t = useTranslations("rates.confirm");
  const common = useTranslations("common");
  const form = useTranslations("rates.form");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { lanes })}
      description={t("text", { calls })}
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button variant="primary" data-initial-focus disabled={isRunning} onClick={onConfirm}>
            {isRunning ? form("running") : t("action", { lanes })}
          </Button>
        </>
      }
    >
      {stored > 0 && <p className="text-ink-2">{t("stored", { count: stored })}</p>}
    </Dialog>
  );
}
