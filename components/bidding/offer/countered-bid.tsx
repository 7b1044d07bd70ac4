"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { usePriceDraft } from "@/components/bidding/offer/price-draft";
import { PriceField } from "@/components/bidding/offer/price-field";
import type { Moves } from "@/components/bidding/offer/use-moves";
import { MoveNote } from "@/components/bidding/offer/use-moves";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Bid } from "@/lib/bidding/schema/bid";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";
import { useFormat } from "@/lib/i18n/format";
import type { Money } from "@/lib/vocabulary/money";

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

type OwnAnswerProps = { offer: GetOfferResponse; bid: Bid; moves: Moves; onBack: () => void };

/** A counter turned down with another price, in the currency of the bid. */
function OwnAnswer({ offer, bid, moves, onBack }: OwnAnswerProps) {
  const t = useTranslations("offers.counter");
  const price = useTranslations("offers.price");
  const format = useFormat();
  const draft = usePriceDraft({ currencyCode: bid.amount.currencyCode });
  const { money } = draft;
  const send = () => {
    draft.judge();
    if (money) moves.move({ what: "rejectCounter", request: { bidId: bid.id, amount: money } });
  };
  return (
    <>
      <PriceField label={t("newPrice")} draft={draft} miles={offer.load.miles} hasFixedCurrency onEnter={send} />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
        <Button onClick={onBack} className="h-12!">
          {t("back")}
        </Button>
        <Button variant="primary" disabled={moves.isPending || !money} onClick={send} className="h-12! text-lg">
          {moves.isPending
            ? price("sending")
            : money
              ? t("sendNew", { amount: format.money(money) })
              : t("sendNewEmpty")}
        </Button>
      </div>
    </>
  );
}

type AcceptanceProps = {
  offer: GetOfferResponse;
  price: Money;
  isOpen: boolean;
  onClose: () => void;
  onAccept: () => void;
};

/** Asked once more before a load is taken: it binds both. */
function Acceptance({ offer: { organizationName: organization }, price, isOpen, onClose, onAccept }: AcceptanceProps) {
  const t = useTranslations("offers.acceptance");
  const amount = useFormat().money(price);
  const accept = () => {
    onClose();
    onAccept();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { amount })}
      footer={
        <>
          <Button onClick={onClose} className="max-sm:flex-1">
            {t("cancel")}
          </Button>
          <Button variant="primary" onClick={accept} className="max-sm:flex-2">
            {t("confirm", { amount })}
          </Button>
        </>
      }
    >
      <p>{t("text", { organization })}</p>
    </Dialog>
  );
}
