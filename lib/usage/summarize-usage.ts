import { dayOf } from "@/lib/core/day-of";
import type { Context } from "@/lib/server/context";
import { askedDays, firstOfMonth, monthOf, startOf } from "@/lib/usage/rules/days";
import { budgetStateOf, forecastOf } from "@/lib/usage/rules/forecast";
import { summarize } from "@/lib/usage/rules/totals";
import type { MonthUsage, UsageBudget, UsageSummary, UsageSummaryRequest } from "@/lib/usage/schema";
import { readBudget, sumByShare, sumSince } from "@/lib/usage/store/totals";
import { forecastDays } from "@/lib/vocabulary/limits.values";

/** What was used on the days asked for, the running month, and the budget. Days and months are those of UTC. */
export async function summarizeUsage(ctx: Context, request: UsageSummaryRequest): Promise<UsageSummary> {
  const { from, to, start, until } = askedDays(ctx.now, request);
  const shares = await sumByShare(ctx, start, until);
  const month = await summarizeMonth(ctx);
  const budget = await readBudgetState(ctx, month.billableItems);
  return { from, to, ...summarize(shares, { from, to }), month, ...(budget && { budget }) };
}

async function summarizeMonth(ctx: Context): Promise<MonthUsage> {
  const today = dayOf(ctx.now);
  const { first, ...month } = await sumSince(ctx, startOf(firstOfMonth(today)));
  const recent = await sumSince(ctx, new Date(ctx.now.getTime() - forecastDays * 86_400_000));
  const pace = { soFar: month.billableItems, recent: recent.billableItems, first: first ?? undefined };
  return { month: monthOf(today), ...month, forecast: forecastOf({ now: ctx.now, ...pace }) };
}

/** The budget, and how a month with so many billable items stands to it. */
async function readBudgetState(ctx: Context, billableItems: number): Promise<UsageBudget | undefined> {
  const budget = await readBudget(ctx);
  return budget && { ...budget, state: budgetStateOf(budget, billableItems) };
}
