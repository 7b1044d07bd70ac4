"use client";

import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { Check, Link2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { AnswersSummary } from "@/components/onboarding/answers-summary";
import { CarrierDocuments } from "@/components/onboarding/carrier-documents";
import { DifferenceList } from "@/components/onboarding/difference-list";
import { LinkRow } from "@/components/onboarding/link-row";
import { PanelGroup } from "@/components/onboarding/panel-group";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { ProblemNote } from "@/components/ui/problem-note";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { CallError } from "@/lib/browser/api";
import type { Eligibility } from "@/lib/carriers/schema/eligibility";
import { useFormat } from "@/lib/i18n/format";
import { onboardingMutations, onboardingQueries } from "@/lib/onboarding/queries";
import type { OnboardingSubmission } from "@/lib/onboarding/schema/onboarding";

const NewLinkDialog = lazy(() =>
  import("@/components/onboarding/new-link-dialog").then((module) => ({ default: module.NewLinkDialog })),
);

type OnboardingPanelProps = { carrierId: string; meaning: Eligibility };

/** A carrier's onboarding as its organization sees it: what it signed, its links and its documents. */
export const OnboardingPanel = ({ carrierId, meaning }: OnboardingPanelProps) => (
  <div className="-mt-px" key={carrierId}>
    <SubmissionReview carrierId={carrierId} meaning={meaning} />
    <LinkList carrierId={carrierId} meaning={meaning} />
    <CarrierDocuments carrierId={carrierId} />
  </div>
);

/** Why no link can be made, if so. */
function useRefusal({ offersOnboardingLink, reason }: Eligibility) {
  const t = useTranslations("onboarding.panel.refusal");
  const { role } = useSession();
  if (role === "VIEWER") return t("viewer");
  if (offersOnboardingLink) return undefined;
  return t(reason === "do_not_dispatch" ? "do_not_dispatch" : "onboarded");
}

function LinkList({ carrierId, meaning }: OnboardingPanelProps) {
  const t = useTranslations("onboarding.panel");
  const [isMaking, setIsMaking] = useState(false);
  const refusal = useRefusal(meaning);
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(onboardingQueries.links(carrierId));
  const links = data?.pages.flatMap(({ items }) => items);
  return (
    <PanelGroup
      title={t("links")}
      action={
        <Button
          icon={<Link2 aria-hidden />}
          disabled={refusal !== undefined || links === undefined}
          onClick={() => setIsMaking(true)}
        >
          {t("newLink")}
        </Button>
      }
    >
      {refusal && <p className="text-ink-3 text-xs">{refusal}</p>}
      {!links && !error && <Skeleton className="h-11 w-full" />}
      {error && <ErrorState error={error} onRetry={() => refetch()} />}
      {links?.length === 0 && <p className="text-ink-3">{t("noLinks")}</p>}
      {links && links.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button className="self-start" onClick={() => fetchNextPage()}>
          {t("older")}
        </Button>
      )}
      <Suspense fallback={null}>
        {isMaking && <NewLinkDialog carrierId={carrierId} onClose={() => setIsMaking(false)} />}
      </Suspense>
    </PanelGroup>
  );
}

/** What the carrier signed last, if anything. */
function SubmissionReview({ carrierId, meaning }: OnboardingPanelProps) {
  const { data, error, refetch } = useQuery(onboardingQueries.review(carrierId));
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />;
  return data?.submission ? <Submission submission={data.submission} isApproved={meaning.assignable} /> : null;
}

/** `isApproved`: whether the carrier may be assigned, so that nothing else is to be decided about it first. */
type SubmissionProps = { submission: OnboardingSubmission; isApproved: boolean };

function Submission({ submission, isApproved }: SubmissionProps) {
  const t = useTranslations("onboarding.panel");
  const signed = useTranslations("onboarding.signed");
  const format = useFormat();
  const { link, answers, signature, documents } = submission;
  const { name, title, signedAt } = signature;
  const isAccepted = link.state === "ACCEPTED";
  return (
    <PanelGroup
      title={t(isAccepted ? "acceptedTitle" : "signedTitle")}
      action={isAccepted ? undefined : <AcceptButton submission={submission} isApproved={isApproved} />}
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

/** Accepts what is on the screen: if the record changed since, it is shown again instead. */
function AcceptButton({ submission: { link, profileVersion }, isApproved }: SubmissionProps) {
  const t = useTranslations("onboarding.panel");
  const { role } = useSession();
  const accept = useMutation({ ...onboardingMutations.accept, onSuccess: () => toast.success(t("acceptedToast")) });
  const isStale = accept.error instanceof CallError && accept.error.code === "version_conflict";
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
        variant={isApproved ? "primary" : "default"}
        icon={<Check aria-hidden />}
        disabled={role === "VIEWER" || accept.isPending}
        title={role === "VIEWER" ? t("refusal.viewer") : undefined}
        onClick={() => accept.mutate({ linkId: link.id, ifVersion: profileVersion })}
      >
        {t("accept")}
      </Button>
    </div>
  );
}
