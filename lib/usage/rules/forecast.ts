import { firstOfNextMonth, startOf } from "@/lib/usage/rules/days";
import type { BudgetState } from "@/lib/usage/schema";
import { forecastDays } from "@/lib/vocabulary/limits.values";

const dayMs = 86_400_000;

type Pace = { now: Date; soFar: number; recent: number; first: Date | undefined };

/**
 * Billable items by the end of the month: those so far, and for the rest of it the pace of the last four weeks, so that
 * its weekends count as weekends. Of less than four weeks of history the pace is that of what there is, a day at least.
 */
export function forecastOf({ now, soFar, recent, first }: Pace) {
  if (!first) return soFar;
  const end = startOf(firstOfNextMonth(now.toISOString().slice(0, 10)));
  const days = Math.min(forecastDays, Math.max(1, (now.getTime() - first.getTime()) / dayMs));
  return soFar + Math.round((recent / days) * ((end.getTime() - now.getTime()) / dayMs));
}

type Budget = { billableItemsMax: number; alertPercent: number };

export function budgetStateOf({ billableItemsMax, alertPercent }: Budget, billableItems: number): BudgetState {
  if (billableItems > billableItemsMax) return "OVER";
  return billableItems * 100 >= billableItemsMax * alertPercent ? "ALERT" : "OK";
}
