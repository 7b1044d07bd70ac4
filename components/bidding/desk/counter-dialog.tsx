"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
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
import { useEndpointForm } from "@/components/form/endpoint-form";
import { Field } from "@/components/form/field";
import { FormDialog } from "@/components/form/form-dialog";
import { hintId, useField } from "@/components/form/use-field";
import { Input } from "@/components/ui/controls";
import { toast } from "@/components/ui/toast";
import { bidMutations } from "@/lib/bidding/queries/bids";
import { useFormat } from "@/lib/i18n/format";
import type { Money } from "@/lib/vocabulary/money";
import { centsOf, minorUnitsToSend } from "@/lib/vocabulary/number-text";

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

type CounterValues = { amount: string };

/**
 * A counter: filled in from the market's median or the load's target, compared with max buy and the bid. A doubtful
 * one needs a confirmation.
 */
export function CounterDialog({ question, onClose }: AnswerDialogProps) {
  const { bid, market } = question;
  const t = useTranslations("bids.counter");
  const format = useFormat();
  const failureText = useFailureText();
  const { currencyCode } = bid.amount;
  const first = firstCounter(bid, market);
  const [confirmed, setConfirmed] = useState<number>();
  const carrier = bid.carrier.displayName;
  const counter = useMutation({
    ...bidMutations.counter,
    onSuccess: (_answer, { amount: { amount: sent } }) =>
      toast.success(t("done", { carrier, amount: format.money({ amount: sent, currencyCode }) })),
  });
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/bidding/schema/bid")).CounterBidRequest,
    defaultValues: { amount: first.amount === undefined ? "" : (first.amount / 100).toFixed(2) },
    toRequest: ({ amount }: CounterValues) => ({
      bidId: bid.id,
      amount: { amount: minorUnitsToSend(amount), currencyCode },
    }),
    fieldOf: { "amount.amount": "amount" },
    onSubmit: async (request) => {
      const { amount } = request.amount;
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
      messages={{ "amount.amount": t("invalid") }}
      title={t("title", { amount: format.money(bid.amount) })}
      description={t("text", { carrier })}
      submit={{
        label: t(isAskedAgain ? "confirmAnyway" : "confirm", { amount: shown }),
        variant: isAskedAgain ? "danger" : "primary",
      }}
      failureText={failureText}
      onClose={onClose}
    >
      <AmountField question={question} source={first.source} isAskedAgain={isAskedAgain} />
    </FormDialog>
  );
}

type AmountFieldProps = Pick<AnswerDialogProps, "question"> & {
  source: CounterDraft["source"];
  isAskedAgain: boolean;
};

/** The amount, and how it stands to all that is known. */
function AmountField({ question: { bid, market }, source, isAskedAgain }: AmountFieldProps) {
  const t = useTranslations("bids.counter");
  const format = useFormat();
  const { value, onChange, onBlur, attach, problem, control } = useField("amount", true);
  const { currencyCode } = bid.amount;
  const ceiling = ceilingOf(bid);
  const cents = centsOf(String(value));
  const amount = cents === undefined ? undefined : { amount: cents, currencyCode };
  const doubts = amount ? doubtsAbout(amount.amount, bid) : [];
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
        <p>{t(`from.${source}`)}</p>
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
    </div>
  );
}
