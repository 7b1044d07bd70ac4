"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { OfferView } from "@/components/bidding/offer/offer-view";
import { LinkOff } from "@/components/onboarding/link-off";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { offerByLink } from "@/lib/bidding/queries/offers";
import { CallError } from "@/lib/browser/call";

const Loading = () => (
  <div className="flex flex-col gap-4">
    <Skeleton className="h-5 w-1/2" />
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-60 w-full" />
    <Skeleton className="h-40 w-full" />
  </div>
);

/** What the link opens: nothing, or the load that is offered. */
export function OfferGate({ token }: { token: string }) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(offerByLink(token).query);
  const linkOff = useTranslations("offers.linkOff");
  // What was on the screen stays there for a reader, but nothing of a link that stopped working.
  if (error instanceof CallError && error.status === 401) return <LinkOff t={linkOff} />;
  if (data) return <OfferView token={token} offer={data} readAt={dataUpdatedAt} isStale={error !== null} />;
  return error ? <ErrorState error={error} onRetry={() => refetch()} /> : <Loading />;
}
