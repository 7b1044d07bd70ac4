"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { fieldProblems } from "@/components/sessions/field-problems";
import { LabelledInput } from "@/components/sessions/labelled-input";
import { PasswordInput } from "@/components/sessions/password-input";
import { Button } from "@/components/ui/button";
import { CallError } from "@/lib/browser/api";
import { signIn } from "@/lib/sessions/queries";

type Problem = "wrong" | "tooMany" | "unreachable" | "unexpected";

const problemOf = (reason: unknown): Problem => {
  if (!(reason instanceof CallError)) return "unexpected";
  if (reason.status === 0) return "unreachable";
  if (reason.status === 429) return "tooMany";
  return reason.status < 500 ? "wrong" : "unexpected";
};

export function SignInForm({ next }: { next: string }) {
  const t = useTranslations("signIn");
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (fieldProblems(event.currentTarget)) return setProblem("wrong");
    const fields = new FormData(event.currentTarget);
    setIsBusy(true);
    setProblem(undefined);
    try {
      await signIn(String(fields.get("email")), String(fields.get("password")));
      // A whole new page, so that nothing of an earlier user stays in memory.
      window.location.assign(next);
    } catch (reason) {
      setProblem(problemOf(reason));
      setIsBusy(false);
    }
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="pb-1">
        <h1 className="font-semibold text-xl">{t("title")}</h1>
        <p className="text-ink-2">{t("subtitle")}</p>
      </div>
      <LabelledInput label={t("email")} name="email" type="email" autoComplete="username" required autoFocus />
      <PasswordInput label={t("password")} autoComplete="current-password" />
      <div aria-live="polite" role="alert" className={problem ? "rounded-md bg-bad-soft px-3 py-2 text-bad" : "hidden"}>
        {problem && t(`problems.${problem}`)}
      </div>
      <Button type="submit" variant="primary" disabled={isBusy} className="h-9!">
        {isBusy ? t("signingIn") : t("signIn")}
      </Button>
      <p className="text-ink-3 text-xs">{t("noAccount")}</p>
    </form>
  );
}
