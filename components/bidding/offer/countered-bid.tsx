"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Acceptance } from "@/components/bidding/offer/acceptance";
import { MoveNote } from "@/components/bidding/offer/move-note";
import { OwnAnswer } from "@/components/bidding/offer/own-answer";
import type { Moves } from "@/components/bidding/offer/use-moves";
import { RelativeTime } from "@/components/loads/editor/relative-time";
import { Button } from "@/components/ui/button";
import type { Bid } from "@/lib/bidding/schema/bid";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";
import { useFormat } from "@/lib/i18n/format";

type CounteredBidProps = { offer: GetOfferResponse; bid: Bid; moves: Moves };

/** How a counter stands to what was asked. */
function useDifference() {
  const t = useTranslations("offers.counter");
  const format = useFormat();
  return (asked: Bid["amount"], offered: number) => {
    const difference = asked.amount - offered;
    const words = difference === 0 ? "same" : difference > 0 ? "less" : "more";
    return t(words, { difference: format.money({ ...asked, amount: Math.abs(difference) }) });
  };
}

/** The broker's own price, and the three answers to it. */
export function CounteredBid({ offer, bid, moves }: CounteredBidProps) {
  const t = useTranslations("offers.counter");
  const format = useFormat();
  const difference = useDifference();
  const [asks, setAsks] = useState<"acceptance" | "price">();
  const { organizationName: organization } = offer;
  const { counter, amount } = bid;
  if (!counter) return null;
  const offered = format.money(counter.amount);
  return (
    <>
      <h2 id="bid-card" className="font-medium">
        {t("title", { organization })}
      </h2>
      <p className="font-semibold text-xl tabular-nums">{offered}</p>
      <p className="text-ink-2">
        {t("yours", { amount: format.money(amount) })} · {difference(amount, counter.amount.amount)}
      </p>
      <p className="text-ink-3 text-xs">{t.rich("when", { time: () => <RelativeTime at={counter.at} /> })}</p>
      <MoveNote problem={moves.problem} organization={organization} />
      {asks === "price" ? (
        <OwnAnswer offer={offer} bid={bid} moves={moves} onBack={() => setAsks(undefined)} />
      ) : (
        <div className="grid gap-2">
          <Button
            variant="primary"
            disabled={moves.isPending}
            onClick={() => setAsks("acceptance")}
            className="h-12! text-lg"
          >
            {t("accept", { amount: offered })}
          </Button>
          <Button disabled={moves.isPending} onClick={() => setAsks("price")} className="h-11!">
            {t("answer")}
          </Button>
          <Button
            variant="ghost"
            disabled={moves.isPending}
            onClick={() => moves.move({ what: "rejectCounter", request: { bidId: bid.id } })}
            className="h-11!"
          >
            {t("reject", { amount: format.money(amount) })}
          </Button>
        </div>
      )}
      <Acceptance
        offer={offer}
        price={counter.amount}
        isOpen={asks === "acceptance"}
        onClose={() => setAsks(undefined)}
        onAccept={() => moves.move({ what: "acceptCounter", request: { bidId: bid.id, ifAmount: counter.amount } })}
      />
    </>
  );
}
