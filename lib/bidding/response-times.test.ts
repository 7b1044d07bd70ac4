import { expect, test } from "vitest";
import { acceptBid } from "@/lib/bidding/accept-bid";
import { endPosting } from "@/lib/bidding/end-posting";
import { counterBid, rejectBid, rejectCounter, revokeBid } from "@/lib/bidding/negotiate-bid";
import { reportResponseTimes } from "@/lib/bidding/report-response-times";
import type { Context } from "@/lib/server/context";
import { aPosting, usd } from "@/lib/testing/a-posting";

const start = new Date("2026-11-20T23:30:00Z");
const after = (ctx: Context, minutes: number): Context => ({
  ...ctx,
  now: new Date(start.getTime() + minutes * 60_000),
});

test("a bid waits from each move of its carrier until a person answers; what a rule answers is not counted", async () => {
  const instantResponse = { rejectAbove: { amount: usd(5000) } };
  const { broker, board, posting, aCarrier } = await aPosting({ posting: { instantResponse } });
  const [one, two, three, four] = [await aCarrier(), await aCarrier(), await aCarrier(), await aCarrier()];
  const { id: bidId } = await one.bid(usd(1900), after(board, 0));
  await counterBid(after(broker, 10), { bidId, amount: usd(1800) });
  await rejectCounter(after(board, 40), { bidId });
  await rejectBid(after(broker, 130), { bidId });
  const { id: withdrawn } = await two.bid(usd(1900), after(board, 0));
  await revokeBid(after(board, 5), { bidId: withdrawn });
  await three.bid(usd(1900), after(board, 20));
  await four.bid(usd(9000), after(board, 21));
  await endPosting(after(broker, 200), { postingId: posting.id });

  const report = await reportResponseTimes(after(broker, 300), {});
  const person = { type: "user", id: expect.any(String), name: "Ada Admin" };
  expect(report).toEqual({
    goalMinutes: 60,
    answered: 2,
    withinGoal: 1,
    unanswered: 1,
    overdue: 1,
    p50Minutes: 50,
    p90Minutes: 82,
    byDay: [
      { day: "2026-11-20", answered: 1, withinGoal: 1, overdue: 1, p50Minutes: 10 },
      { day: "2026-11-21", answered: 1, withinGoal: 0, overdue: 0, p50Minutes: 90 },
    ],
    byPerson: [{ person, answered: 2, withinGoal: 1, p50Minutes: 50 }],
  });
  expect(await reportResponseTimes(after(broker, 300), { to: start.toISOString() })).toMatchObject({ answered: 0 });
});

test("days are those of the time zone that is asked for, and each that a load may have is known to the database", async () => {
  const { broker, board, aCarrier } = await aPosting();
  const { bid } = await aCarrier();
  const { id: bidId } = await bid(usd(1900), after(board, 40));
  await rejectBid(after(broker, 50), { bidId });
  const dayIn = async (timezone?: string) => {
    const { byDay } = await reportResponseTimes(after(broker, 60), { ...(timezone && { timezone }) });
    return byDay.map(({ day }) => day);
  };
  expect([await dayIn(), await dayIn("America/Chicago")]).toEqual([["2026-11-21"], ["2026-11-20"]]);
  const names = [...Intl.supportedValuesOf("timeZone"), "US/Central", "Etc/GMT+6", "CST6CDT", "EST", "utc"];
  const known = await broker.db.$queryRaw<{ name: string }[]>`SELECT lower("name") AS "name" FROM pg_timezone_names`;
  const lower = new Set(known.map(({ name }) => name));
  expect(names.filter((name) => !lower.has(name.toLowerCase()))).toEqual([]);
});

test("a bid that nobody has answered is overdue once it has waited longer than the goal", async () => {
  const { broker, board, aCarrier } = await aPosting();
  await (await aCarrier()).bid(usd(1900), after(board, 0));
  const overdueAfter = async (minutes: number) => {
    const { unanswered, overdue } = await reportResponseTimes(after(broker, minutes), {});
    return [unanswered, overdue];
  };
  expect([await overdueAfter(60), await overdueAfter(61)]).toEqual([
    [1, 0],
    [1, 1],
  ]);
});

test("a bid that lost to another one was not left unanswered", async () => {
  const { broker, board, aCarrier } = await aPosting();
  const [winner, loser] = [await aCarrier(), await aCarrier()];
  const { id: bidId } = await winner.bid(usd(1900), after(board, 0));
  await loser.bid(usd(2000), after(board, 1));
  await acceptBid(after(broker, 30), { bidId });
  const { answered, unanswered } = await reportResponseTimes(after(broker, 60), {});
  expect([answered, unanswered]).toEqual([1, 0]);
});
