"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { LinkOff } from "@/components/onboarding/link-off";
import { OnboardingForm } from "@/components/onboarding/onboarding-form";
import { SignedView } from "@/components/onboarding/signed-view";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { CallError } from "@/lib/browser/call";
import { onboardingByLink } from "@/lib/onboarding/queries";

const Loading = () => (
  <div className="flex flex-col gap-4">
    <Skeleton className="h-7 w-3/4" />
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-5 w-1/2" />
    <Skeleton className="h-70 w-full" />
  </div>
);

/** What the link opens: nothing, the form, or what was signed. */
export function OnboardingGate({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(onboardingByLink(token).query);
  const linkOff = useTranslations("onboarding.linkOff");
  // What was on the screen stays there for a reader, but nothing of a link that stopped working.
  if (error instanceof CallError && error.status === 401) return <LinkOff t={linkOff} />;
  if (data) return data.signature ? <SignedView onboarding={data} /> : <OnboardingForm token={token} given={data} />;
  return error ? <ErrorState error={error} onRetry={() => refetch()} /> : <Loading />;
}
