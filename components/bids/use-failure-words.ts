"use client";

import { useTranslations } from "next-intl";
import { CallError } from "@/lib/browser/call";

/** Why an answer was not given, and that nothing was changed. */
export function useFailureWords() {
  const t = useTranslations("bids.failed");
  return (error: Error) => {
    const { message } = error;
    if (!(error instanceof CallError)) return t("other", { message });
    if (error.status === 0) return t("unreachable");
    if (error.code === "carrier_not_assignable") return t("notAssignable", { message });
    if (error.code === "version_conflict") return t("changed");
    return error.code === "conflict" ? t("conflict", { message }) : t("other", { message });
  };
}
