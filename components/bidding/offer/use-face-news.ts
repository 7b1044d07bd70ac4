"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { faceKey, type OfferFace } from "@/components/bidding/offer/offer-face";
import { useFormat } from "@/lib/i18n/format";

function useWords(organization: string) {
  const t = useTranslations("offers.news");
  const format = useFormat();
  return (face: OfferFace) => {
    if (face.is === "countered" && face.bid.counter)
      return t("countered", { organization, amount: format.money(face.bid.counter.amount) });
    if (face.is === "accepted") return t("accepted", { organization, amount: format.money(face.bid.amount) });
    if (face.is === "open" && face.last?.status === "REJECTED") return t("refused", { organization });
    return face.is === "over" ? t("over") : undefined;
  };
}

/** What the broker did since the page was opened, for who does not look at it. */
export function useFaceNews(face: OfferFace, organization: string) {
  const words = useWords(organization);
  const key = faceKey(face);
  const [heard, setHeard] = useState<{ key: string; news?: string }>({ key });
  if (heard.key !== key) setHeard({ key, news: words(face) });
  return heard.news;
}
