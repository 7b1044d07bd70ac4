"use client";

import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { CounteredBid } from "@/components/bidding/offer/countered-bid";
import type { OfferState } from "@/components/bidding/offer/offer-state";
import { SentBid } from "@/components/bidding/offer/sent-bid";
import { useMoves } from "@/components/bidding/offer/use-moves";
import { classNames } from "@/components/ui/class-names";
import { Skeleton } from "@/components/ui/skeleton";
import { whenFetched } from "@/components/ui/when-fetched";
import type { Bid } from "@/lib/bidding/schema/bid";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";
import { useFormat } from "@/lib/i18n/format";

const PriceForm = whenFetched(
  () => import("@/components/bidding/offer/price-form").then((module) => module.PriceForm),
  <Skeleton className="h-40" />,
);

/** Fetches the form while the offer itself is on its way: most links are opened to bid. */
export const preparePriceForm = () => void PriceForm.fetch().catch(() => undefined);

type BidCardProps = { token: string; offer: GetOfferResponse; state: OfferState };

const edges: Record<OfferState["is"], string> = {
  open: "border-line-strong",
  sent: "border-line-strong",
  countered: "border-accent",
  accepted: "border-good",
  over: "border-line",
};

function Content({ token, offer, state }: BidCardProps) {
  const moves = useMoves(token);
  switch (state.is) {
    case "open":
      return (
        <PriceForm
          key={`${state.last?.id} ${state.last?.status}`}
          token={token}
          offer={offer}
          last={state.last}
          moves={moves}
        />
      );
    case "sent":
      return <SentBid token={token} offer={offer} bid={state.bid} moves={moves} />;
    case "countered":
      return <CounteredBid offer={offer} bid={state.bid} moves={moves} />;
    case "accepted":
      return <AcceptedBid offer={offer} bid={state.bid} />;
    default:
      return <OverCard offer={offer} last={state.last} />;
  }
}

/** What this carrier's bid has come to, and everything that can be done about it now. */
export function BidCard({ token, offer, state }: BidCardProps) {
  return (
    <section
      aria-labelledby="bid-card"
      className={classNames("grid gap-3 rounded-lg border bg-surface p-4", edges[state.is])}
    >
      <Content token={token} offer={offer} state={state} />
    </section>
  );
}

/** Why there is nothing to bid on any more. */
function OverCard({ offer, last }: { offer: GetOfferResponse; last: Bid | undefined }) {
  const t = useTranslations("offers.over");
  const format = useFormat();
  const { organizationName: organization, posting } = offer;
  const code = last?.status === "CLOSED" ? last.reason?.code : posting.endReason;
  const reason = code && t.has(`reasons.${code}`) ? code : "other";
  return (
    <>
      <h2 id="bid-card" className="font-semibold text-lg">
        {t("title")}
      </h2>
      <p>{t(`reasons.${reason}`, { organization })}</p>
      {last?.status === "CLOSED" && <p className="text-ink-2">{t("lost", { amount: format.money(last.amount) })}</p>}
      <p className="text-ink-2">{t("thanks")}</p>
    </>
  );
}

/** The load is this carrier's, at which price. */
function AcceptedBid({ offer: { organizationName: organization }, bid }: { offer: GetOfferResponse; bid: Bid }) {
  const t = useTranslations("offers.accepted");
  const format = useFormat();
  const { amount, updatedAt } = bid;
  return (
    <>
      <h2 id="bid-card" className="flex items-center gap-2 font-semibold text-good text-lg">
        <CircleCheck aria-hidden />
        {t("title")}
      </h2>
      <p className="font-semibold text-xl tabular-nums">{format.money(amount)}</p>
      <p className="text-ink-2">{t("text", { organization })}</p>
      <p className="text-ink-3 text-xs">{t.rich("when", { time: () => <RelativeTime at={updatedAt} /> })}</p>
    </>
  );
}
