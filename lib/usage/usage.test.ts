import { describe, expect, test } from "vitest";
import type { Context } from "@/lib/server/context";
import { aKeyOf, aMeteredCall } from "@/lib/testing/a-metered-call";
import { aSignedInUser } from "@/lib/testing/a-signed-in-user";
import { anOrganization } from "@/lib/testing/an-organization";
import { routeOf, send } from "@/lib/testing/send";
import { listUsage } from "@/lib/usage/list-usage";
import { saveUsageBudget } from "@/lib/usage/save-usage-budget";
import { summarizeUsage } from "@/lib/usage/summarize-usage";

const { POST: saveBudget } = routeOf("/usage/budget/save");
const { POST: list } = routeOf("/usage/statement");
const { POST: summarize } = routeOf("/usage/summary");

const at = (ctx: Context, now: string): Context => ({ ...ctx, now: new Date(now) });

describe("a summary", () => {
  test("has a line for every day asked for, in UTC, those without a call included", async () => {
    const { ctx } = await anOrganization();
    await aMeteredCall(ctx, { at: "2026-02-27T23:59:59.999Z", data: 2, errors: 1 });
    await aMeteredCall(ctx, { at: "2026-03-01T00:00:00.000Z" });
    const { byDay, totals } = await summarizeUsage(ctx, { from: "2026-02-27", to: "2026-03-01" });
    expect(byDay).toEqual([
      { day: "2026-02-27", calls: 1, items: 3, billableItems: 2, replays: 0 },
      { day: "2026-02-28", calls: 0, items: 0, billableItems: 0, replays: 0 },
      { day: "2026-03-01", calls: 1, items: 1, billableItems: 1, replays: 0 },
    ]);
    expect(totals).toEqual({ calls: 2, items: 4, billableItems: 3, replays: 0 });
  });

  test("is of this month up to today unless days are asked for", async () => {
    const { ctx } = await anOrganization();
    const { from, to, byDay } = await summarizeUsage(at(ctx, "2026-11-20T12:00:00Z"), {});
    expect([from, to, byDay.length]).toEqual(["2026-11-01", "2026-11-20", 20]);
  });

  test("names keys, users and operations by their newest name, those with the most billable items first", async () => {
    const { ctx } = await anOrganization();
    const [old, night] = [aKeyOf("TMS"), aKeyOf("Night run")];
    const renamed = { ...old, name: "TMS production" };
    await aMeteredCall(ctx, { at: "2026-11-01T10:00:00Z", actor: old });
    await aMeteredCall(ctx, { at: "2026-11-02T10:00:00Z", actor: night, data: 2 });
    await aMeteredCall(ctx, { at: "2026-11-03T09:00:00Z", actor: renamed, data: 3 });
    await aMeteredCall(ctx, { at: "2026-11-03T10:00:00Z", errors: 1, operationId: "priceLanes" });
    const summary = await summarizeUsage(ctx, { from: "2026-11-01", to: "2026-11-03" });
    expect(summary.byKey.map(({ author, billableItems }) => [author.name, billableItems])).toEqual([
      ["TMS production", 4],
      ["Night run", 2],
    ]);
    expect(summary.byUser).toMatchObject([{ author: { type: "user", name: "Ada Admin" }, items: 2 }]);
    expect(summary.byOperation.map(({ operationId, calls }) => [operationId, calls])).toEqual([
      ["lookUpRateHistory", 3],
      ["priceLanes", 1],
    ]);
  });

  test("gives the running month and its projection at the pace of the last 28 days", async () => {
    const { ctx } = await anOrganization();
    const now = at(ctx, "2026-11-21T00:00:00Z");
    await aMeteredCall(ctx, { at: "2026-01-01T00:00:00Z", data: 60 });
    await aMeteredCall(ctx, { at: "2026-10-30T00:00:00Z", data: 16 });
    await aMeteredCall(ctx, { at: "2026-11-10T00:00:00Z", data: 40, errors: 3 });
    const { month } = await summarizeUsage(now, { from: "2026-01-01", to: "2026-01-31" });
    expect(month).toEqual({ month: "2026-11", calls: 1, items: 43, billableItems: 40, forecast: 60 });
  });

  test.each([
    [{ from: "2026-11-20", to: "2026-11-19" }, "invalid_range"],
    [{ from: "2025-11-19", to: "2026-11-20" }, "invalid_range"],
    [{ from: "2999-01-01" }, "invalid_range"],
  ])("of %o is refused", async (days, code) => {
    const { anApiKey } = await anOrganization();
    const answer = await send(summarize, { "api-key": await anApiKey(["usage:read"]) }, days);
    expect(answer).toMatchObject({ status: 422, json: { issues: [{ path: "from", code }] } });
  });
});

