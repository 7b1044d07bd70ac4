"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { AnswerDialogProps } from "@/components/bidding/desk/answer-dialog";
import { ChangedPrice, isOtherPrice } from "@/components/bidding/desk/changed-price";
import { ComparedPrice } from "@/components/bidding/desk/compared-price";
import {
  type CounterDoubt,
  type CounterDraft,
  type CounterRefusal,
  ceilingOf,
  doubtsAbout,
  firstCounter,
  refusalOfCounter,
} from "@/components/bidding/desk/counter-draft";
import { lacksSomething, OverrideReason, overrideOf } from "@/components/bidding/desk/override-reason";
import { MarketPosition, VersusMaxBuy } from "@/components/bidding/desk/price-standing";
import { useFailureText } from "@/components/bidding/desk/use-failure-text";
import { Misses } from "@/components/carriers/misses";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { Field } from "@/components/form/field";
import { FormDialog } from "@/components/form/form-dialog";
import { hintId, useField } from "@/components/form/use-field";
import { Input } from "@/components/ui/controls";
import { toast } from "@/components/ui/toast";
import { bidMutations } from "@/lib/bidding/queries/bids";
import { offerToCompare } from "@/lib/bidding/rules/compared-price";
import { useFormat } from "@/lib/i18n/format";
import type { Money } from "@/lib/vocabulary/money";
import { centsOf, minorUnitsToSend } from "@/lib/vocabulary/number-text";

type ObjectionsProps = { refusal: CounterRefusal | undefined; doubts: readonly CounterDoubt[]; asked: Money };

/** Why the amount is none to offer, or what speaks against it. */
function Objections({ refusal, doubts, asked }: ObjectionsProps) {
  const t = useTranslations("bids.counter");
  const format = useFormat();
  const figures = (by: number) => ({ amount: format.money({ ...asked, amount: by }), asked: format.money(asked) });
  if (refusal)
    return (
      <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-bad text-sm">
        {t(`refused.${refusal.refusal}`, figures(refusal.by))}
      </p>
    );
  if (doubts.length === 0) return null;
  return (
    <div role="alert" className="grid gap-1 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
      {doubts.map(({ doubt, by }) => (
        <p key={doubt}>{t(`doubt.${doubt}`, figures(by))}</p>
      ))}
    </div>
  );
}

/** Where the amount that is filled in comes from. */
function Source({ first, asked }: { first: CounterDraft; asked: Money }) {
  const t = useTranslations("bids.counter.from");
  const format = useFormat();
  const from = "from" in first ? format.money({ ...asked, amount: first.from }) : "";
  return <p className="text-ink-2">{t(first.source, { from, asked: format.money(asked) })}</p>;
}

type CounterValues = { amount: string; overrideReason: string };

/** Without the hundredths that are none. */
const amountText = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

/**
 * A counter: filled in between the load's target and the bid, else from the market, and compared with max buy and the
 * bid. A doubtful one needs a confirmation; one that is not below the bid is refused.
 */
