"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type LeaveDialogProps = { destination: string | undefined; onStay: () => void };

/** The question before a link leads away from changes that are not saved. */
export function LeaveDialog({ destination, onStay }: LeaveDialogProps) {
  const t = useTranslations("loadEditor.leave");
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
              onStay();
              push(destination);
            }}
          >
            {t("leave")}
          </Button>
          <Button variant="primary" onClick={onStay}>
            {t("stay")}
          </Button>
        </>
      }
    />
  );
}
