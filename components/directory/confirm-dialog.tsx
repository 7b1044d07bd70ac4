"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ProblemNote } from "@/components/api-keys/problem-note";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type ConfirmDialogProps = {
  title: string;
  submit: string;
  children: ReactNode;
  action: { isPending: boolean; error: Error | null };
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once more, with what it means. */
export function ConfirmDialog({ title, submit, children, action, onConfirm, onClose }: ConfirmDialogProps) {
  const common = useTranslations("common");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button variant="danger" disabled={action.isPending} onClick={onConfirm}>
            {submit}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2">
        {children}
        <ProblemNote error={action.error} />
      </div>
    </Dialog>
  );
}
