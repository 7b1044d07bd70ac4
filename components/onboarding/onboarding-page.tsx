"use client";

import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { DisplayMenu } from "@/components/app-shell/display-menu";
import { LinkOff } from "@/components/app-shell/link-off";
import { Mark } from "@/components/app-shell/mark";
import { AnswersSummary } from "@/components/onboarding/answers-summary";
import { DocumentRow } from "@/components/onboarding/documents";
import { OnboardingForm } from "@/components/onboarding/onboarding-form";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { CallError } from "@/lib/browser/api";
import { getQueryClient } from "@/lib/browser/query-client";
import { useFormat } from "@/lib/i18n/format";
import { onboardingByLink } from "@/lib/onboarding/queries";
import type { GetOnboardingResponse } from "@/lib/onboarding/schema/onboarding";

const Loading = () => (
  <div className="flex flex-col gap-4">
    <Skeleton className="h-7 w-3/4" />
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-5 w-1/2" />
    <Skeleton className="h-70 w-full" />
  </div>
);

/** What the link opens: nothing, the form, or what was signed. */
function OnboardingGate({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(onboardingByLink(token).query);
  const linkOff = useTranslations("onboarding.linkOff");
  // What was on the screen stays there for a reader, but nothing of a link that stopped working.
  if (error instanceof CallError && error.status === 401) return <LinkOff t={linkOff} />;
  if (data) return data.signature ? <SignedView onboarding={data} /> : <OnboardingForm token={token} given={data} />;
  return error ? <ErrorState error={error} onRetry={() => refetch()} /> : <Loading />;
}

/** What a carrier sees behind its link: one narrow column that a thumb can work. */
export const OnboardingPage = ({ token }: { token: string }) => (
  <QueryClientProvider client={getQueryClient()}>
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 shrink-0 items-center gap-2.5 border-line border-b px-4 font-semibold">
        <Mark />
        <span className="min-w-0 flex-1 truncate">Freight Portal</span>
        <DisplayMenu />
      </header>
      <main className="mx-auto flex w-full max-w-160 flex-1 flex-col px-4 pt-5">
        <OnboardingGate token={token} />
      </main>
    </div>
  </QueryClientProvider>
);

/** What was signed, to be read and not to be changed. */
function SignedView({ onboarding }: { onboarding: GetOnboardingResponse }) {
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
