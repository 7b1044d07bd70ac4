"use client";

import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/loads/editor/relative-time";
import type { Bid } from "@/lib/bidding/schema/bid";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";
import { useFormat } from "@/lib/i18n/format";

/** The load is this carrier's, at which price. */
export function AcceptedBid({ offer: { organizationName: organization }, bid }: { offer: GetOfferResponse; bid: Bid }) {
  const t = useTranslations("offers.accepted");
  const format = useFormat();
  const { amount, updatedAt } = bid;
  return (
    <>
      <h2 id="bid-card" className="flex items-center gap-2 font-semibold text-good text-lg">
        <CircleCheck aria-hidden />
        {t("title")}
      </h2>
      <p className="font-semibold text-xl tabular-nums">{format.money(amount)}</p>
      <p className="text-ink-2">{t("text", { organization })}</p>
      <p className="text-ink-3 text-xs">{t.rich("when", { time: () => <RelativeTime at={updatedAt} /> })}</p>
    </>
  );
}
