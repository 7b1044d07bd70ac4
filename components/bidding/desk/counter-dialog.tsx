"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { AnswerDialogProps } from "@/components/bidding/desk/answer-dialog";
import { betterBidThan } from "@/components/bidding/desk/better-bid";
import { ChangedPrice, isOtherPrice } from "@/components/bidding/desk/changed-price";
import { ComparedPrice } from "@/components/bidding/desk/compared-price";
import { type CounterDraft, farBelow, firstCounter, refusalOfCounter } from "@/components/bidding/desk/counter-draft";
import { Refused, Source } from "@/components/bidding/desk/counter-notes";
import { MarketPosition } from "@/components/bidding/desk/market-position";
import { lacksSomething, OverrideReason, overrideOf } from "@/components/bidding/desk/override-reason";
import { groundOfCounter } from "@/components/bidding/desk/price-ground";
import { useBidsOfLoad } from "@/components/bidding/desk/use-bids-of-load";
import { useFailureText } from "@/components/bidding/desk/use-failure-text";
import { Misses } from "@/components/carriers/misses";
import { useExchange } from "@/components/exchange-rates/exchange-context";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { Field } from "@/components/form/field";
import { FormDialog } from "@/components/form/form-dialog";
import { hintId, useField } from "@/components/form/use-field";
import { MarginAt } from "@/components/loads/price/margin";
import { PerMile } from "@/components/loads/price/per-mile";
import { VersusMaxBuy } from "@/components/loads/price/price-standing";
import { PriceWarnings } from "@/components/loads/price/price-warnings";
import { Input } from "@/components/ui/controls";
import { toast } from "@/components/ui/toast";
import { bidMutations } from "@/lib/bidding/queries/bids";
import { offerToCompare } from "@/lib/bidding/rules/compared-price";
import { useFormat } from "@/lib/i18n/format";
import { isGrave, type PriceGround, warningsAbout } from "@/lib/loads/rules/weigh-price";
import { centsOf, minorUnitsToSend } from "@/lib/vocabulary/number-text";

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
  const exchange = useExchange();
  const ground = groundOfCounter(bid, market, exchange);
  const rival = betterBidThan(bid, useBidsOfLoad(bid.loadId))?.bid.amount ?? question.rival;
  const [first] = useState(() => firstCounter(bid, { market, rival }, exchange));
  const [confirmed, setConfirmed] = useState<number>();
  const carrier = bid.carrier.displayName;
  const isDoubtful = (amount: number) =>
    farBelow(amount, bid) !== undefined || warningsAbout({ currencyCode, amount }, ground).some(isGrave);
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
      if (isDoubtful(amount) && confirmed !== amount) return setConfirmed(amount);
      await counter.mutateAsync(request);
      onClose();
    },
  });
  const cents = centsOf(useWatch({ control: form.control, name: "amount" }));
  const isAskedAgain = cents !== undefined && confirmed === cents && isDoubtful(cents);
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
      <AmountField
        question={question}
        askedFirst={askedFirst}
        first={first}
        ground={ground}
        isAskedAgain={isAskedAgain}
      />
      <Misses misses={bid.meaning?.misses} />
      <OverrideReason bid={bid} />
    </FormDialog>
  );
}

type AmountFieldProps = Pick<AnswerDialogProps, "question" | "askedFirst"> & {
  first: CounterDraft;
  ground: PriceGround;
  isAskedAgain: boolean;
};

/** The amount, and how it stands to all that is known. */
function AmountField({ question: { bid, market }, askedFirst, first, ground, isAskedAgain }: AmountFieldProps) {
  const t = useTranslations("bids.counter");
  const format = useFormat();
  const { value, onChange, onBlur, attach, problem, control } = useField("amount", true);
  const { currencyCode } = bid.amount;
  const ceiling = ground.maxBuy;
  const cents = centsOf(String(value));
  const amount = cents === undefined ? undefined : { amount: cents, currencyCode };
  const refusal = cents === undefined ? undefined : refusalOfCounter(cents, bid);
  const warnings = amount && !refusal ? warningsAbout(amount, ground) : [];
  // Why an amount is proposed is said of that one alone. Advice on the price before is none on that of now, and to
  // accept who lacks something is never advised.
  const isAdvice =
    "amount" in first ? cents === first.amount : !(isOtherPrice(bid.amount, askedFirst) || lacksSomething(bid));
  // Every amount is far below while its first digits are typed.
  const isFarBelow = isAskedAgain && cents !== undefined && farBelow(cents, bid) !== undefined;
  const offered = amount && offerToCompare(bid, amount);
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
        {offered && (
          <p className="flex flex-wrap gap-x-3">
            <MarginAt cost={offered} sell={bid.loadFacts?.sellPrice} />
            <PerMile price={offered} miles={bid.loadFacts?.miles} />
            <MarketPosition amount={offered} market={market} />
          </p>
        )}
        {refusal && <Refused refusal={refusal} asked={bid.amount} />}
        {isFarBelow && (
          <p role="alert" className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
            {t("farBelow", { asked: format.money(bid.amount) })}
          </p>
        )}
        <PriceWarnings warnings={warnings} question={isAskedAgain ? t("again") : undefined} />
      </div>
    </div>
  );
}
