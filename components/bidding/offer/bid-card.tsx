"use client";

import { useEffect, useRef } from "react";
import { AcceptedBid } from "@/components/bidding/offer/accepted-bid";
import { CounteredBid } from "@/components/bidding/offer/countered-bid";
import type { OfferFace } from "@/components/bidding/offer/offer-face";
import { OverCard } from "@/components/bidding/offer/over-card";
import { PriceForm } from "@/components/bidding/offer/price-form";
import { SentBid } from "@/components/bidding/offer/sent-bid";
import { useMoves } from "@/components/bidding/offer/use-moves";
import { classNames } from "@/components/ui/class-names";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";

type BidCardProps = { token: string; offer: GetOfferResponse; face: OfferFace };

const edges: Record<OfferFace["is"], string> = {
  open: "border-line-strong",
  sent: "border-line-strong",
  countered: "border-accent",
  accepted: "border-good",
  over: "border-line",
};

function Content({ token, offer, face }: BidCardProps) {
  const moves = useMoves(token);
  switch (face.is) {
    case "open":
      return (
        <PriceForm
          key={`${face.last?.id} ${face.last?.status}`}
          token={token}
          offer={offer}
          last={face.last}
          moves={moves}
        />
      );
    case "sent":
      return <SentBid offer={offer} bid={face.bid} moves={moves} />;
    case "countered":
      return <CounteredBid offer={offer} bid={face.bid} moves={moves} />;
    case "accepted":
      return <AcceptedBid offer={offer} bid={face.bid} />;
    default:
      return <OverCard offer={offer} last={face.last} />;
  }
}

/** What this carrier's bid has come to, and everything that can be done about it now. */
export function BidCard({ token, offer, face }: BidCardProps) {
  const card = useRef<HTMLElement>(null);
  const shown = useRef(face.is);
  useEffect(() => {
    if (shown.current === face.is) return;
    shown.current = face.is;
    // The button that was pressed is gone, and the focus with it: it goes to what came of the press.
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [face.is]);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="bid-card"
      className={classNames("grid gap-3 rounded-lg border bg-surface p-4 outline-none", edges[face.is])}
    >
      <Content token={token} offer={offer} face={face} />
    </section>
  );
}
