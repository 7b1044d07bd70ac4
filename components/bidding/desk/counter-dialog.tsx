"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import type { AnswerDialogProps } from "@/components/bidding/desk/answer-dialog";
import {
  type CounterDoubt,
  type CounterDraft,
  ceilingOf,
  doubtsAbout,
  firstCounter,
} from "@/components/bidding/desk/counter-draft";
import { MarketPosition, VersusMaxBuy } from "@/components/bidding/desk/price-standing";
import { useFailureText } from "@/components/bidding/desk/use-failure-text";
import { centsOf } from "@/components/form/number-text";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Input } from "@/components/ui/controls";
import { toast } from "@/components/ui/toast";
import { bidMutations } from "@/lib/bidding/queries/bids";
import { useFormat } from "@/lib/i18n/format";
import type { Money } from "@/lib/vocabulary/money";

function Doubts({ doubts, asked }: { doubts: readonly CounterDoubt[]; asked: Money }) {
  const t = useTranslations("bids.counter.doubt");
  const format = useFormat();
  if (doubts.length === 0) return null;
  return (
    <div role="alert" className="grid gap-1 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
      {doubts.map(({ doubt, by }) => (
        <p key={doubt}>{t(doubt, { amount: format.money({ ...asked, amount: by }), asked: format.money(asked) })}</p>
      ))}
    </div>
  );
}

/**
 * A counter: filled in from the market's median or the load's target, compared with max buy and the bid. A doubtful
 * one needs a confirmation.
 */
export function CounterDialog({ question: { bid, market }, onClose }: AnswerDialogProps) {
  const t = useTranslations("bids.counter");
  const format = useFormat();
  const id = useId();
  const failureText = useFailureText();
  const { currencyCode } = bid.amount;
  const first: CounterDraft = firstCounter(bid, market);
  const [text, setText] = useState(first.amount === undefined ? "" : (first.amount / 100).toFixed(2));
  const [isTried, setIsTried] = useState(false);
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const ceiling = ceilingOf(bid);
  const cents = centsOf(text);
  const amount = cents === undefined ? undefined : { amount: cents, currencyCode };
  const doubts = amount ? doubtsAbout(amount.amount, bid) : [];
  const isAskedAgain = doubts.length > 0 && confirmed === amount?.amount;
  // Every amount is far below while its first digits are typed.
  const shownDoubts = doubts.filter(({ doubt }) => isAskedAgain || doubt !== "farBelow");
  const [carrier, shown] = [bid.carrier.displayName, amount && format.money(amount)];
  const counter = useMutation({
    ...bidMutations.counter,
    onSuccess: (_answer, { amount: { amount: sent } }) =>
      toast.success(t("done", { carrier, amount: format.money({ amount: sent, currencyCode }) })),
  });

  const onConfirm = () => {
    setIsTried(true);
    if (!amount || counter.isPending) return;
    if (doubts.length > 0 && !isAskedAgain) return setConfirmed(amount.amount);
    counter.mutate({ bidId: bid.id, amount }, { onSuccess: onClose });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  const isInvalid = isTried && !amount;
  return (
    <ConfirmDialog
      title={t("title", { amount: format.money(bid.amount) })}
      description={t("text", { carrier })}
      confirm={{
        label: t(isAskedAgain ? "confirmAnyway" : "confirm", { amount: shown ?? "…" }),
        variant: isAskedAgain ? "danger" : "primary",
        onConfirm,
      }}
      action={{ isPending: counter.isPending, error: counter.error, text: failureText }}
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
          aria-describedby={`${id}-notes`}
          onChange={({ target }) => setText(target.value)}
          onFocus={({ target }) => target.select()}
          // A key kept down does not confirm the second question.
          onKeyDown={(event) => event.repeat && event.key === "Enter" && event.preventDefault()}
        />
        <div id={`${id}-notes`} className="grid gap-1 text-ink-3 text-xs">
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
          <Doubts doubts={shownDoubts} asked={bid.amount} />
        </div>
      </form>
    </ConfirmDialog>
  );
}
