"use client";

import { useTranslations } from "next-intl";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { EntranceField, leaveFor, PasswordField } from "@/components/sessions/entrance-fields";
import { Button } from "@/components/ui/button";
import { CallError } from "@/lib/browser/api";
import type { Role } from "@/lib/core/access";
import { acceptInvitation } from "@/lib/sessions/queries";
import { passwordLengthMin, shortTextMax } from "@/lib/vocabulary/limits.values";

type InviteFormProps = {
  token: string;
  organization: string;
  email: string;
  role: Role;
  /** Who has an account joins with its password; anyone else chooses a name and a password. */
  hasAccount: boolean;
};

const fieldProblems = ["wrong_password", "required", "too_short", "too_long"] as const;
const generalProblems: Record<number, string> = { 0: "unreachable", 404: "gone", 409: "gone", 429: "tooMany" };

/** What is asked of those without an account. */
async function fetchNewAccountRequest() {
  const { AcceptInvitationRequest, SetUpRequest } = await import("@/lib/sessions/schema");
  const { name, password } = SetUpRequest.shape;
  return AcceptInvitationRequest.extend({ name, password });
}

/** The way into an organization for a person with its link. */
export function InviteForm({ token, organization, email, role, hasAccount }: InviteFormProps) {
  const t = useTranslations("invite");
  const roles = useTranslations("shell.roles");
  const form = useEndpointForm({
    schema: async () =>
      hasAccount ? (await import("@/lib/sessions/schema")).AcceptInvitationRequest : fetchNewAccountRequest(),
    defaultValues: { email, name: "", password: "" },
    toRequest: ({ name, password }: { email: string; name: string; password: string }) =>
      hasAccount ? { token, password } : { token, password, name },
    onSubmit: async (request) => {
      await acceptInvitation(request);
      await leaveFor("/");
    },
  });
  const messages = Object.fromEntries(fieldProblems.map((code) => [code, t(`problems.${code}`)]));
  const failureText = (error: Error) =>
    t(`problems.${(error instanceof CallError && generalProblems[error.status]) || "unexpected"}`);
  return (
    <Form form={form} messages={messages}>
      <div className="pb-1">
        <h1 className="break-words font-semibold text-xl">{t("title", { organization })}</h1>
        <p className="text-ink-2">{t(hasAccount ? "existing" : "subtitle", { role: roles(role) })}</p>
      </div>
      {/* Password managers keep what is joined with together with the e-mail it belongs to. */}
      <EntranceField name="email" label={t("email")} type="email" autoComplete="username" fixed />
      {!hasAccount && (
        <EntranceField name="name" label={t("name")} autoComplete="name" maxLength={shortTextMax} autoFocus />
      )}
      {hasAccount ? (
        <PasswordField label={t("password")} autoComplete="current-password" autoFocus />
      ) : (
        <PasswordField
          label={t("newPassword")}
          hint={t("newPasswordHint", { count: passwordLengthMin })}
          autoComplete="new-password"
        />
      )}
      <FormProblem form={form} text={failureText} />
      <Button
        type="submit"
        variant="primary"
        disabled={form.isSubmitting}
        className="h-auto! min-h-9 whitespace-normal! py-1.5"
      >
        {form.isSubmitting ? t("joining") : t("join", { organization })}
      </Button>
    </Form>
  );
}
