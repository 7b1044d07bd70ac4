"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Kbd } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ProblemNote } from "@/components/ui/problem-note";

/** The button of a dialog that counts. */
export type DialogAnswer = {
  label: ReactNode;
  variant?: "primary" | "danger" | "default";
  disabled?: boolean;
  /** The keys that press it from within a field, where Enter alone does not. */
  shortcut?: string;
};

/** The button that closes a dialog without an answer; "Cancel" unless it says otherwise. */
export type DialogCancel = { label?: ReactNode; disabled?: boolean };

type DialogButtonsProps = {
  cancel?: DialogCancel;
  answer: DialogAnswer & { hasInitialFocus?: boolean };
  isPending: boolean;
  /** The form the answer submits; else `onAnswer` takes it. */
  form?: string;
  onAnswer?: () => void;
  onClose: () => void;
};

/** "Cancel" and the answer, side by side; on a phone the answer is the wider one. */
export function DialogButtons({ cancel, answer, isPending, form, onAnswer, onClose }: DialogButtonsProps) {
  const common = useTranslations("common");
  return (
    <>
      <Button disabled={cancel?.disabled} onClick={onClose} className="max-sm:flex-1">
        {cancel?.label ?? common("cancel")}
      </Button>
      <Button
        type={form === undefined ? "button" : "submit"}
        form={form}
        variant={answer.variant ?? "primary"}
        disabled={isPending || answer.disabled}
        onClick={onAnswer}
        data-initial-focus={answer.hasInitialFocus || undefined}
        className="max-sm:h-auto! max-sm:min-h-7.5 max-sm:flex-2 max-sm:whitespace-normal! max-sm:py-1"
      >
        {answer.label}
        {answer.shortcut && (
          <span aria-hidden className="pointer-coarse:hidden">
            <Kbd>{answer.shortcut}</Kbd>
          </span>
        )}
      </Button>
    </>
  );
}

type ConfirmDialogProps = {
  title: string;
  description?: ReactNode;
  /** `hasInitialFocus`: Enter confirms at once, unless a field of the dialog takes the focus. */
  confirm: DialogAnswer & { hasInitialFocus?: boolean; onConfirm: () => void };
  cancel?: DialogCancel;
  /** The call that follows, if it keeps the dialog open; `text` has the screen's own words for its failure. */
  action?: { isPending: boolean; error: Error | null; text?: (error: Error) => string | undefined };
  onClose: () => void;
  children?: ReactNode;
};

/** Asks once more, with what it means. A question with inputs is a FormDialog of components/form. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirm, cancel, action, onClose, children } = props;
  const { onConfirm, ...answer } = confirm;
  const isPending = action?.isPending ?? false;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <DialogButtons cancel={cancel} answer={answer} isPending={isPending} onAnswer={onConfirm} onClose={onClose} />
      }
    >
      <div className="flex flex-col gap-2 empty:hidden">
        {children}
        {action && <ProblemNote error={action.error} text={action.text} />}
      </div>
    </Dialog>
  );
}
