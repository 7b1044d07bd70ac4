"use client";

import { useNow, useTranslations } from "next-intl";
import { clockAt, spanOf } from "@/components/bidding/desk/clock";
import type { AttentionItem } from "@/lib/attention/schema/attention";
import { goalMinutes } from "@/lib/bidding/schema/bid-values";
import { useFormat } from "@/lib/i18n/format";

const inks = { calm: "text-ink-2", soon: "font-medium text-warn", grave: "font-semibold text-bad" };
type Level = keyof typeof inks;

const levels = { fresh: "calm", amber: "soon", red: "grave" } as const;
const minute = 60_000;
// A truck has to be found and sent there.
const [urgentMinutes, soonMinutes] = [6 * 60, 24 * 60];

/** "1 h 24 min"; from ten hours on without the minutes. */
export function useSpan() {
  const t = useTranslations("today.clock");
  return (minutes: number) => {
    const { unit, counts } = spanOf(minutes);
    const { hours } = counts;
    return unit === "hours" && hours && hours >= 10 ? t("hoursOnly", { count: hours }) : t(unit, counts);
  };
}

export type Clocked = Pick<AttentionItem, "kind" | "clock">;

/** What a clock says; `word` says in words what its colour does. */
type Reading = { text: string; level: Level; word: string; title: string };

function useReading({ kind, clock }: Clocked, now: Date): Reading {
  const t = useTranslations("today.clock");
  const format = useFormat();
  const span = useSpan();
  const time = format.dateTime(clock.at);
  if (clock.type === "UNTIL") {
    const minutes = Math.floor((Date.parse(clock.at) - now.getTime()) / minute);
    const level = minutes < urgentMinutes ? "grave" : minutes < soonMinutes ? "soon" : "calm";
    const text = t(minutes < 0 ? "overdue" : "due", { span: span(Math.abs(minutes)) });
    const word = t(minutes < 0 ? "late" : level === "grave" ? "urgent" : "soon");
    return { text, level, word, title: t("pickupTitle", { time }) };
  }
  const { minutes, level } = clockAt(clock.at, now);
  const text = span(minutes);
  const goal = goalMinutes;
  const word = t(level === "red" ? "goal" : "soon", { goal });
  if (kind === "BID") return { text, level: levels[level], word, title: t("bidTitle", { time, goal }) };
  return { text, level: "calm", word, title: t(kind === "COUNTER" ? "counterTitle" : "sinceTitle", { time }) };
}

/** How urgent an item is: how long it has waited, or how long there is until the pickup; in a colour and a word. */
export function ItemClock({ item }: { item: Clocked }) {
  const now = useNow({ updateInterval: 15_000 });
  const { text, level, word, title } = useReading(item, now);
  return (
    // Server and browser look at their clocks at different moments.
    <p title={title} className={inks[level]} suppressHydrationWarning>
      <span className="whitespace-nowrap tabular-nums" suppressHydrationWarning>
        {text}
      </span>
      {/* There also without a word: one that only one of them has would have the page drawn anew. */}
      <span className="block font-normal text-xs" suppressHydrationWarning>
        {level === "calm" ? "" : word}
      </span>
    </p>
  );
}
