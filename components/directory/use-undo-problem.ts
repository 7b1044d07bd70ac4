"use client";

import { useTranslations } from "next-intl";
import { CallError } from "@/lib/browser/api";

/** Why taking back failed, in a sentence. */
export function useUndoProblem() {
  const t = useTranslations("directory");
  const general = useTranslations("common.errorState");
  return (reason: unknown) => {
    if (!(reason instanceof CallError) || reason.status >= 500) return t("failed");
    if (reason.status === 0) return general("unreachable");
    return reason.status === 409 ? t("match.result.undoneBefore") : reason.message;
  };
}
