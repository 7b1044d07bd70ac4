"use client";

import { useTranslations } from "next-intl";
import { PriceField } from "@/components/bidding/offer/price-field";
import type { Moves } from "@/components/bidding/offer/use-moves";
import { usePriceDraft } from "@/components/bidding/offer/use-price-draft";
import { Button } from "@/components/ui/button";
import type { Bid } from "@/lib/bidding/schema/bid";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";
import { useFormat } from "@/lib/i18n/format";

type OwnAnswerProps = { offer: GetOfferResponse; bid: Bid; moves: Moves; onBack: () => void };

/** A counter turned down with another price, in the currency of the bid. */
export function OwnAnswer({ offer, bid, moves, onBack }: OwnAnswerProps) {
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
