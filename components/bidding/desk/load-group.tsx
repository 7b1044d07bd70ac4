"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { BidRow } from "@/components/bidding/desk/bid-row";
import type { BidGroup } from "@/components/bidding/desk/desk-bids";
import type { Market } from "@/components/bidding/desk/market";
import { useBidsView } from "@/components/bidding/desk/use-bids-view";
import { LoadStatusBadge } from "@/components/loads/list/load-status-badge";
import { useFormat } from "@/lib/i18n/format";

type LoadGroupProps = { group: BidGroup; market: Market | undefined; current: string | null };

function GroupMoney({ group: { facts } }: Pick<LoadGroupProps, "group">) {
  const t = useTranslations("bids.group");
  const format = useFormat();
  if (!facts) return null;
  const { maxBuy, targetRate } = facts;
  return (
    <dl className="flex flex-wrap gap-x-3 text-xs">
      <div className="flex gap-1">
        <dt className="text-ink-3">{t("maxBuy")}</dt>
        <dd className={maxBuy ? "font-medium" : "text-ink-3"}>{maxBuy ? format.money(maxBuy) : t("unset")}</dd>
      </div>
      <div className="flex gap-1">
        <dt className="text-ink-3">{t("target")}</dt>
        <dd className={targetRate ? "font-medium" : "text-ink-3"}>
          {targetRate ? format.money(targetRate) : t("unset")}
        </dd>
      </div>
    </dl>
  );
}

/** A load with its bids, the best first. */
export function LoadGroup({ group, market, current }: LoadGroupProps) {
  const t = useTranslations("bids");
  const format = useFormat();
  const { hrefOf, open } = useBidsView();
  const { load, facts, bids } = group;
  return (
    <section aria-labelledby={`load-${load.id}`} className="border-line border-b">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-0.5 bg-sunken px-5 py-2 max-sm:px-4">
        <h2 id={`load-${load.id}`} className="flex min-w-0 items-center gap-2">
          <Link
            href={`/loads/${load.id}`}
            prefetch={false}
            title={t("openLoad")}
            className="truncate rounded-sm font-medium font-mono text-[0.78125rem] hover:underline"
          >
            {load.externalDisplayId}
          </Link>
          {facts && facts.status !== "AVAILABLE" && <LoadStatusBadge status={facts.status} />}
        </h2>
        {facts && (
          <p className="min-w-0 truncate max-sm:basis-full">
            {facts.originPlace ?? "—"}
            <span className="px-1.5 text-ink-3">
              <span aria-hidden>→</span>
              <span className="sr-only">{t("to")}</span>
            </span>
            {facts.destinationPlace ?? "—"}
            <span className="text-ink-3 text-xs">
              {" "}
              · {facts.pickupAt ? format.dateTime(facts.pickupAt, facts.pickupTimezone) : t("noPickup")}
            </span>
          </p>
        )}
        <div className="ml-auto max-sm:ml-0">
          <GroupMoney group={group} />
        </div>
      </header>
      <ul>
        {bids.map((bid) => (
          <BidRow
            key={bid.id}
            bid={bid}
            market={market}
            link={{ href: hrefOf({ bid: bid.id }), isCurrent: bid.id === current, onOpen: () => open(bid.id) }}
          />
        ))}
      </ul>
    </section>
  );
}
