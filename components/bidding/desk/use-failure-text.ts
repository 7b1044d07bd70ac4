"use client";

import { useTranslations } from "next-intl";
import { CallError } from "@/lib/browser/api";

const words: Partial<Record<string, string>> = {
  unauthorized: "signedOut",
  forbidden: "forbidden",
  not_found: "gone",
  version_conflict: "changed",
  rate_limited: "tooMany",
};

/** Why an answer was not given, and that nothing was changed: in the reader's language, never in the server's words. */
export function useFailureText() {
  const t = useTranslations("bids.failed");
  const blocked = useTranslations("bids.actions.blocked");
  return (error: Error) => {
    if (!(error instanceof CallError)) return t("other");
    if (error.status === 0) return t("unreachable");
    const { code, reason, message, status } = error;
    if (code === "carrier_not_assignable")
      return reason && blocked.has(reason) ? `${t("notAssignable")} ${blocked(reason)}` : t("notAssignable");
    // The API names the state only at the head of its sentence. Unknown states get a general text.
    if (code === "conflict") {
      const [, subject = "", state = ""] = /^The (bid|load|posting) (?:is (\w+)|has expired)/.exec(message) ?? [];
      const key = subject === "bid" ? `bid.${state}` : subject;
      return t.has(key) ? t(key) : t("conflict");
    }
    return t(words[code] ?? (status < 500 ? "refused" : "other"));
  };
}
