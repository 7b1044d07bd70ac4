"use client";

import { useTranslations } from "next-intl";
import { wordOf } from "@/components/bidding/desk/bids-view";
import type { BidReason } from "@/lib/bidding/schema/bid";
import type { BidEvent } from "@/lib/bidding/schema/bid-event";
import { useFormat } from "@/lib/i18n/format";

/** What an event means, in one sentence, and why it came to it. */
export function useEventWords() {
  const t = useTranslations("bids");
  const format = useFormat();
  const meaning = ({ type, data: { bid, carrier } }: BidEvent) =>
    t(`meaning.${wordOf(type)}`, {
      carrier: carrier.displayName,
      amount: format.money(bid.amount),
      counter: format.money(bid.counter?.amount ?? bid.amount),
    });
  // A broker's own words are said as they are; everything else has a text of its own.
  const reason = ({ code, message }: BidReason) =>
    code === "broker" ? `${t("reason.broker")}: ${message}` : t(`reason.${code}`);
  return { meaning, reason };
}
