"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { AnswerDialogProps } from "@/components/bidding/desk/answer-dialog";
import { EligibilityBadge } from "@/components/bidding/desk/bid-badges";
import { MarketPosition, VersusMaxBuy } from "@/components/bidding/desk/price-standing";
import { useFailureText } from "@/components/bidding/desk/use-failure-text";
import { useEligibilitySentence } from "@/components/carriers/use-eligibility-sentence";
import { useMissLabel } from "@/components/carriers/use-miss-label";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { bidMutations } from "@/lib/bidding/queries/bids";
import type { BidResponse } from "@/lib/bidding/schema/bid";
import { CallError } from "@/lib/browser/api";
import { useFormat } from "@/lib/i18n/format";

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-2 border-line border-t py-2 first:border-t-0">
    <dt className="text-ink-3">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

// A refusal by the amount carries the bid as it is, in the form of the operation's answer.
const hasBid = (current: unknown): current is BidResponse =>
  typeof current === "object" && current !== null && "bid" in current;

/** What the bid asks for by now, where that is why it was not accepted. */
const amountNow = (error: Error | null) =>
  error instanceof CallError && hasBid(error.current) ? error.current.bid.amount : undefined;

/** Asks once before a bid is accepted: the rate against max buy, and what is known of the carrier. */
export function AcceptDialog({ question: { bid, market }, onClose }: AnswerDialogProps) {
  const t = useTranslations("bids.accept");
  const group = useTranslations("bids.group");
  const format = useFormat();
  const eligibilityText = useTranslations("bids.verdict");
  const sentence = useEligibilitySentence();
  const missLabel = useMissLabel();
  const failureText = useFailureText();
  // What is accepted is what is read here, whatever the bid asks for by now.
  const [price, setPrice] = useState(bid.amount);
  const [carrier, load, amount] = [bid.carrier.displayName, bid.load.externalDisplayId, format.money(price)];
  const accept = useMutation({
    ...bidMutations.accept,
    onSuccess: ({ bid: accepted }) =>
      toast.success(t("done", { load, carrier, amount: format.money(accepted.amount) })),
  });
  const maxBuy = bid.loadFacts?.maxBuy;
  const misses = bid.meaning?.misses.map(missLabel).join(" · ");
  const onConfirm = () =>
    accept.mutate(
      { bidId: bid.id, ifAmount: price },
      { onSuccess: onClose, onError: (error) => setPrice(amountNow(error) ?? price) },
    );
  return (
    <ConfirmDialog
      title={t("title", { amount })}
      description={t("text", { carrier, load })}
      confirm={{ label: t("confirm", { amount }), hasInitialFocus: true, onConfirm }}
      action={{ isPending: accept.isPending, error: amountNow(accept.error) ? null : accept.error, text: failureText }}
      onClose={onClose}
    >
      {price !== bid.amount && (
        <p role="alert" className="mb-3 rounded-md bg-warn-soft px-3 py-2 text-warn">
          {t("newAmount", { amount, before: format.money(bid.amount) })}
        </p>
      )}
      <dl>
        <Fact name={t("rate")}>
          <span className="font-medium">{amount}</span>
        </Fact>
        <Fact name={t("maxBuy")}>
          {maxBuy ? format.money(maxBuy) : group("unset")}
          <span className="block text-xs">
            <VersusMaxBuy amount={price} maxBuy={maxBuy} />
          </span>
        </Fact>
        {market?.state === "known" && (
          <Fact name={t("market")}>
            <MarketPosition amount={price} market={market} />
          </Fact>
        )}
        <Fact name={t("carrier")}>
          <span className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 truncate font-medium">{carrier}</span>
            <EligibilityBadge meaning={bid.meaning} />
          </span>
          {bid.meaning && <span className="block text-ink-3 text-xs">{sentence(bid.meaning)}</span>}
          {misses && <span className="block text-warn text-xs">{eligibilityText("misses", { list: misses })}</span>}
        </Fact>
      </dl>
    </ConfirmDialog>
  );
}
