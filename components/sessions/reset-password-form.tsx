"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { EntranceField, PasswordField } from "@/components/sessions/entrance-fields";
import { EntranceNote } from "@/components/sessions/entrance-note";
import { Button } from "@/components/ui/button";
import { CallError } from "@/lib/browser/api";
import { resetPassword } from "@/lib/sessions/queries";
import { passwordLengthMin } from "@/lib/vocabulary/limits.values";

/** Another password for the person of a link. */
export function ResetPasswordForm({ token, email }: { token: string; email: string }) {
  const t = useTranslations("passwordReset");
  const [isDone, setIsDone] = useState(false);
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/sessions/schema")).ResetPasswordRequest,
    defaultValues: { email, password: "" },
    toRequest: ({ password }: { email: string; password: string }) => ({ token, password }),
    onSubmit: async (request) => {
      await resetPassword(request);
      setIsDone(true);
    },
  });
  if (isDone) return <EntranceNote isAnswer title={t("done.title")} text={t("done.text")} />;
  const tooShort = t("reset.tooShort", { count: passwordLengthMin });
  const failureText = (error: Error) =>
    error instanceof CallError && error.status === 404 ? t("closed.text") : undefined;
  return (
    <Form form={form} messages={{ "password.required": tooShort, "password.too_short": tooShort }}>
      <div className="pb-1">
        <h1 className="font-semibold text-xl">{t("reset.title")}</h1>
        <p className="text-ink-2">{t("reset.text")}</p>
      </div>
      {/* Password managers keep what is chosen here together with the e-mail it belongs to. */}
      <EntranceField name="email" label={t("email")} type="email" autoComplete="username" fixed />
      <PasswordField
        label={t("reset.password")}
        hint={t("reset.hint", { count: passwordLengthMin })}
        autoComplete="new-password"
        autoFocus
      />
      <FormProblem form={form} text={failureText} />
      <Button type="submit" variant="primary" disabled={form.isSubmitting} className="h-9!">
        {t("reset.submit")}
      </Button>
    </Form>
  );
}
