"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { PasswordField } from "@/components/sessions/entrance-fields";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { CallError } from "@/lib/browser/api";
import { changePassword, sessionQueries } from "@/lib/sessions/queries";
import { passwordLengthMin } from "@/lib/vocabulary/limits.values";

const empty = { currentPassword: "", newPassword: "" };

/** Changes the user's own password. What else the portal refuses the schema has refused before. */
export function PasswordForm() {
  const t = useTranslations("profile.password");
  const cache = useQueryClient();
  const { email } = useSession();
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/sessions/schema")).ChangePasswordRequest,
    defaultValues: empty,
    onSubmit: async (request) => {
      await changePassword(request);
      form.reset(empty);
      toast.success(t("changed"));
      await cache.invalidateQueries({ queryKey: sessionQueries.own().queryKey });
    },
    issuesOf: (error) =>
      error instanceof CallError && error.status === 422
        ? [{ path: "currentPassword", code: "wrong_password", message: error.message }]
        : undefined,
  });
  const messages = {
    wrong_password: t("wrong"),
    "newPassword.required": t("tooShort", { count: passwordLengthMin }),
    "newPassword.too_short": t("tooShort", { count: passwordLengthMin }),
  };
  const failureText = (error: Error) => (error instanceof CallError && error.status === 429 ? t("tooMany") : undefined);
  return (
    <Form form={form} messages={messages} label={t("title")} className="grid max-w-90 gap-4">
      {/* For password managers, which keep a password with the name it goes with. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="currentPassword" label={t("current")} autoComplete="current-password" />
      <PasswordField
        name="newPassword"
        label={t("new")}
        hint={t("hint", { count: passwordLengthMin })}
        autoComplete="new-password"
      />
      <FormProblem form={form} text={failureText} />
      <Button type="submit" variant="primary" disabled={form.isSubmitting} className="justify-self-start">
        {t("submit")}
      </Button>
    </Form>
  );
}
