"use client";

import { MessageSquarePlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useWatch } from "react-hook-form";
import {
  type PriceValues,
  priceOf,
  priceText,
  useKeptPrice,
  usualCurrency,
} from "@/components/bidding/offer/price-draft";
import { PriceField } from "@/components/bidding/offer/price-field";
import { MoveNote, type Moves } from "@/components/bidding/offer/use-moves";
import { Form, useEndpointForm } from "@/components/form/endpoint-form";
import { TextAreaField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import type { Bid } from "@/lib/bidding/schema/bid";
import { reasonMessages } from "@/lib/bidding/schema/bid-values";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";
import { useFormat } from "@/lib/i18n/format";
import { noteTextMax } from "@/lib/vocabulary/limits.values";
import { minorUnitsToSend } from "@/lib/vocabulary/number-text";

const fetchRequests = () => import("@/lib/bidding/schema/bid");

const moneyToSend = ({ amount: { amount, currencyCode } }: Pick<PriceValues, "amount">) => ({
  amount: minorUnitsToSend(amount),
  currencyCode,
});

type PriceFormProps = { token: string; offer: GetOfferResponse; last: Bid | undefined; moves: Moves };

/** A bid before it is sent; a reload keeps what is typed. */
export function PriceForm({ token, offer, last, moves }: PriceFormProps) {
  const t = useTranslations("offers.price");
  const format = useFormat();
  const { posting, load, organizationName: organization } = offer;
  const { atFirst, keep, forget } = useKeptPrice(token, `${last?.id} ${last?.status}`);
  const form = useEndpointForm({
    schema: async () => (await fetchRequests()).SubmitBidRequest,
    defaultValues: {
      amount: {
        amount: atFirst?.text ?? (last ? priceText(last.amount) : ""),
        currencyCode: atFirst?.currencyCode ?? last?.amount.currencyCode ?? usualCurrency(load),
      },
      note: atFirst?.note ?? "",
    },
    reValidateMode: "onSubmit",
    toRequest: (values: PriceValues) => ({ postingId: posting.id, amount: moneyToSend(values), note: values.note }),
    onSubmit: (request) => moves.send({ what: "submit", request }).then(forget),
  });
  const [amount, note] = useWatch({ control: form.control, name: ["amount", "note"] });
  const { amount: text, currencyCode } = amount;
  const price = priceOf({ amount });
  const isSending = form.isSubmitting || moves.isPending;
  const keepTyped = useEffectEvent(keep);
  useEffect(() => void keepTyped({ text, currencyCode, note }), [text, currencyCode, note]);
  return (
    <Form form={form} messages={{ "amount.amount": t("wrong") }} className="grid gap-3">
      <h2 id="bid-card" className="sr-only">
        {t("title")}
      </h2>
      {last && last.status !== "CLOSED" && <Last organization={organization} bid={last} />}
      <PriceField label={t("title")} miles={load.miles} />
      <Note organization={organization} isWritten={note !== ""} />
      <MoveNote problem={moves.problem} organization={organization} />
      <Button type="submit" variant="primary" disabled={isSending || !price} className="h-12! text-lg">
        {isSending ? t("sending") : price ? t("sendAmount", { amount: format.money(price) }) : t("send")}
      </Button>
    </Form>
  );
}

/** Why there is no bid any more, where there was one. */
function Last({ organization, bid }: { organization: string; bid: Bid }) {
  const t = useTranslations("offers.last");
  const format = useFormat();
  const outcome = bid.status === "REVOKED" ? "withdrawn" : bid.isRejectedByRule ? "byRule" : "refused";
  const { code, message: words } = bid.reason ?? {};
  return (
    <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">
      {t(outcome, { organization, amount: format.money(bid.amount) })}
      {code === "broker" && words && words !== reasonMessages.broker && (
        <span className="wrap-anywhere block pt-1 text-ink-2">{t("words", { words })}</span>
      )}
    </p>
  );
}

function Note({ organization, isWritten }: { organization: string; isWritten: boolean }) {
  const t = useTranslations("offers.price");
  const [opened, setOpened] = useState<"before" | "now" | undefined>(isWritten ? "before" : undefined);
  if (!opened)
    return (
      <Button
        variant="ghost"
        icon={<MessageSquarePlus aria-hidden />}
        className="-ml-3 justify-self-start"
        onClick={() => setOpened("now")}
      >
        {t("addNote")}
      </Button>
    );
  return (
    <TextAreaField
      name="note"
      label={t("note", { organization })}
      hint={t("noteHint")}
      autoFocus={opened === "now"}
      maxLength={noteTextMax}
    />
  );
}

type CounterPriceFormProps = { offer: GetOfferResponse; bid: Bid; moves: Moves; onBack: () => void };

/** A counter turned down with another price, in the currency of the bid. */
export function CounterPriceForm({ offer, bid, moves, onBack }: CounterPriceFormProps) {
  const t = useTranslations("offers.counter");
  const price = useTranslations("offers.price");
  const format = useFormat();
  const form = useEndpointForm({
    schema: async () => (await fetchRequests()).RejectCounterRequest,
    defaultValues: { amount: { amount: "", currencyCode: bid.amount.currencyCode } },
    reValidateMode: "onSubmit",
    toRequest: (values: Pick<PriceValues, "amount">) => ({ bidId: bid.id, amount: moneyToSend(values) }),
    onSubmit: (request) => moves.send({ what: "rejectCounter", request }),
  });
  const money = priceOf({ amount: useWatch({ control: form.control, name: "amount" }) });
  const isSending = form.isSubmitting || moves.isPending;
  return (
    <Form form={form} messages={{ "amount.amount": price("wrong") }} className="grid gap-3">
      <PriceField label={t("newPrice")} miles={offer.load.miles} hasFixedCurrency />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
        <Button onClick={onBack} className="h-12!">
          {t("back")}
        </Button>
        <Button type="submit" variant="primary" disabled={isSending || !money} className="h-12! text-lg">
          {isSending ? price("sending") : money ? t("sendNew", { amount: format.money(money) }) : t("sendNewEmpty")}
        </Button>
      </div>
    </Form>
  );
}
