"use client";

import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { BidStatusBadge } from "@/components/bidding/desk/bid-badges";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import { useEventTexts } from "@/components/bidding/desk/event-texts";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Dialog } from "@/components/ui/dialog";
import { useFormat } from "@/lib/i18n/format";

/** Who brought the bid to where it stands, and what that is, in a sentence. */
function useAnsweredText() {
  const t = useTranslations("bids.answered");
  const actor = useTranslations("loadEditor.actor");
  const format = useFormat();
  const { userId } = useSession();
  const { reason } = useEventTexts();
  return ({ status, answeredBy, carrier, amount, counter, reason: why }: DeskBid) => {
    const name = answeredBy ? actor(answeredBy.type, { name: answeredBy.name }) : t("somebody");
    const who = answeredBy?.id === userId ? t("you") : name;
    const figures = { amount: format.money(amount), counter: format.money(counter?.amount ?? amount) };
    const byCarrier = answeredBy?.type === "carrier" && status === "ACCEPTED" ? "ACCEPTED_BY_CARRIER" : status;
    const sentence = t(byCarrier, { who, carrier: carrier.displayName, ...figures });
    return status === "CLOSED" && why && why.code !== "another_bid_accepted" ? `${sentence} ${reason(why)}.` : sentence;
  };
}

/** Takes the place of a question that somebody else has answered: who, and how. */
export function AnsweredDialog({ bid, onClose }: { bid: DeskBid; onClose: () => void }) {
  const t = useTranslations("bids.answered");
  const text = useAnsweredText()(bid);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      footer={
        <>
          {bid.status === "ACCEPTED" && (
            <ButtonLink href={`/loads/${bid.loadId}`} prefetch={false}>
              {t("openLoad")}
            </ButtonLink>
          )}
          <Button variant="primary" data-initial-focus onClick={onClose}>
            {t("close")}
          </Button>
        </>
      }
    >
      <div role="status" className="flex flex-wrap items-center gap-2">
        <BidStatusBadge status={bid.status} />
        <p className="wrap-anywhere">{text}</p>
      </div>
      <p className="mt-2 text-ink-3">{t("nothingSent")}</p>
    </Dialog>
  );
}
