"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { EntranceNote } from "@/components/sessions/entrance-note";
import { Button } from "@/components/ui/button";
import { CallError } from "@/lib/browser/api";
import { confirmEmail } from "@/lib/sessions/queries";

/** Confirms an e-mail by the link that was mailed to it: by a button, for programs open the links in mails too. */
export function ConfirmEmailForm({ token, email }: { token: string; email: string }) {
  const t = useTranslations("confirmEmail");
  const [isDone, setIsDone] = useState(false);
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/sessions/schema")).ConfirmEmailRequest,
    defaultValues: { token },
    onSubmit: async (request) => {
      await confirmEmail(request);
      setIsDone(true);
    },
  });
  if (isDone) return <EntranceNote isAnswer title={t("done.title")} text={t("done.text", { email })} />;
  const failureText = (error: Error) => {
    if (!(error instanceof CallError)) return undefined;
    return error.status === 409 ? t("taken") : error.status === 404 ? t("closed.text") : undefined;
  };
  return (
    <Form form={form}>
      <div className="wrap-anywhere pb-1">
        <h1 className="font-semibold text-xl">{t("title")}</h1>
        <p className="text-ink-2">{t("text", { email })}</p>
      </div>
      <FormProblem form={form} text={failureText} />
      <Button type="submit" variant="primary" disabled={form.isSubmitting} className="h-9!">
        {t("submit")}
      </Button>
    </Form>
  );
}
