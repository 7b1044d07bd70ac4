import type { Context } from "@/lib/server/context";
import { budgetStateOf } from "@/lib/usage/rules/forecast";
import type { UsageBudget } from "@/lib/usage/schema/totals";
import { readBudget } from "@/lib/usage/store/budget";

/** The budget, and how a month with so many billable items stands to it. */
export async function readBudgetState(ctx: Context, billableItems: number): Promise<UsageBudget | undefined> {
  const budget = await readBudget(ctx);
  return budget && { ...budget, state: budgetStateOf(budget, billableItems) };
}
