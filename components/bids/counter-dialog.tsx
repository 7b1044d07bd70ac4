"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import type { AnswerDialogProps } from "@/components/bids/answer-dialog";
import { ConfirmDialog } from "@/components/bids/confirm-dialog";
import { type CounterDraft, ceilingOf, firstCounter } from "@/components/bids/counter-draft";
import { MarketPosition } from "@/components/bids/market-position";
import { VersusMaxBuy } from "@/components/bids/versus-max-buy";
import { minorUnitsFrom } from "@/components/form/number-text";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import { useFormat } from "@/lib/i18n/format";
import { bidMutations } from "@/lib/postings/queries/bids";

const isAmount = (amount: number | string | null): amount is number =>
  typeof amount === "number" && Number.isInteger(amount) && amount > 0 && amount <= 1_000_000_000;

/** A counter: filled in from the market's median or the load's target, held against max buy. Beyond that it is asked a second time. */
export function CounterDialog({ question: { bid, market }, onClose }: AnswerDialogProps) {
  const t = useTranslations("bids.counter");
  const format = useFormat();
  const id = useId();
  const { currencyCode } = bid.amount;
  const first: CounterDraft = firstCounter(bid, market);
  const [text, setText] = useState(first.amount === undefined ? "" : (first.amount / 100).toFixed(2));
  const [isTried, setIsTried] = useState(false);
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const counter = useMutation(bidMutations.counter(useQueryClient()));
  const ceiling = ceilingOf(bid);
  const typed = minorUnitsFrom(text);
  const amount = isAmount(typed) ? { amount: typed, currencyCode } : undefined;
  const over = amount && ceiling && amount.amount > ceiling.amount ? amount.amount - ceiling.amount : 0;
  const needsSecond = over > 0 && confirmed !== amount?.amount;
  const [carrier, shown] = [bid.carrier.displayName, amount && format.money(amount)];

  const onConfirm = () => {
    setIsTried(true);
    if (!amount || !shown) return;
    if (needsSecond) return setConfirmed(amount.amount);
    const onSuccess = () => {
      toast.success(t("done", { carrier, amount: shown }));
      onClose();
    };
    counter.mutate({ bidId: bid.id, amount }, { onSuccess });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  const isInvalid = isTried && !amount;
  const isWarned = over > 0 && ceiling !== undefined;
  const label = shown ?? "…";
  return (
    <ConfirmDialog
      title={t("title", { amount: format.money(bid.amount) })}
      text={t("text", { carrier })}
      confirm={{
        label: isWarned && !needsSecond ? t("confirmOver", { amount: label }) : t("confirm", { amount: label }),
        variant: isWarned && !needsSecond ? "danger" : "primary",
        onConfirm,
      }}
      sending={counter}
      onClose={onClose}
    >
      <form onSubmit={onSubmit} className="grid gap-1.5">
        <label htmlFor={id} className="text-ink-2">
          {t("amount", { currency: currencyCode })}
        </label>
        <Input
          id={id}
          data-initial-focus
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-remarks`}
          onChange={({ target }) => setText(target.value)}
          onFocus={({ target }) => target.select()}
        />
        <div id={`${id}-remarks`} className="grid gap-1 text-ink-3 text-xs">
          {isInvalid && <p className="text-bad">{t("invalid")}</p>}
          <p>{t(`from.${first.source}`)}</p>
          <p>
            {ceiling ? t("ceiling", { amount: format.money(ceiling) }) : t("noCeiling", { currency: currencyCode })}
            {ceiling && amount && (
              <>
                {" · "}
                <VersusMaxBuy amount={amount} maxBuy={ceiling} />
              </>
            )}
          </p>
          {amount && <MarketPosition amount={amount} market={market} />}
          {isWarned && (
            <p role="alert" className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
              {t("overCeiling", { amount: format.money({ amount: over, currencyCode }) })}
            </p>
          )}
        </div>
      </form>
    </ConfirmDialog>
  );
}
