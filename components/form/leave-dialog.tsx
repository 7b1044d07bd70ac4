"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type LeaveDialogProps = { destination: string | undefined; onStay: () => void; onLeave: () => void };

/** The question before a link or a key leads away from changes that are not saved. */
export function LeaveDialog({ destination, onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslations("common.leave");
  const { push } = useRouter();
  if (!destination) return null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={t("title")}
      description={t("text")}
      footer={
        <>
          <Button
            variant="danger"
            onClick={() => {
              onLeave();
              push(destination);
            }}
          >
            {t("leave")}
          </Button>
          <Button variant="primary" data-initial-focus onClick={onStay}>
            {t("stay")}
          </Button>
        </>
      }
    />
  );
}
