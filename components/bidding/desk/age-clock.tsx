"use client";

import { useNow, useTranslations } from "next-intl";
import { type DeskBid, waitsSince } from "@/components/bidding/desk/desk-bids";
import { goalMinutes } from "@/lib/bidding/schema/bid-values";
import { useFormat } from "@/lib/i18n/format";

type ClockLevel = "fresh" | "amber" | "red";

const minute = 60_000;

/** How long since, and how that stands to the goal: amber from half of it on, red beyond it. */
export function clockAt(since: string, now: Date) {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / minute));
  const level: ClockLevel = minutes >= goalMinutes ? "red" : minutes >= goalMinutes / 2 ? "amber" : "fresh";
  return { minutes, level };
}

type Span = { unit: "minutes" | "hours" | "days"; counts: Record<string, number> };

/** A span in the unit people say it in. */
export function spanOf(minutes: number): Span {
  if (minutes < 60) return { unit: "minutes", counts: { count: minutes } };
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return { unit: "hours", counts: { hours, minutes: minutes % 60 } };
  return { unit: "days", counts: { count: Math.floor(hours / 24) } };
}

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
        <span className={level === "fresh" ? "sr-only" : "whitespace-nowrap text-xs"} suppressHydrationWarning>
          {t(level)}
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
