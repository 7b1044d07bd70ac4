import { goalMinutes } from "@/lib/bidding/schema/bid-values";

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
