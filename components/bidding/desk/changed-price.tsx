"use client";

import { useTranslations } from "next-intl";
import type { AnswerDialogProps } from "@/components/bidding/desk/answer-dialog";
import { useFormat } from "@/lib/i18n/format";
import type { Money } from "@/lib/vocabulary/money";

export const isOtherPrice = (one: Money, other: Money) =>
  one.amount !== other.amount || one.currencyCode !== other.currencyCode;

/** Says that the carrier asks for another price than when the question was put, and that nothing was sent. */
export function ChangedPrice({ question, askedFirst }: Pick<AnswerDialogProps, "question" | "askedFirst">) {
  const t = useTranslations("bids.answered");
  const format = useFormat();
  const { answer, bid } = question;
  if (!isOtherPrice(bid.amount, askedFirst)) return null;
  const figures = { answer, amount: format.money(bid.amount), before: format.money(askedFirst) };
  return (
    <p role="alert" className="rounded-md bg-warn-soft px-3 py-2 text-warn">
      {t("newAmount", figures)}
    </p>
  );
}
