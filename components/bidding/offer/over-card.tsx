"use client";

import { useTranslations } from "next-intl";
import type { Bid } from "@/lib/bidding/schema/bid";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";
import { useFormat } from "@/lib/i18n/format";

/** Why there is nothing to bid on any more. */
export function OverCard({ offer, last }: { offer: GetOfferResponse; last: Bid | undefined }) {
  const t = useTranslations("offers.over");
  const format = useFormat();
  const { organizationName: organization, posting } = offer;
  const code = last?.status === "CLOSED" ? last.reason?.code : posting.endReason;
  const reason = code && t.has(`reasons.${code}`) ? code : "other";
  return (
    <>
      <h2 id="bid-card" className="font-semibold text-lg">
        {t("title")}
      </h2>
      <p>{t(`reasons.${reason}`, { organization })}</p>
      {last?.status === "CLOSED" && <p className="text-ink-2">{t("lost", { amount: format.money(last.amount) })}</p>}
      <p className="text-ink-2">{t("thanks", { organization })}</p>
    </>
  );
}
