"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { type FieldValues, useFormState } from "react-hook-form";
import { Form, FormProblem, type FormProps } from "@/components/form/endpoint-form";
import { type DialogAnswer, DialogButtons, type DialogCancel } from "@/components/ui/confirm-dialog";
import { Dialog } from "@/components/ui/dialog";

type FormDialogProps<Values extends FieldValues> = Pick<FormProps<Values>, "form" | "messages" | "children"> & {
  title: string;
  size?: ComponentProps<typeof Dialog>["size"];
  description?: ReactNode;
  /** What the button that submits is called, and how it looks. */
  submit: DialogAnswer & {
    /** Enter submits at once, unless a field of the form takes the focus. */
    hasInitialFocus?: boolean;
    /** It is pressed itself: neither Enter in a field nor Ctrl+Enter does it. */
    isExplicit?: boolean;
  };
  cancel?: DialogCancel;
  /** Further buttons, before "Cancel". */
  actions?: ReactNode;
  onClose: () => void;
  /** Whether it is long to fill in: what was typed is not thrown away by the first Esc. */
  isLong?: boolean;
  /** The screen's own words for a failure. */
  failureText?: (error: Error) => string | undefined;
};

/** A form in a dialog, with "Cancel" and the button that submits it, as Ctrl+Enter does from any field. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { form, title, size, description, submit, cancel, actions, isLong, failureText, messages, children } = props;
  const { isExplicit, ...answer } = submit;
  const id = useId();
  const t = useTranslations("form");
  const { isDirty } = useFormState({ control: form.control });
  const [isAsked, setIsAsked] = useState(false);
  const onClose = () => (isLong && isDirty && !isAsked ? setIsAsked(true) : props.onClose());
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      size={size}
      description={description}
      footer={
        <>
          {actions}
          {isAsked && isDirty && (
            <p role="alert" className="min-w-48 flex-1 text-warn">
              {t("closeAgain")}
            </p>
          )}
          <DialogButtons
            cancel={cancel}
            answer={answer}
            isPending={form.isSubmitting}
            onClose={onClose}
            {...(isExplicit ? { onAnswer: () => void form.submit() } : { form: id })}
          />
        </>
      }
    >
      <Form form={form} id={id} messages={messages} hasShortcut isExplicit={isExplicit}>
        {children}
        <FormProblem form={form} text={failureText} />
      </Form>
    </Dialog>
  );
}
