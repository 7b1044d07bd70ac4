"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { fieldProblems } from "@/components/sessions/field-problems";
import { LabelledInput } from "@/components/sessions/labelled-input";
import { PasswordInput } from "@/components/sessions/password-input";
import { Button } from "@/components/ui/button";
import { CallError } from "@/lib/browser/api";
import { setUp, signIn } from "@/lib/sessions/queries";
import { passwordLengthMin, shortTextMax } from "@/lib/vocabulary/limits.values";

const asFormError = (reason: unknown) =>
  reason instanceof CallError ? reason : new CallError(500, { code: "internal_error" });

/** The first visit of a new installation: its organization and its admin. */
export function SetUpForm() {
  const t = useTranslations("setup");
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<CallError>();
  const problemOf = (field: string) => {
    const code = error?.issues?.find(({ path }) => path === field)?.code;
    return code && t(t.has(`problems.${code}`) ? `problems.${code}` : "problems.other");
  };
  const general = () => {
    if (error?.status === 0) return t("problems.unreachable");
    return error?.status === 429 ? t("problems.tooMany") : t("problems.unexpected");
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = fieldProblems(event.currentTarget);
    if (wrong) return setError(wrong);
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    setIsBusy(true);
    setError(undefined);
    try {
      await setUp(fields);
      await signIn(fields.email ?? "", fields.password ?? "");
      window.location.assign("/");
    } catch (reason) {
      setError(asFormError(reason));
      setIsBusy(false);
    }
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="pb-1">
        <h1 className="font-semibold text-xl">{t("title")}</h1>
        <p className="text-ink-2">{t("subtitle")}</p>
      </div>
      <LabelledInput
        label={t("code")}
        hint={t("codeHint")}
        error={problemOf("code")}
        name="code"
        autoComplete="one-time-code"
        spellCheck={false}
        required
        autoFocus
      />
      <LabelledInput
        label={t("organizationName")}
        error={problemOf("organizationName")}
        name="organizationName"
        autoComplete="organization"
        maxLength={shortTextMax}
        required
      />
      <LabelledInput
        label={t("name")}
        error={problemOf("name")}
        name="name"
        autoComplete="name"
        maxLength={shortTextMax}
        required
      />
      <LabelledInput
        label={t("email")}
        error={problemOf("email")}
        name="email"
        type="email"
        autoComplete="username"
        required
      />
      <PasswordInput
        label={t("password")}
        hint={t("passwordHint", { count: passwordLengthMin })}
        error={problemOf("password")}
        autoComplete="new-password"
        minLength={passwordLengthMin}
      />
      {error && !error.issues?.length && (
        <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-bad">
          {general()}
        </p>
      )}
      <Button type="submit" variant="primary" disabled={isBusy} className="h-9!">
        {isBusy ? t("creating") : t("create")}
      </Button>
    </form>
  );
}
