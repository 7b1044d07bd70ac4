"use client";

import { useTranslations } from "next-intl";
import { CallError } from "@/lib/browser/api";

/** Why a change did not go through; empty while there is nothing to say. */
export function ProblemNote({ error }: { error: Error | null }) {
  const t = useTranslations("common.errorState");
  if (!error) return null;
  const isOurs = !(error instanceof CallError) || error.status >= 500;
  const isUnreachable = error instanceof CallError && error.status === 0;
  return (
    <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-bad">
      {isUnreachable ? t("unreachable") : isOurs ? t("unexpected") : error.message}
    </p>
  );
}
