"use client";

import { useTranslations } from "next-intl";
import { CallError } from "@/lib/browser/api";

type ProblemNoteProps = {
  error: Error | null;
  id?: string;
  /** The screen's own words for the error; nothing where the usual ones do. */
  text?: (error: Error) => string | undefined;
};

/** Why a change did not go through; empty while there is nothing to say. */
export function ProblemNote({ error, id, text }: ProblemNoteProps) {
  const t = useTranslations("common.errorState");
  if (!error) return null;
  const isOurs = !(error instanceof CallError) || error.status >= 500;
  const isUnreachable = error instanceof CallError && error.status === 0;
  return (
    <p id={id} role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-bad">
      {text?.(error) ?? (isUnreachable ? t("unreachable") : isOurs ? t("unexpected") : error.message)}
    </p>
  );
}
