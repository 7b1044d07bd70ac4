"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { classNames } from "@/components/ui/class-names";
import { zoneOfPlace } from "@/lib/i18n/create-format";
import { useFormat } from "@/lib/i18n/format";
import type { Notification } from "@/lib/notifications/schema/notification";
import { shortPlace } from "@/lib/places/rules/place-name";

/** A bid that waits is answered among the load's bids. */
const hrefOf = ({ loadId, kind }: Notification) =>
  `/loads/${encodeURIComponent(loadId)}${kind === "BID_SUBMITTED" || kind === "COUNTER_REJECTED" ? "?tab=bids" : ""}`;

/** What happened, in one line. */
function useSentence() {
  const t = useTranslations("notifications.bell.what");
  const format = useFormat();
  return ({ kind, facts }: Notification) => {
    const { carrierName = t("aCarrier"), counterAmount, by } = facts;
    if (kind === "BID_SUBMITTED") return t("bid", { carrier: carrierName });
    if (kind === "COUNTER_ACCEPTED") return t("counterAccepted", { carrier: carrierName });
    if (kind === "COUNTER_REJECTED")
      return counterAmount
        ? t("counterRejected", { carrier: carrierName, amount: format.money(counterAmount) })
        : t("anyCounterRejected", { carrier: carrierName });
    if (kind === "PICKUP_UNCOVERED") return t("uncovered");
    const name = by ? by.name : t("aRule");
    return facts.carrierName ? t("booked", { name, carrier: facts.carrierName }) : t("bookedAlone", { name });
  };
}

const Lane = ({ facts }: Pick<Notification, "facts">) => {
  const t = useTranslations("notifications.bell");
  return (
    <>
      {shortPlace(facts.originPlace) ?? "—"}
      <span aria-hidden className="px-1 text-ink-3">
        →
      </span>
      <span className="sr-only"> {t("to")} </span>
      {shortPlace(facts.destinationPlace) ?? "—"}
    </>
  );
};

/** One thing that happened: what, for which load, how much and how long ago. Opening it opens the load. */
export function NotificationRow({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const t = useTranslations("notifications.bell");
  const sentence = useSentence();
  const format = useFormat();
  const { kind, facts, at, readAt } = item;
  const isUnread = readAt === null;
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        href={hrefOf(item)}
        prefetch={false}
        data-notification={item.id}
        onClick={(event) => {
          // In a new tab it is opened as well; the list stays for the next one.
          if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onOpen();
        }}
        className="-outline-offset-2 grid grid-cols-[0.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2 gap-y-0.5 px-3 py-2.5 hover:bg-sunken"
      >
        <span aria-hidden className={classNames("size-1.5 self-center rounded-full", isUnread && "bg-accent")} />
        <span className={classNames("wrap-anywhere", isUnread ? "font-medium" : "text-ink-2")}>
          {isUnread && <span className="sr-only">{t("isUnread")} </span>}
          {sentence(item)}
        </span>
        <span className="whitespace-nowrap text-right text-ink-3 text-xs">
          <RelativeTime at={at} />
        </span>
        <span className="wrap-anywhere col-start-2 text-xs">
          <Lane facts={facts} />
        </span>
        {facts.amount && (
          <span className="whitespace-nowrap text-right text-xs tabular-nums">{format.money(facts.amount)}</span>
        )}
        <span className="wrap-anywhere col-span-2 col-start-2 text-ink-3 text-xs">
          <span className="font-mono text-ink-2">{facts.externalDisplayId}</span>
          {kind === "PICKUP_UNCOVERED" && facts.pickupAt && (
            <span className="before:content-['_·_']">
              {t("pickup", { time: format.dateTime(facts.pickupAt, zoneOfPlace(facts.pickupTimezone)) })}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
