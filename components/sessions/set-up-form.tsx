"use client";

import { useTranslations } from "next-intl";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { EntranceField, leaveFor, PasswordField } from "@/components/sessions/entrance-fields";
import { Button } from "@/components/ui/button";
import { CallError } from "@/lib/browser/api";
import { setUp, signIn } from "@/lib/sessions/queries";
import { passwordLengthMin, shortTextMax } from "@/lib/vocabulary/limits.values";

const fieldProblems = ["wrong_code", "required", "too_short", "too_long", "invalid_format"] as const;
const generalProblems: Record<number, string> = { 0: "unreachable", 429: "tooMany" };

/** The first visit of a new installation: its organization and its admin. */
export function SetUpForm() {
  const t = useTranslations("setup");
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/sessions/schema")).SetUpRequest,
    defaultValues: { code: "", organizationName: "", name: "", email: "", password: "" },
    onSubmit: async (request) => {
      await setUp(request);
      await signIn(request.email, request.password);
      await leaveFor("/");
    },
  });
  const messages = Object.fromEntries(fieldProblems.map((code) => [code, t(`problems.${code}`)]));
  const failureText = (error: Error) =>
    t(`problems.${(error instanceof CallError && generalProblems[error.status]) || "unexpected"}`);
  return (
    <Form form={form} messages={messages}>
      <div className="pb-1">
        <h1 className="font-semibold text-xl">{t("title")}</h1>
        <p className="text-ink-2">{t("subtitle")}</p>
      </div>
      <EntranceField
        name="code"
        label={t("code")}
        hint={t("codeHint")}
        autoComplete="one-time-code"
        spellCheck={false}
        autoFocus
      />
      <EntranceField
        name="organizationName"
        label={t("organizationName")}
        autoComplete="organization"
        maxLength={shortTextMax}
      />
      <EntranceField name="name" label={t("name")} autoComplete="name" maxLength={shortTextMax} />
      <EntranceField name="email" label={t("email")} type="email" autoComplete="username" />
      <PasswordField
        label={t("password")}
        hint={t("passwordHint", { count: passwordLengthMin })}
        autoComplete="new-password"
      />
      <FormProblem form={form} text={failureText} />
      <Button type="submit" variant="primary" disabled={form.isSubmitting} className="h-9!">
        {form.isSubmitting ? t("creating") : t("create")}
      </Button>
    </Form>
  );
}
