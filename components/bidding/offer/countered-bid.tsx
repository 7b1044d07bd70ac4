"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RelativeTime } from "@/components/app-shell/relative-time";
import type { Moves } from "@/components/bidding/offer/use-moves";
import { MoveNote } from "@/components/bidding/offer/use-moves";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { whenFetched } from "@/components/ui/when-fetched";
import type { Bid } from "@/lib/bidding/schema/bid";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";
import { useFormat } from "@/lib/i18n/format";
import type { Money } from "@/lib/vocabulary/money";

const CounterPriceForm = whenFetched(
  () => import("@/components/bidding/offer/price-form").then((module) => module.CounterPriceForm),
  <Skeleton className="h-32" />,
);

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
        <CounterPriceForm offer={offer} bid={bid} moves={moves} onBack={() => setAsks(undefined)} />
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
      {asks === "acceptance" && (
        <Acceptance
          offer={offer}
          price={counter.amount}
          onClose={() => setAsks(undefined)}
          onAccept={() => moves.move({ what: "acceptCounter", request: { bidId: bid.id, ifAmount: counter.amount } })}
        />
      )}
    </>
  );
}

type AcceptanceProps = { offer: GetOfferResponse; price: Money; onClose: () => void; onAccept: () => void };

/** Asked once more before a load is taken: it binds both. */
function Acceptance({ offer: { organizationName: organization }, price, onClose, onAccept }: AcceptanceProps) {
  const t = useTranslations("offers.acceptance");
  const amount = useFormat().money(price);
  const onConfirm = () => {
    onClose();
    onAccept();
  };
  return (
    <ConfirmDialog
      title={t("title", { amount })}
      confirm={{ label: t("confirm", { amount }), onConfirm }}
      cancel={{ label: t("cancel") }}
      onClose={onClose}
    >
      <p>{t("text", { organization })}</p>
    </ConfirmDialog>
  );
}
