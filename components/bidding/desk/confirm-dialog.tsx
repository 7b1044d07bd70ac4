"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFailureWords } from "@/components/bidding/desk/use-failure-words";
import { Kbd } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type ConfirmDialogProps = {
  title: string;
  text: string;
  confirm: {
    label: string;
    onConfirm: () => void;
    variant?: "primary" | "danger";
    /** The keys that confirm from within a field, where Enter alone does not. */
    shortcut?: string;
  };
  /** How the answer fares on its way. */
  sending: { isPending: boolean; error: Error | null };
  onClose: () => void;
  children?: ReactNode;
};

/** A question with one answer that counts. Unless a field takes the focus, Enter gives it. */
export function ConfirmDialog({ title, text, confirm, sending, onClose, children }: ConfirmDialogProps) {
  const common = useTranslations("common");
  const failure = useFailureWords();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      footer={
        <>
          <Button onClick={onClose} className="max-sm:flex-1">
            {common("cancel")}
          </Button>
          <Button
            variant={confirm.variant ?? "primary"}
            disabled={sending.isPending}
            onClick={confirm.onConfirm}
            data-initial-focus
            className="max-sm:h-auto! max-sm:min-h-7.5 max-sm:flex-2 max-sm:whitespace-normal! max-sm:py-1"
          >
            {confirm.label}
            {confirm.shortcut && (
              <span aria-hidden className="pointer-coarse:hidden">
                <Kbd>{confirm.shortcut}</Kbd>
              </span>
            )}
          </Button>
        </>
      }
    >
      {children}
      {sending.error && (
        <p role="alert" className="mt-3 rounded-md bg-bad-soft px-3 py-2 text-bad">
          {failure(sending.error)}
        </p>
      )}
    </Dialog>
  );
}
