"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { BetterBidNote, useAcceptKeys } from "@/components/bidding/desk/accept-warnings";
import type { AnswerDialogProps } from "@/components/bidding/desk/answer-dialog";
import { betterBidThan, otherCurrencies } from "@/components/bidding/desk/better-bid";
import { useBidAnswers } from "@/components/bidding/desk/bid-answers";
import { EligibilityBadge } from "@/components/bidding/desk/bid-badges";
import { ChangedPrice, isOtherPrice } from "@/components/bidding/desk/changed-price";
import { ComparedPrice } from "@/components/bidding/desk/compared-price";
import { MarketPosition } from "@/components/bidding/desk/market-position";
import { OverrideReason, overrideOf } from "@/components/bidding/desk/override-reason";
import { groundOf } from "@/components/bidding/desk/price-ground";
import { useBidsOfLoad } from "@/components/bidding/desk/use-bids-of-load";
import { useFailureText } from "@/components/bidding/desk/use-failure-text";
import { Misses } from "@/components/carriers/misses";
import { useEligibilitySentence } from "@/components/carriers/use-eligibility-sentence";
import { useMissTexts } from "@/components/carriers/use-miss-texts";
import { useExchange } from "@/components/exchange-rates/exchange-context";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { MarginAt } from "@/components/loads/price/margin";
import { PerMile } from "@/components/loads/price/per-mile";
import { VersusMaxBuy } from "@/components/loads/price/price-standing";
import { PriceWarnings } from "@/components/loads/price/price-warnings";
import { toast } from "@/components/ui/toast";
import { bidMutations } from "@/lib/bidding/queries/bids";
import { priceToCompare } from "@/lib/bidding/rules/compared-price";
import type { BidResponse } from "@/lib/bidding/schema/bid";
import { useFormat } from "@/lib/i18n/format";
import { isGrave, warningsAboutBid } from "@/lib/loads/rules/weigh-price";
import type { Money } from "@/lib/vocabulary/money";

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-2 border-line border-t py-2 first:border-t-0">
    <dt className="text-ink-3">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

// A refusal by the amount carries the bid as it is, in the form of the operation's answer.
const hasBid = (current: unknown): current is BidResponse =>
  typeof current === "object" && current !== null && "bid" in current;

const fetchAcceptRequest = async () => (await import("@/lib/bidding/schema/bid")).AcceptBidRequest;

/**
 * What the broker accepts: the price as it is read here. It is asked about once more where it loses money or is over max
 * buy, and where it changed while the question stood: a key that was pressed for the price before must not accept another.
 */
function useAcceptance({ question: { bid, market }, askedFirst, onRefused, onClose }: AnswerDialogProps) {
  const t = useTranslations("bids.accept");
  const format = useFormat();
  const { amount: price } = bid;
  const [confirmed, setConfirmed] = useState<Money>();
  const [carrier, load] = [bid.carrier.displayName, bid.load.externalDisplayId];
  const accept = useMutation({
    ...bidMutations.accept,
    onSuccess: ({ bid: accepted }) =>
      toast.success(t("done", { load, carrier, amount: format.money(accepted.amount) })),
  });
  const exchange = useExchange();
  const warnings = warningsAboutBid(priceToCompare(bid), groundOf(bid.loadFacts, market, exchange));
  const isDoubtful = warnings.some(isGrave) || isOtherPrice(price, askedFirst);
  const isAskedAgain = isDoubtful && confirmed !== undefined && !isOtherPrice(confirmed, price);
  const form = useEndpointForm({
    schema: fetchAcceptRequest,
    defaultValues: { overrideReason: "" },
    toRequest: ({ overrideReason }) => ({ bidId: bid.id, ifAmount: price, ...overrideOf(overrideReason) }),
    onSubmit: (request) => accept.mutateAsync(request).then(onClose),
    onConflict: (current) => hasBid(current) && onRefused(current.bid),
  });
  // Not within the submission, which disables the button: it would lose the focus, and the second Enter would be lost.
  const submit: typeof form.submit = async (event) => {
    if (!isDoubtful || isAskedAgain) return form.submit(event);
    event?.preventDefault();
    setConfirmed(price);
  };
  return { price, warnings, isAskedAgain, form: { ...form, submit } };
}

