"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { AnswerDialogProps } from "@/components/bids/answer-dialog";
import { VerdictBadge } from "@/components/bids/bid-badges";
import { ConfirmDialog } from "@/components/bids/confirm-dialog";
import { MarketPosition } from "@/components/bids/market-position";
import { VersusMaxBuy } from "@/components/bids/versus-max-buy";
import { useMeaning } from "@/components/carriers/use-meaning";
import { useMissWords } from "@/components/load-editor/use-miss-words";
import { toast } from "@/components/ui/toast";
import { useFormat } from "@/lib/i18n/format";
import { bidMutations } from "@/lib/postings/queries/bids";

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-2 border-line border-t py-2 first:border-t-0">
    <dt className="text-ink-3">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

/** Asks once before a bid is accepted: the rate against max buy, and what is known of the carrier. */
export function AcceptDialog({ question: { bid, market }, onClose }: AnswerDialogProps) {
  const t = useTranslations("bids.accept");
  const group = useTranslations("bids.group");
  const format = useFormat();
  const verdict = useTranslations("bids.verdict");
  const sentence = useMeaning();
  const missWords = useMissWords();
  const accept = useMutation(bidMutations.accept(useQueryClient()));
  const [carrier, load, amount] = [bid.carrier.displayName, bid.load.externalDisplayId, format.money(bid.amount)];
  const maxBuy = bid.loadFacts?.maxBuy;
  const misses = bid.meaning?.misses.map(missWords).join(" · ");
  const onConfirm = () =>
    accept.mutate(
      { bidId: bid.id },
      {
        onSuccess: () => {
          toast.success(t("done", { load, carrier, amount }));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t("title", { amount })}
      text={t("text", { carrier, load })}
      confirm={{ label: t("confirm", { amount }), onConfirm }}
      sending={accept}
      onClose={onClose}
    >
      <dl>
        <Fact name={t("rate")}>
          <span className="font-medium">{amount}</span>
        </Fact>
        <Fact name={t("maxBuy")}>
          {maxBuy ? format.money(maxBuy) : group("unset")}
          <span className="block text-xs">
            <VersusMaxBuy amount={bid.amount} maxBuy={maxBuy} />
          </span>
        </Fact>
        {market?.state === "known" && (
          <Fact name={t("market")}>
            <MarketPosition amount={bid.amount} market={market} />
          </Fact>
        )}
        <Fact name={t("carrier")}>
          <span className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 truncate font-medium">{carrier}</span>
            <VerdictBadge meaning={bid.meaning} />
          </span>
          {bid.meaning && <span className="block text-ink-3 text-xs">{sentence(bid.meaning)}</span>}
          {misses && <span className="block text-warn text-xs">{verdict("misses", { list: misses })}</span>}
        </Fact>
      </dl>
    </ConfirmDialog>
  );
}