export function CounterDialog({ question, askedFirst, onClose }: AnswerDialogProps) {
  const { bid, market } = question;
  const t = useTranslations("bids.counter");
  const override = useTranslations("bids.override");
  const format = useFormat();
  const failureText = useFailureText();
  const { currencyCode } = bid.amount;
  // Filled in once: another price of the carrier changes nothing of what was typed.
  const [first] = useState(() => firstCounter(bid, market));
  const [confirmed, setConfirmed] = useState<number>();
  const carrier = bid.carrier.displayName;
  const counter = useMutation({
    ...bidMutations.counter,
    onSuccess: (_answer, { amount: { amount: sent } }) =>
      toast.success(t("done", { carrier, amount: format.money({ amount: sent, currencyCode }) })),
  });
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/bidding/schema/bid")).CounterBidRequest,
    defaultValues: { amount: "amount" in first ? amountText(first.amount) : "", overrideReason: "" },
    toRequest: ({ amount, overrideReason }: CounterValues) => ({
      bidId: bid.id,
      amount: { amount: minorUnitsToSend(amount), currencyCode },
      ...overrideOf(overrideReason),
    }),
    fieldOf: { "amount.amount": "amount" },
    onSubmit: async (request) => {
      const { amount } = request.amount;
      if (refusalOfCounter(amount, bid)) return;
      if (doubtsAbout(amount, bid).length > 0 && confirmed !== amount) return setConfirmed(amount);
      await counter.mutateAsync(request);
      onClose();
    },
  });
  const cents = centsOf(useWatch({ control: form.control, name: "amount" }));
  const isAskedAgain = cents !== undefined && confirmed === cents && doubtsAbout(cents, bid).length > 0;
  const shown = cents === undefined ? "…" : format.money({ amount: cents, currencyCode });
  return (
    <FormDialog
      form={form}
      messages={{ "amount.amount": t("invalid"), overrideReason: override("missing") }}
      title={t("title", { amount: format.money(bid.amount) })}
      description={t("text", { carrier })}
      submit={{
        label: t(isAskedAgain ? "confirmAnyway" : "confirm", { amount: shown }),
        variant: isAskedAgain ? "danger" : lacksSomething(bid) ? "default" : "primary",
      }}
      failureText={failureText}
      onClose={onClose}
    >
      <ChangedPrice question={question} askedFirst={askedFirst} />
      <AmountField question={question} askedFirst={askedFirst} first={first} isAskedAgain={isAskedAgain} />
      <Misses misses={bid.meaning?.misses} />
      <OverrideReason bid={bid} />
    </FormDialog>
  );
}

type AmountFieldProps = Pick<AnswerDialogProps, "question" | "askedFirst"> & {
  first: CounterDraft;
  isAskedAgain: boolean;
};

/** The amount, and how it stands to all that is known. */
function AmountField({ question: { bid, market }, askedFirst, first, isAskedAgain }: AmountFieldProps) {
  const t = useTranslations("bids.counter");
  const format = useFormat();
  const { value, onChange, onBlur, attach, problem, control } = useField("amount", true);
  const { currencyCode } = bid.amount;
  const ceiling = ceilingOf(bid);
  const cents = centsOf(String(value));
  const amount = cents === undefined ? undefined : { amount: cents, currencyCode };
  const refusal = cents === undefined ? undefined : refusalOfCounter(cents, bid);
  const doubts = cents === undefined ? [] : doubtsAbout(cents, bid);
  // Advice on the price before is none on that of now, and to accept who lacks something is never advised.
  const isAdvice = "amount" in first || !(isOtherPrice(bid.amount, askedFirst) || lacksSomething(bid));
  // Every amount is far below while its first digits are typed.
  const shownDoubts = doubts.filter(({ doubt }) => isAskedAgain || doubt !== "farBelow");
  return (
    <div>
      <Field name="amount" label={t("amount", { currency: currencyCode })} problem={problem}>
        <Input
          {...control}
          ref={attach}
          data-initial-focus
          inputMode="decimal"
          autoComplete="off"
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
          onFocus={({ target }) => target.select()}
          // A key kept down does not confirm the second question.
          onKeyDown={(event) => event.repeat && event.key === "Enter" && event.preventDefault()}
        />
      </Field>
      <div id={hintId(control.id)} className="mt-1.5 grid gap-1 text-ink-3 text-xs">
        {isAdvice && <Source first={first} asked={askedFirst} />}
        <p>
          {ceiling ? t("ceiling", { amount: format.money(ceiling) }) : t("noCeiling", { currency: currencyCode })}
          {ceiling && amount && (
            <>
              {" · "}
              <VersusMaxBuy amount={amount} maxBuy={ceiling} />
            </>
          )}
        </p>
        <ComparedPrice bid={bid} />
        {amount && <MarketPosition amount={offerToCompare(bid, amount)} market={market} />}
        <Objections refusal={refusal} doubts={shownDoubts} asked={bid.amount} />
      </div>
    </div>
  );
}
