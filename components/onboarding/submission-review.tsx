"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { ProblemNote } from "@/components/api-keys/problem-note";
import { useSession } from "@/components/app-shell/session-provider";
import { AnswersSummary } from "@/components/onboarding/answers-summary";
import { DifferenceList } from "@/components/onboarding/difference-list";
import { PanelGroup } from "@/components/onboarding/panel-group";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { toast } from "@/components/ui/toast";
import { CallError } from "@/lib/browser/call";
import { useFormat } from "@/lib/i18n/format";
import { onboardingMutations, onboardingQueries } from "@/lib/onboarding/queries";
import type { OnboardingSubmission } from "@/lib/onboarding/schema/submission";

/** What the carrier signed last, if anything. */
export function SubmissionReview({ carrierId }: { carrierId: string }) {
  const { data, error, refetch } = useQuery(onboardingQueries.review(carrierId));
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />;
  return data?.submission ? <Submission submission={data.submission} /> : null;
}

function Submission({ submission }: { submission: OnboardingSubmission }) {
  const t = useTranslations("onboarding.panel");
  const signed = useTranslations("onboarding.signed");
  const format = useFormat();
  const { link, answers, signature, documents } = submission;
  const { name, title, signedAt } = signature;
  const isAccepted = link.state === "ACCEPTED";
  return (
    <PanelGroup
      title={t(isAccepted ? "acceptedTitle" : "signedTitle")}
      action={isAccepted ? undefined : <AcceptButton submission={submission} />}
    >
      <p className="text-ink-2">
        {signed(title ? "byWithTitle" : "by", { name, title: title ?? "", date: format.dateTime(signedAt) })}
      </p>
      {!isAccepted && <DifferenceList submission={submission} />}
      <details className="rounded-md border border-line">
        <summary className="flex min-h-7.5 items-center px-3 pointer-coarse:min-h-11">{t("everything")}</summary>
        <div className="p-2">
          <AnswersSummary answers={answers} documentCount={documents.length} />
        </div>
      </details>
    </PanelGroup>
  );
}

/** Accepts what is on the screen: if the record changed since, it is shown anew instead. */
function AcceptButton({ submission: { link, profileVersion } }: { submission: OnboardingSubmission }) {
  const t = useTranslations("onboarding.panel");
  const { role } = useSession();
  const accept = useMutation(onboardingMutations.accept(useQueryClient()));
  const isStale = accept.error instanceof CallError && accept.error.code === "version_conflict";
  const confirm = () =>
    accept.mutate(
      { linkId: link.id, ifVersion: profileVersion },
      { onSuccess: () => toast.success(t("acceptedToast")) },
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isStale ? (
        <p role="alert" className="text-warn">
          {t("stale")}
        </p>
      ) : (
        <ProblemNote error={accept.error} />
      )}
      <Button
        variant="primary"
        icon={<Check aria-hidden />}
        disabled={role === "VIEWER" || accept.isPending}
        title={role === "VIEWER" ? t("refusal.viewer") : undefined}
        onClick={confirm}
      >
        {t("accept")}
      </Button>
    </div>
  );
}
