"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { fieldProblems } from "@/components/sessions/field-problems";
import { LabelledInput } from "@/components/sessions/labelled-input";
import { PasswordInput } from "@/components/sessions/password-input";
import { Button } from "@/components/ui/button";
import { CallError } from "@/lib/browser/api";
import type { Role } from "@/lib/core/access";
import { acceptInvitation } from "@/lib/sessions/queries";
import { passwordLengthMax, passwordLengthMin, shortTextMax } from "@/lib/vocabulary/limits.values";

type InviteFormProps = {
  token: string;
  organization: string;
  email: string;
  role: Role;
  /** Who has an account joins with its password; anyone else chooses a name and a password. */
  hasAccount: boolean;
};

const asFormError = (reason: unknown) =>
  reason instanceof CallError ? reason : new CallError(500, { code: "internal_error" });

const generalProblems: Record<number, string> = { 0: "unreachable", 404: "gone", 409: "gone", 429: "tooMany" };

/** The way into an organization for who holds its link. */
export function InviteForm({ token, organization, email, role, hasAccount }: InviteFormProps) {
  const t = useTranslations("invite");
  const roles = useTranslations("shell.roles");
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<CallError>();
  const problemOf = (field: string) => {
    const code = error?.issues?.find(({ path }) => path === field)?.code;
    return code && t(t.has(`problems.${code}`) ? `problems.${code}` : "problems.other");
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = fieldProblems(event.currentTarget);
    if (wrong) return setError(wrong);
    const fields = new FormData(event.currentTarget);
    const name = hasAccount ? {} : { name: String(fields.get("name")) };
    setIsBusy(true);
    setError(undefined);
    try {
      await acceptInvitation({ token, password: String(fields.get("password")), ...name });
      // A whole new page, so that nothing of an earlier user stays in memory.
      window.location.assign("/loads");
    } catch (reason) {
      setError(asFormError(reason));
      setIsBusy(false);
    }
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="pb-1">
        <h1 className="break-words font-semibold text-xl">{t("title", { organization })}</h1>
        <p className="text-ink-2">{t(hasAccount ? "existing" : "subtitle", { role: roles(role) })}</p>
      </div>
      {/* Password managers keep what is joined with together with the e-mail it belongs to. */}
      <LabelledInput label={t("email")} name="email" type="email" autoComplete="username" value={email} readOnly />
      {!hasAccount && (
        <LabelledInput
          label={t("name")}
          error={problemOf("name")}
          name="name"
          autoComplete="name"
          maxLength={shortTextMax}
          required
          autoFocus
        />
      )}
      {hasAccount ? (
        <PasswordInput label={t("password")} error={problemOf("password")} autoComplete="current-password" autoFocus />
      ) : (
        <PasswordInput
          label={t("newPassword")}
          hint={t("newPasswordHint", { count: passwordLengthMin })}
          error={problemOf("password")}
          autoComplete="new-password"
          minLength={passwordLengthMin}
          maxLength={passwordLengthMax}
        />
      )}
      {error && !error.issues?.length && (
        <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-bad">
          {t(`problems.${generalProblems[error.status] ?? "unexpected"}`)}
        </p>
      )}
      <Button type="submit" variant="primary" disabled={isBusy} className="h-auto! min-h-9 whitespace-normal! py-1.5">
        {isBusy ? t("joining") : t("join", { organization })}
      </Button>
    </form>
  );
}
