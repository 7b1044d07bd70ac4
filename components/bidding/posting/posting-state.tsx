"use client";

import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { Badge } from "@/components/ui/badge";
import type { Posting } from "@/lib/bidding/schema/posting";
import { useFormat } from "@/lib/i18n/format";

/** Since when and until when a load is offered, to how many, and what came of it. */
export function PostingState({ posting }: { posting: Posting }) {
  const t = useTranslations("postings.card");
  const format = useFormat();
  const { status, openedAt, openedBy, expiresAt, offers, bidCount, openBidCount, bestBid, instantResponse } = posting;
  const isOpen = status === "OPEN";
  const working = offers.filter(({ revokedAt }) => !revokedAt);
  const looked = working.filter(({ viewedAt, answeredAt }) => viewedAt || answeredAt).length;
  const answered = offers.filter(({ answeredAt }) => answeredAt).length;
  const isSettled = bidCount > openBidCount;
  const bids = [
    t("bids", { count: bidCount }),
    isOpen && isSettled && t("openBids", { count: openBidCount }),
    bestBid && t("best", { amount: format.money(bestBid) }),
  ];
  const hasRule = instantResponse?.rejectAbove ?? instantResponse?.acceptAtOrBelow;
  return (
    <div className="grid gap-0.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <Badge tone={isOpen ? "good" : "mute"} title={status}>
          {t(isOpen ? "open" : "ended")}
        </Badge>
        {isOpen && (
          <span className="text-ink-2 text-xs">
            {expiresAt ? t("until", { moment: format.dateTime(expiresAt) }) : t("untilEnded")}
          </span>
        )}
      </p>
      {!isOpen && <Ending posting={posting} />}
      <p className="font-medium tabular-nums">{bids.filter(Boolean).join(" · ")}</p>
      {isOpen && (
        <p className="text-ink-2 text-xs">
          {t("sent", { count: working.length })}
          {offers.length > 0 && `, ${t("looked", { count: looked })}, ${t("answeredCount", { count: answered })}`}
        </p>
      )}
      <p className="text-ink-3 text-xs">
        {t.rich("opened", { name: openedBy.name, time: () => <RelativeTime at={openedAt} /> })}
        {instantResponse && ` · ${t(hasRule ? "ownRule" : "noRule")}`}
      </p>
    </div>
  );
}

function Ending({ posting: { endedAt, endReason } }: { posting: Posting }) {
  const t = useTranslations("postings.card");
  const vocabulary = useTranslations("bids.reason");
  if (!endedAt || !endReason) return null;
  return (
    <p className="text-ink-2 text-xs" title={endReason}>
      {t.rich("endedWhy", { reason: vocabulary(endReason), time: () => <RelativeTime at={endedAt} /> })}
    </p>
  );
}
