"use client";

import { useTranslations } from "next-intl";
import { useLimitWords } from "@/components/bidding/instant-response/use-limit-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { InstantResponse } from "@/lib/bidding/schema/instant-response";

type SwitchOnDialogProps = {
  rule: InstantResponse | undefined;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asked before a rule may book loads. */
export function SwitchOnDialog({ rule, isOpen, onClose, onConfirm }: SwitchOnDialogProps) {
  const t = useTranslations("instantResponse.saved");
  const common = useTranslations("common");
  const words = useLimitWords();
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t("acceptTitle")}
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button variant="primary" onClick={confirm}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <p>{t("acceptText")}</p>
      {rule && <p className="pt-2 text-ink-2">{words.accept(rule)}</p>}
    </Dialog>
  );
}
