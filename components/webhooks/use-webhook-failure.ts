"use client";

import { useTranslations } from "next-intl";
import { CallError } from "@/lib/browser/api";

const urlProblems = [
  "invalid_url",
  "credentials_in_url",
  "https_required",
  "port_not_allowed",
  "address_not_allowed",
  "required",
  "too_long",
] as const;

/** What may be wrong with the address, by "url.code". */
export function useUrlMessages() {
  const t = useTranslations("webhooks.problems");
  return Object.fromEntries(urlProblems.map((code) => [`url.${code}`, t(code)]));
}

/** Why a change of the webhook did not go through. */
export function useWebhookFailure() {
  const t = useTranslations("webhooks.problems");
  return (error: Error) => {
    const code = error instanceof CallError ? (error.issues?.[0]?.code ?? error.code) : undefined;
    const named = urlProblems.find((one) => one === code);
    return t(named ?? (code === "conflict" ? "conflict" : "other"));
  };
}
