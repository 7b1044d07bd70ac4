"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { EntranceField } from "@/components/sessions/entrance-fields";
import { EntranceNote, ToSignIn } from "@/components/sessions/entrance-note";
import { Button } from "@/components/ui/button";
import { CallError } from "@/lib/browser/api";
import type { Locale } from "@/lib/i18n/locale";
import { forgotPassword } from "@/lib/sessions/queries";
import { passwordResetMinutes, shortTextMax } from "@/lib/vocabulary/limits.values";

/** Asks for the mail with a link. What it says afterwards is the same for an e-mail that nobody has. */
export function ForgotPasswordForm({ language }: { language: Locale }) {
  const t = useTranslations("passwordReset");
  const [askedFor, setAskedFor] = useState<string>();
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/sessions/schema")).ForgotPasswordRequest,
    defaultValues: { email: "" },
    toRequest: ({ email }: { email: string }) => ({ email, language }),
    onSubmit: async (request) => {
      await forgotPassword(request);
      setAskedFor(request.email);
    },
  });
  if (askedFor) return <MailIsOnItsWay email={askedFor} />;
  const failureText = (error: Error) => (error instanceof CallError && error.status === 429 ? t("tooMany") : undefined);
  return (
    <Form form={form} messages={{ email: t("forgot.wrongEmail") }}>
      <div className="pb-1">
        <h1 className="font-semibold text-xl">{t("forgot.title")}</h1>
        <p className="text-ink-2">{t("forgot.text")}</p>
      </div>
      <EntranceField
        name="email"
        label={t("email")}
        type="email"
        autoComplete="username"
        maxLength={shortTextMax}
        autoFocus
      />
      <FormProblem form={form} text={failureText} />
      <Button type="submit" variant="primary" disabled={form.isSubmitting} className="h-9!">
        {t("forgot.submit")}
      </Button>
      <ToSignIn />
    </Form>
  );
}

function MailIsOnItsWay({ email }: { email: string }) {
  const t = useTranslations("passwordReset.sent");
  return (
    <EntranceNote isAnswer title={t("title")} text={t("text", { email, minutes: passwordResetMinutes })}>
      <p className="text-ink-3 text-xs">{t("nothing")}</p>
    </EntranceNote>
  );
}
