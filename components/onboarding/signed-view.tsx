"use client";

import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { AnswersSummary } from "@/components/onboarding/answers-summary";
import { DocumentRow } from "@/components/onboarding/document-row";
import { useFormat } from "@/lib/i18n/format";
import type { GetOnboardingResponse } from "@/lib/onboarding/schema/carrier-side";

/** What was signed, to be read and not to be changed. */
export function SignedView({ onboarding }: { onboarding: GetOnboardingResponse }) {
  const t = useTranslations("onboarding.signed");
  const format = useFormat();
  const { organizationName, answers, documents, signature, state } = onboarding;
  if (!signature) return null;
  const { name, title, signedAt } = signature;
  return (
    <div className="flex flex-col gap-4 pb-4">
      <div role="status" className="flex flex-col items-center gap-2 py-6 text-center">
        <span aria-hidden className="grid size-12 place-items-center rounded-lg bg-good-soft text-good">
          <CircleCheck className="size-6!" />
        </span>
        <h1 className="font-semibold text-xl">{t(state === "ACCEPTED" ? "accepted" : "title")}</h1>
        <p className="max-w-100 text-ink-2">
          {t(state === "ACCEPTED" ? "acceptedText" : "text", { organization: organizationName })}
        </p>
      </div>
      <p>{t(title ? "byWithTitle" : "by", { name, title: title ?? "", date: format.dateTime(signedAt) })}</p>
      <AnswersSummary answers={answers} documentCount={documents.length} />
      {documents.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      )}
    </div>
  );
}
