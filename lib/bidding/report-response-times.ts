import type { BidResponseTimesRequest, BidResponseTimesResponse } from "@/lib/bidding/schema/bid-event";
import { goalMinutes } from "@/lib/bidding/schema/bid-values";
import { type Answers, readAnswers } from "@/lib/bidding/store/response-times";
import type { Context } from "@/lib/server/context";
import { responseTimeDays } from "@/lib/vocabulary/limits.values";

const day = 86_400_000;
const round = (minutes: number) => Math.round(minutes * 10) / 10;

const countsOf = ({ answered, withinGoal, p50Minutes }: Answers) => ({
  answered,
  withinGoal,
  ...(p50Minutes !== null && { p50Minutes: round(p50Minutes) }),
});

/** How fast bids were answered between two times, by day and by person. */
export async function reportResponseTimes(
  ctx: Context,
  { from, to, timezone = "UTC" }: BidResponseTimesRequest,
): Promise<BidResponseTimesResponse> {
  const until = to === undefined ? ctx.now : new Date(to);
  const since = from === undefined ? new Date(until.getTime() - responseTimeDays * day) : new Date(from);
  const rows = await readAnswers(ctx, { from: since, to: until, timezone });
  const all = rows.find((row) => row.of === "ALL");
  const byDay = rows.flatMap((row) =>
    row.day === null ? [] : [{ day: row.day, overdue: row.overdue, ...countsOf(row) }],
  );
  const byPerson = rows.flatMap((row) => (row.person === null ? [] : [{ person: row.person, ...countsOf(row) }]));
  return {
    goalMinutes,
    ...(all ? countsOf(all) : { answered: 0, withinGoal: 0 }),
    unanswered: all?.unanswered ?? 0,
    overdue: all?.overdue ?? 0,
    ...(all && all.p90Minutes !== null && { p90Minutes: round(all.p90Minutes) }),
    byDay: byDay.sort((one, other) => one.day.localeCompare(other.day)),
    byPerson: byPerson.sort((one, other) => other.answered - one.answered),
  };
}
