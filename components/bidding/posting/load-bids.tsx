"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { BidAnswersProvider } from "@/components/bidding/desk/bid-answers";
import { groupByLoad } from "@/components/bidding/desk/desk-bids";
import { useBidRefresh } from "@/components/bidding/desk/use-bid-refresh";
import { useLoadMarket } from "@/components/bidding/desk/use-markets";
import { BidLine } from "@/components/bidding/posting/bid-line";
import { bidQueries } from "@/lib/bidding/queries/bids";

/** The bids for a load, the best open one first, as they come. */
export function LoadBids({ loadId }: { loadId: string }) {
  const t = useTranslations("postings.bids");
  useBidRefresh();
  const { data } = useQuery(bidQueries.list({ loadId }));
  const [group] = groupByLoad(data?.items ?? []);
  const market = useLoadMarket(group?.facts, group?.bids[0]?.amount.currencyCode ?? "USD");
  if (!group) return null;
  return (
    <BidAnswersProvider>
      <ul aria-label={t("title")} className="grid border-line border-t">
        {group.bids.map((bid) => (
          <BidLine key={bid.id} bid={bid} market={market} />
        ))}
      </ul>
      <Link prefetch={false} href="/bids" className="justify-self-start text-accent text-xs hover:underline">
        {t("all")}
      </Link>
    </BidAnswersProvider>
  );
}
