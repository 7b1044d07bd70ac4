"use client";

import { useTranslations } from "next-intl";
import { CallError } from "@/lib/browser/api";

const known = [
  "invalid_url",
  "credentials_in_url",
  "https_required",
  "port_not_allowed",
  "address_not_allowed",
  "required",
  "too_long",
] as const;

/** Why a change did not go through; empty while there is nothing to say. */
export function ProblemNote({ id, error }: { id?: string; error: Error | null }) {
  const t = useTranslations("webhooks.problems");
  if (!error) return null;
  const code = error instanceof CallError ? (error.issues?.[0]?.code ?? error.code) : undefined;
  const named = known.find((one) => one === code);
  const isConflict = code === "conflict";
  return (
    <p id={id} role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-bad">
      {named ? t(named) : isConflict ? t("conflict") : t("other")}
    </p>
  );
}