describe("the call log", () => {
  test("is paged newest first and without gap where many calls came at one moment", async () => {
    const { ctx } = await anOrganization();
    const moment = "2026-11-20T09:30:00.123Z";
    const made = await Promise.all(Array.from({ length: 7 }, () => aMeteredCall(ctx, { at: moment })));
    const days = { from: "2026-11-20", to: "2026-11-20" };
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listUsage(ctx, { ...days, limit: 3, cursor });
      read.push(...page.items.map(({ requestId }) => requestId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(read).toEqual(made.toSorted().reverse());
  });

  test("is narrowed to a key and an operation", async () => {
    const { ctx } = await anOrganization();
    const key = aKeyOf("TMS");
    await aMeteredCall(ctx, { at: "2026-11-20T09:00:00Z" });
    const wanted = await aMeteredCall(ctx, { at: "2026-11-20T09:01:00Z", actor: key });
    await aMeteredCall(ctx, { at: "2026-11-20T09:02:00Z", actor: key, operationId: "priceLanes" });
    const filter = { actorId: key.id, operationId: "lookUpRateHistory", from: "2026-11-20", to: "2026-11-20" };
    const { items } = await listUsage(ctx, filter);
    expect(items.map(({ requestId }) => requestId)).toEqual([wanted]);
  });

  test("and all totals are of the own organization alone", async () => {
    const [own, other] = [await anOrganization(), await anOrganization()];
    await aMeteredCall(other.ctx, { at: new Date().toISOString(), data: 9 });
    const headers = { "api-key": await own.anApiKey(["usage:read"]) };
    const summary = (await send(summarize, headers)).json;
    expect([summary.totals.calls, summary.month.calls, summary.byUser]).toEqual([0, 0, []]);
    expect((await send(list, headers)).json).toEqual({ items: [], nextCursor: null });
  });
});

describe("a budget", () => {
  const now = "2026-11-20T12:00:00Z";
  const stateAfter = async (billable: number) => {
    const { ctx } = await anOrganization();
    await aMeteredCall(ctx, { at: "2026-11-02T00:00:00Z", data: billable, errors: 50 });
    await aMeteredCall(ctx, { at: "2026-10-31T23:59:59Z", data: 64 });
    const budget = { billableItemsMax: 10, alertPercent: 80 };
    return (await saveUsageBudget(at(ctx, now), { budget })).budget?.state;
  };

  test("alerts from its percentage on, and is over above all of it; last month does not count", async () => {
    expect([await stateAfter(7), await stateAfter(8), await stateAfter(10), await stateAfter(11)]).toEqual([
      "OK",
      "ALERT",
      "ALERT",
      "OVER",
    ]);
  });

  test("is set and taken away by an admin, and seen by all", async () => {
    const { headers } = await aSignedInUser("ADMIN");
    expect((await send(summarize, headers)).json.budget).toBe(undefined);
    const budget = { billableItemsMax: 500, alertPercent: 75 };
    await send(saveBudget, headers, { budget });
    expect((await send(summarize, headers)).json.budget).toMatchObject({
      ...budget,
      state: "OK",
      savedBy: { name: "Ana" },
    });
    expect((await send(saveBudget, headers, { budget: null })).json).toEqual({});
    expect((await send(summarize, headers)).json.budget).toBe(undefined);
  });

  test("is not for a broker, a viewer or a key to set", async () => {
    const budget = { billableItemsMax: 500, alertPercent: 75 };
    const callers = [
      (await aSignedInUser("BROKER")).headers,
      (await aSignedInUser("VIEWER")).headers,
      { "api-key": await (await anOrganization()).anApiKey() },
    ];
    for (const headers of callers) expect((await send(saveBudget, headers, { budget })).status).toBe(403);
  });

  test("that is passed refuses no call", async () => {
    const { ctx } = await anOrganization();
    await saveUsageBudget(ctx, { budget: { billableItemsMax: 1, alertPercent: 100 } });
    for (const data of [1, 1, 1]) await aMeteredCall(ctx, { at: ctx.now.toISOString(), data });
    const { month, budget } = await summarizeUsage(ctx, {});
    expect([month.billableItems, budget?.state]).toEqual([3, "OVER"]);
  });
});
