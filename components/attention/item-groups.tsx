"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { BidItem } from "@/components/attention/bid-item";
import { itemColumns } from "@/components/attention/item-frame";
import { OverwrittenItem, UncoveredItem, UnscheduledItem } from "@/components/attention/load-items";
import { ReviewItem } from "@/components/attention/review-item";
import { WebhookItem } from "@/components/attention/webhook-item";
import { useMarkets } from "@/components/bidding/desk/market";
import type { AttentionItem, AttentionKind } from "@/lib/attention/schema/attention";
import {
  type AttentionGroup,
  attentionCountMax,
  attentionGroups,
  groupOfKind,
} from "@/lib/attention/schema/attention-values";
import type { ListAttentionResponse } from "@/lib/attention/schema/requests";

type MarketOf = ReturnType<typeof useMarkets>;

/** An item, as its kind is shown. */
function Item({ item, marketOf }: { item: AttentionItem; marketOf: MarketOf }) {
  switch (item.kind) {
    case "BID":
    case "COUNTER":
      return <BidItem item={item} market={marketOf(item.bid.loadId)} />;
    case "UNCOVERED":
      return <UncoveredItem item={item} />;
    case "UNSCHEDULED":
      return <UnscheduledItem item={item} />;
    case "OVERWRITTEN_EDIT":
      return <OverwrittenItem item={item} />;
    case "CARRIER_REVIEW":
      return <ReviewItem item={item} />;
    case "WEBHOOK":
      return <WebhookItem item={item} />;
  }
}

/** Where all of a kind are seen, of which only the first are listed here. */
const pagesOf: Partial<Record<AttentionKind, string>> = {
  BID: "/bids",
  COUNTER: "/bids",
  UNCOVERED: "/loads?carrier=uncovered&sort=pickupAt",
  UNSCHEDULED: "/loads?sort=-pickupAt",
  CARRIER_REVIEW: "/carriers",
};

type Counted = { items: readonly AttentionItem[]; kinds: ListAttentionResponse["kinds"] };

/** That there are more of a kind than are listed, and where. */
function Rest({ items, kinds }: Counted) {
  const t = useTranslations("today");
  const rest = kinds.flatMap(({ kind, count, isMuted }) => {
    const shown = items.filter((item) => item.kind === kind).length;
    const href = pagesOf[kind];
    return shown > 0 && count > shown && !isMuted && href ? [{ kind, shown, count, href }] : [];
  });
  return rest.map(({ kind, shown, count, href }) => (
    <p key={kind} className="col-span-full flex flex-wrap gap-x-2 px-1 py-0.5 text-ink-3 text-xs">
      {t(`kinds.${kind}`)}: {t(count < attentionCountMax ? "more" : "manyMore", { shown, count })}
      <Link prefetch={false} href={href} className="link underline">
        {t("showAll")}
      </Link>
    </p>
  ));
}

const inColumns = "col-span-full grid grid-cols-subgrid";

type GroupProps = Counted & { group: AttentionGroup; isFirst: boolean; marketOf: MarketOf };

function Group({ group, items, kinds, isFirst, marketOf }: GroupProps) {
  const t = useTranslations("today");
  return (
    <section aria-label={t(`groups.${group}`)} className={`${inColumns} gap-y-1.5`}>
      <h2 className="col-span-full flex items-baseline gap-2 px-1 text-ink-3 text-xs">
        {t(`groups.${group}`)}
        <span className="tabular-nums">{items.length}</span>
        {isFirst && <span className="ml-auto">{t("sortedByClock")}</span>}
      </h2>
      <ul className={`${inColumns} gap-y-1.5`}>
        {items.map((item) => (
          <Item key={item.key} item={item} marketOf={marketOf} />
        ))}
      </ul>
      <Rest items={items} kinds={kinds} />
    </section>
  );
}

/** What waits, in its parts: to answer, to cover, to decide, and what waits for carriers. */
export function ItemGroups({ items, kinds }: Counted) {
  const bids = items.flatMap((item) => ("bid" in item ? [item.bid] : []));
  const marketOf = useMarkets(
    bids.map(({ loadId, loadFacts: facts, amount }) => ({ loadId, facts, currencyCode: amount.currencyCode })),
  );
  const groups = attentionGroups.flatMap((group) => {
    const own = items.filter(({ kind }) => groupOfKind[kind] === group);
    return own.length > 0 ? [{ group, items: own }] : [];
  });
  return (
    <div className={`${itemColumns} gap-y-4`}>
      {groups.map(({ group, items: own }, at) => (
        <Group key={group} group={group} items={own} kinds={kinds} isFirst={at === 0} marketOf={marketOf} />
      ))}
    </div>
  );
}
