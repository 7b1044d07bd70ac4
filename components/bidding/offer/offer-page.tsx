"use client";

import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { DisplayMenu } from "@/components/app-shell/display-menu";
import { LinkOff } from "@/components/app-shell/link-off";
import { Mark } from "@/components/app-shell/mark";
import { preparePriceForm } from "@/components/bidding/offer/bid-card";
import { OfferView } from "@/components/bidding/offer/offer-view";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { offerByLink } from "@/lib/bidding/queries/offers";
import { CallError } from "@/lib/browser/api";
import { getQueryClient } from "@/lib/browser/query-client";

const Loading = () => (
  <div className="flex flex-col gap-4">
    <Skeleton className="h-5 w-1/2" />
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-60 w-full" />
    <Skeleton className="h-40 w-full" />
  </div>
);

/** What the link opens: nothing, or the load that is offered. */
function OfferGate({ token }: { token: string }) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(offerByLink(token).query);
  const linkOff = useTranslations("offers.linkOff");
  useEffect(preparePriceForm, []);
  // What was on the screen stays there for a reader, but nothing of a link that stopped working.
  if (error instanceof CallError && error.status === 401) return <LinkOff t={linkOff} />;
  if (data) return <OfferView token={token} offer={data} readAt={dataUpdatedAt} isStale={error !== null} />;
  return error ? <ErrorState error={error} onRetry={() => refetch()} /> : <Loading />;
}

/** What a carrier sees behind the link of a load that is offered to it. */
export const OfferPage = ({ token }: { token: string }) => (
  <QueryClientProvider client={getQueryClient()}>
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 shrink-0 items-center gap-2.5 border-line border-b px-4 font-semibold">
        <Mark />
        <span className="min-w-0 flex-1 truncate">Freight Portal</span>
        <DisplayMenu />
      </header>
      <main className="mx-auto flex w-full max-w-160 flex-1 flex-col px-4 pt-4 lg:max-w-260">
        <OfferGate token={token} />
      </main>
    </div>
  </QueryClientProvider>
);
