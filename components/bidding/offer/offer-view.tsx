"use client";

import { BidCard } from "@/components/bidding/offer/bid-card";
import { ConnectionNote } from "@/components/bidding/offer/connection-note";
import { JumpBar } from "@/components/bidding/offer/jump-bar";
import { faceOf } from "@/components/bidding/offer/offer-face";
import { OfferFacts } from "@/components/bidding/offer/offer-facts";
import { OfferStops } from "@/components/bidding/offer/offer-stops";
import { OfferSummary } from "@/components/bidding/offer/offer-summary";
import { RegisterCard } from "@/components/bidding/offer/register-card";
import { useFaceNews } from "@/components/bidding/offer/use-face-news";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";

type OfferViewProps = { token: string; offer: GetOfferResponse; readAt: number; isStale: boolean };

/** The load, and what its carrier can do about it: within reach of a thumb on a phone, beside the load on a desk. */
export function OfferView({ token, offer, readAt, isStale }: OfferViewProps) {
  const face = faceOf(offer);
  const news = useFaceNews(face, offer.organizationName);
  return (
    <div className="grid content-start gap-5 pb-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-x-10">
      <p role="status" className="sr-only">
        {news}
      </p>
      <div className="grid content-start gap-3 lg:col-start-1 lg:row-start-1">
        <ConnectionNote readAt={readAt} isStale={isStale} />
        <OfferSummary offer={offer} isTaken={face.is === "accepted"} />
      </div>
      <div className="grid content-start gap-4 lg:sticky lg:top-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
        <BidCard token={token} offer={offer} face={face} />
        <RegisterCard token={token} offer={offer} />
      </div>
      <div className="grid content-start gap-5 lg:col-start-1 lg:row-start-2">
        <OfferStops offer={offer} />
        <OfferFacts load={offer.load} />
      </div>
      <JumpBar face={face} />
    </div>
  );
}
