"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { AnswerChoice } from "@/components/bidding/offer/answer-choice";
import type { Moves } from "@/components/bidding/offer/use-moves";
import { MoveNote } from "@/components/bidding/offer/use-moves";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { Bid } from "@/lib/bidding/schema/bid";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";
import { useFormat } from "@/lib/i18n/format";

type SentBidProps = { token: string; offer: GetOfferResponse; bid: Bid; moves: Moves };

/** Why the bid waits once more, where a counter was on the table. */
function useWaiting({ organizationName: organization }: GetOfferResponse, { counter }: Bid) {
  const t = useTranslations("offers.sent");
  const format = useFormat();
  if (!counter) return { title: t("title"), text: t("waiting", { organization }) };
  const words = counter.status === "REVOKED" ? "revokedText" : "againText";
  return { title: t("again"), text: t(words, { organization, counter: format.money(counter.amount) }) };
}

/** A bid that waits for the broker. */
export function SentBid({ token, offer, bid, moves }: SentBidProps) {
  const t = useTranslations("offers.sent");
  const format = useFormat();
  const { title, text } = useWaiting(offer, bid);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="bid-card" className="font-medium">
          {title}
        </h2>
        <Live />
      </div>
      <p className="font-semibold text-xl tabular-nums">{format.money(bid.amount)}</p>
      <p className="text-ink-2">{text}</p>
      {bid.note && (
        <p className="wrap-anywhere whitespace-pre-line border-line border-l-2 pl-2.5 text-ink-2">
          <span className="block text-ink-3 text-xs">{t("note")}</span>
          {bid.note}
        </p>
      )}
      <AnswerChoice token={token} offer={offer} />
      <p className="text-ink-3 text-xs">{t.rich("when", { time: () => <RelativeTime at={bid.updatedAt} /> })}</p>
      <MoveNote problem={moves.problem} organization={offer.organizationName} />
      <Button disabled={moves.isPending} onClick={() => setIsAsking(true)} className="h-11!">
        {t("withdraw")}
      </Button>
      <p className="text-ink-3 text-xs">{t("change")}</p>
      {isAsking && <Withdrawal offer={offer} bid={bid} moves={moves} onClose={() => setIsAsking(false)} />}
    </>
  );
}

const Live = () => {
  const t = useTranslations("offers.connection");
  return (
    <span className="flex items-center gap-1.5 text-good text-xs">
      <span aria-hidden className="size-1.5 rounded-full bg-current motion-safe:animate-pulse" />
      {t("live")}
    </span>
  );
};

type WithdrawalProps = Omit<SentBidProps, "token"> & { onClose: () => void };

function Withdrawal({ offer: { organizationName: organization }, bid, moves, onClose }: WithdrawalProps) {
  const t = useTranslations("offers.withdrawal");
  const format = useFormat();
  const onConfirm = () => {
    onClose();
    moves.move({ what: "revoke", request: { bidId: bid.id } });
  };
  return (
    <ConfirmDialog
      title={t("title", { amount: format.money(bid.amount) })}
      confirm={{ label: t("confirm"), variant: "danger", onConfirm }}
      cancel={{ label: t("keep") }}
      onClose={onClose}
    >
      <p>{t("text", { organization })}</p>
    </ConfirmDialog>
  );
}
