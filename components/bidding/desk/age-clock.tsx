"use client";

import { useNow, useTranslations } from "next-intl";
import { clockAt, spanOf } from "@/components/bidding/desk/clock";
import { type DeskBid, waitsSince } from "@/components/bidding/desk/desk-bids";
import { goalMinutes } from "@/lib/bidding/schema/bid-values";
import { useFormat } from "@/lib/i18n/format";

const inks = { fresh: "text-ink-2", amber: "font-medium text-warn", red: "font-medium text-bad" };

function useSpanLabel() {
  const t = useTranslations("bids.clock");
  return (minutes: number) => {
    const { unit, counts } = spanOf(minutes);
    return t(unit, counts);
  };
}

/** How long a bid has waited for an answer, in a colour and a word; of a countered one how long the carrier has had. */
export function AgeClock({ bid }: { bid: DeskBid }) {
  const t = useTranslations("bids.clock");
  const format = useFormat();
  const span = useSpanLabel();
  const now = useNow({ updateInterval: 15_000 });
  const since = waitsSince(bid);
  if (since) {
    const { minutes, level } = clockAt(since, now);
    return (
      <span
        title={t("waitsForYou", { time: format.dateTime(since), goal: goalMinutes })}
        className={inks[level]}
        suppressHydrationWarning
      >
        {/* Each of them may be another one by the time the page comes to life. */}
        <span className="whitespace-nowrap" suppressHydrationWarning>
          {span(minutes)}
        </span>{" "}
        <span
          className={level === "fresh" ? "sr-only" : "whitespace-nowrap text-xs before:content-['·_']"}
          suppressHydrationWarning
        >
          {t(level, { goal: goalMinutes })}
        </span>
      </span>
    );
  }
  if (bid.status !== "COUNTERED" || !bid.counter) return null;
  const { minutes } = clockAt(bid.counter.at, now);
  return (
    <span
      title={t("waitsForCarrierTitle", { time: format.dateTime(bid.counter.at) })}
      className="whitespace-nowrap text-ink-3 text-xs"
      suppressHydrationWarning
    >
      {t("waitsForCarrier", { age: span(minutes) })}
    </span>
  );
}
