"use client";

import { useTranslations } from "next-intl";
import { isAlertOn, playAlert } from "@/components/bidding/desk/alert-choices";
import { bidEventOf, textNameOf } from "@/components/bidding/desk/bid-events";
import type { BidEvent } from "@/lib/bidding/schema/bid-event";
import { useLiveEvents } from "@/lib/browser/live-events";
import { useFormat } from "@/lib/i18n/format";

// What a carrier did; a broker's own answers need no alert.
const alerting: readonly string[] = ["bid.submitted", "bid.counter_accepted", "bid.counter_rejected"];

/** Only one tab of the browser rings for an event. */
const inOneTab = (name: string, run: () => void) => {
  if (!("locks" in navigator)) return run();
  const runIfFirst = async (lock: Lock | null) => {
    if (!lock) return;
    run();
    await new Promise((resolve) => setTimeout(resolve, 3000));
  };
  void navigator.locks.request(name, { ifAvailable: true }, runIfFirst);
};

/** Sound and desktop notification for what carriers do, where the reader has chosen them. On every page. */
export function BidAlerts() {
  const t = useTranslations("bids.notification");
  const format = useFormat();
  const notify = ({ id, type, data }: BidEvent) => {
    const { carrier, bid, load } = data;
    const text = t(textNameOf(type), {
      carrier: carrier.displayName,
      amount: format.money(bid.amount),
      load: load.externalDisplayId,
    });
    const notification = new Notification(text, { tag: id });
    notification.onclick = () => {
      window.focus();
      location.assign(`/bids?bid=${encodeURIComponent(bid.id)}`);
    };
  };
  useLiveEvents({
    onEvent: (live) => {
      const event = bidEventOf(live);
      if (!alerting.includes(event.type)) return;
      if (isAlertOn("sound")) inOneTab(`sound for ${event.id}`, playAlert);
      const mayNotify = isAlertOn("notification") && document.hidden && Notification.permission === "granted";
      if (mayNotify) inOneTab(`notification of ${event.id}`, () => notify(event));
    },
  });
  return null;
}
