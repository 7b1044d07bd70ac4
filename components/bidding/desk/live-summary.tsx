"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { bidEventOf } from "@/components/bidding/desk/bid-event-of";
import { wordOf } from "@/components/bidding/desk/bids-view";
import type { BidEventType } from "@/lib/bidding/schema/event";
import { useLiveEvents } from "@/lib/browser/live-events";

const everyMs = 10_000;

/** Tells a screen reader every ten seconds what has happened meanwhile, in one sentence, and nothing in between. */
export function LiveSummary() {
  const t = useTranslations("bids.live");
  const gathered = useRef(new Map<BidEventType, number>());
  const [told, setTold] = useState<readonly [BidEventType, number][]>([]);
  useLiveEvents({
    onEvent: (event) => {
      const { type } = bidEventOf(event);
      gathered.current.set(type, (gathered.current.get(type) ?? 0) + 1);
    },
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const counts = [...gathered.current];
      gathered.current.clear();
      setTold((before) => (before.length === 0 && counts.length === 0 ? before : counts));
    }, everyMs);
    return () => clearInterval(timer);
  }, []);
  const parts = told.map(([type, count]) => t(`counts.${wordOf(type)}`, { count })).join(", ");
  return (
    <p aria-live="polite" className="sr-only">
      {parts && t("summary", { parts })}
    </p>
  );
}
