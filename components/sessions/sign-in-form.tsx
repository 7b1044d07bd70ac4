"use client";

import { useTranslations } from "next-intl";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { EntranceField, leaveFor, PasswordField } from "@/components/sessions/entrance-fields";
import { Button } from "@/components/ui/button";
import { CallError } from "@/lib/browser/api";
import { signIn } from "@/lib/sessions/queries";

const problemOf = (reason: unknown) => {
  if (!(reason instanceof CallError)) return "unexpected";
  if (reason.status === 0) return "unreachable";
  if (reason.status === 429) return "tooMany";
  return reason.status < 500 ? "wrong" : "unexpected";
};

export function SignInForm({ next }: { next: string }) {
  const t = useTranslations("signIn");
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/sessions/schema")).SignInRequest,
    defaultValues: { email: "", password: "" },
    onSubmit: async ({ email, password }) => {
      await signIn(email, password);
      await leaveFor(next);
    },
    // Which of the two is wrong is never said.
    issuesOf: () => undefined,
  });
  return (
    <Form form={form}>
      <div className="pb-1">
        <h1 className="font-semibold text-xl">{t("title")}</h1>
        <p className="text-ink-2">{t("subtitle")}</p>
      </div>
      <EntranceField name="email" label={t("email")} type="email" autoComplete="username" autoFocus />
      <PasswordField label={t("password")} autoComplete="current-password" />
      <a
        href="/forgot-password"
        className="-mt-2 w-fit rounded-sm text-accent underline underline-offset-2 pointer-coarse:py-2"
      >
        {t("forgot")}
      </a>
      <FormProblem form={form} text={(error) => t(`problems.${problemOf(error)}`)} />
      <Button type="submit" variant="primary" disabled={form.isSubmitting} className="h-9!">
        {form.isSubmitting ? t("signingIn") : t("signIn")}
      </Button>
      <p className="text-ink-3 text-xs">{t("noAccount")}</p>
    </Form>
  );
}