/** Asks before a bid is accepted: whether another would do for less, the rate against max buy, and the carrier. */
export function AcceptDialog(props: AnswerDialogProps) {
  const { question, askedFirst, onClose } = props;
  const { bid, market } = question;
  const t = useTranslations("bids.accept");
  const override = useTranslations("bids.override");
  const format = useFormat();
  const failureText = useFailureText();
  const { ask } = useBidAnswers();
  const { price, warnings, isAskedAgain, form } = useAcceptance(props);
  const others = useBidsOfLoad(bid.loadId);
  const better = betterBidThan(bid, others);
  const currencies = otherCurrencies(bid, others);
  const takeBetter = better && (() => ask("accept", better.bid, { market }));
  useAcceptKeys(takeBetter);
  const amount = format.money(price);
  const { lacks, unknown } = useMissTexts()(bid.meaning?.misses);
  const miss = (lacks ?? unknown)?.clause;
  const confirm = miss ? t("confirmBut", { amount, miss }) : t("confirm", { amount });
  return (
    <FormDialog
      form={form}
      messages={{ overrideReason: override("missing") }}
      title={t("title", { amount })}
      description={t("text", { carrier: bid.carrier.displayName, load: bid.load.externalDisplayId })}
      submit={{
        label: isAskedAgain ? t("confirmAnyway", { amount }) : confirm,
        variant: isAskedAgain ? "danger" : lacks ? "default" : "primary",
        hasInitialFocus: lacks === undefined,
      }}
      failureText={failureText}
      onClose={onClose}
    >
      <ChangedPrice question={question} askedFirst={askedFirst} />
      {better && takeBetter && <BetterBidNote better={better} onTake={takeBetter} />}
      <PriceWarnings warnings={warnings} question={isAskedAgain && warnings.some(isGrave) ? t("again") : undefined} />
      {currencies.length > 0 && (
        <p className="text-ink-2 text-xs">{t("otherCurrencies", { list: currencies.join(", ") })}</p>
      )}
      <Facts question={question} />
      <OverrideReason bid={bid} hasInitialFocus={lacks !== undefined} />
    </FormDialog>
  );
}

/** What the price is compared with, and what is known of the carrier. */
function Facts({ question: { bid, market } }: Pick<AnswerDialogProps, "question">) {
  const t = useTranslations("bids.accept");
  const group = useTranslations("bids.group");
  const prices = useTranslations("loadPrice");
  const format = useFormat();
  const sentence = useEligibilitySentence();
  const { amount: price, loadFacts: { maxBuy, sellPrice, miles } = {} } = bid;
  const toCompare = priceToCompare(bid);
  return (
    <dl>
      <Fact name={t("rate")}>
        <span className="font-medium">{format.money(price)}</span>
        <span className="flex">
          <ComparedPrice bid={bid} />
        </span>
        <span className="block text-xs">
          <PerMile price={toCompare} miles={miles} />
        </span>
      </Fact>
      {sellPrice && (
        <Fact name={prices("sell")}>
          {format.money(sellPrice)}
          <span className="block text-xs">
            <MarginAt cost={toCompare} sell={sellPrice} />
          </span>
        </Fact>
      )}
      <Fact name={t("maxBuy")}>
        {maxBuy ? format.money(maxBuy) : group("unset")}
        <span className="block text-xs">
          <VersusMaxBuy amount={toCompare} maxBuy={maxBuy} />
        </span>
      </Fact>
      {market?.state === "known" && (
        <Fact name={t("market")}>
          <MarketPosition amount={toCompare} market={market} />
        </Fact>
      )}
      <Fact name={t("carrier")}>
        <span className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 truncate font-medium">{bid.carrier.displayName}</span>
          <EligibilityBadge meaning={bid.meaning} />
        </span>
        {bid.meaning && <span className="block text-ink-3 text-xs">{sentence(bid.meaning)}</span>}
        <Misses misses={bid.meaning?.misses} />
      </Fact>
    </dl>
  );
}
