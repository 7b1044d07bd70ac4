"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";
import { useFormat } from "@/lib/i18n/format";
import type { Money } from "@/lib/vocabulary/money";

type AcceptanceProps = {
  offer: GetOfferResponse;
  price: Money;
  isOpen: boolean;
  onClose: () => void;
  onAccept: () => void;
};

/** Asked once more before a load is taken: it binds both. */
export function Acceptance({
  offer: { organizationName: organization },
  price,
  isOpen,
  onClose,
  onAccept,
}: AcceptanceProps) {
  const t = useTranslations("offers.acceptance");
  const amount = useFormat().money(price);
  const accept = () => {
    onClose();
    onAccept();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { amount })}
      footer={
        <>
          <Button onClick={onClose} className="max-sm:flex-1">
            {t("cancel")}
          </Button>
          <Button variant="primary" onClick={accept} className="max-sm:flex-2">
            {t("confirm", { amount })}
          </Button>
        </>
      }
    >
      <p>{t("text", { organization })}</p>
    </Dialog>
  );
}
