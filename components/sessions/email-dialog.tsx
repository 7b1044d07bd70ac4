"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { TextField } from "@/components/form/text-field";
import { PasswordField } from "@/components/sessions/entrance-fields";
import { toast } from "@/components/ui/toast";
import { CallError } from "@/lib/browser/api";
import { changeEmail, directoryQueries } from "@/lib/directory/queries";

type EmailDialogProps = {
  onClose: () => void;
  /** A link is on its way to this e-mail. */
  onMailed: (email: string) => void;
};

/** Changes the e-mail that the user signs in with, at once or by a link that is mailed to it. */
export function EmailDialog({ onClose, onMailed }: EmailDialogProps) {
  const t = useTranslations("profile.email");
  const { refresh } = useRouter();
  const { email: present } = useSession();
  const cache = useQueryClient();
  const language = useLocale() === "es-MX" ? ("es-MX" as const) : ("en-US" as const);
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/directory/schema/profile")).ChangeEmailRequest,
    defaultValues: { email: "", currentPassword: "", language },
    onSubmit: async (request) => {
      const { status } = await changeEmail(request);
      if (status === "MAILED") onMailed(request.email);
      else toast.success(t("changed", { email: request.email }));
      onClose();
      refresh();
      await cache.invalidateQueries({ queryKey: directoryQueries.all });
    },
    issuesOf: (error) => {
      if (!(error instanceof CallError)) return undefined;
      if (error.status === 409) return [{ path: "email", code: "taken", message: error.message }];
      return error.status === 403 ? error.issues : undefined;
    },
  });
  const messages = {
    "email.taken": t("taken"),
    email: t("wrongEmail"),
    currentPassword: t("wrongPassword"),
  };
  const failureText = (error: Error) => (error instanceof CallError && error.status === 429 ? t("tooMany") : undefined);
  return (
    <FormDialog
      form={form}
      title={t("title")}
      description={t("text", { email: present })}
      messages={messages}
      submit={{ label: t("submit") }}
      failureText={failureText}
      onClose={onClose}
    >
      <TextField name="email" label={t("new")} type="email" autoComplete="email" hasInitialFocus />
      <PasswordField name="currentPassword" label={t("password")} autoComplete="current-password" />
    </FormDialog>
  );
}
