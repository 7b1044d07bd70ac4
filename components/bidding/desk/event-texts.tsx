"use client";

import { useTranslations } from "next-intl";
import { textNameOf } from "@/components/bidding/desk/bid-events";
import { Badge, type Tone } from "@/components/ui/badge";
import type { BidReason } from "@/lib/bidding/schema/bid";
import type { BidEvent, BidEventType } from "@/lib/bidding/schema/bid-event";
import { reasonMessages } from "@/lib/bidding/schema/bid-values";
import { useFormat } from "@/lib/i18n/format";

export const eventTones: Record<BidEventType, Tone> = {
  "bid.submitted": "info",
  "bid.accepted": "good",
  "bid.rejected": "bad",
  "bid.revoked": "mute",
  "bid.closed": "mute",
  "bid.countered": "warn",
  "bid.counter_accepted": "good",
  "bid.counter_revoked": "mute",
  "bid.counter_rejected": "warn",
};

export function EventBadge({ type }: { type: BidEventType }) {
  const t = useTranslations("bids.type");
  return (
    <Badge tone={eventTones[type]} title={type}>
      {t(textNameOf(type))}
    </Badge>
  );
}

/** What an event means, in one sentence, and why it came to it. */
export function useEventTexts() {
  const t = useTranslations("bids");
  const format = useFormat();
  const meaning = ({ type, data: { bid, carrier } }: BidEvent) =>
    t(`meaning.${textNameOf(type)}`, {
      carrier: carrier.displayName,
      amount: format.money(bid.amount),
      counter: format.money(bid.counter?.amount ?? bid.amount),
    });
  // A broker's own words are said as they are; everything else has a text of its own.
  const reason = ({ code, message }: BidReason) =>
    code === "broker" && message !== reasonMessages.broker ? `${t("reason.broker")}: ${message}` : t(`reason.${code}`);
  return { meaning, reason };
}
