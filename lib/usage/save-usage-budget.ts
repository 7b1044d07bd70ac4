import type { Context } from "@/lib/server/context";
import { requireRole } from "@/lib/server/context";
import type { SaveUsageBudgetRequest, SaveUsageBudgetResponse } from "@/lib/usage/schema";
import { removeBudget, writeBudget } from "@/lib/usage/store/totals";
import { summarizeUsage } from "@/lib/usage/summarize-usage";

/** @throws AppError "forbidden" for a caller that is no admin. */
export async function saveUsageBudget(
  ctx: Context,
  { budget }: SaveUsageBudgetRequest,
): Promise<SaveUsageBudgetResponse> {
  requireRole(ctx, "ADMIN");
  if (budget) await writeBudget(ctx, budget);
  else await removeBudget(ctx);
  const saved = (await summarizeUsage(ctx, {})).budget;
  return saved ? { budget: saved } : {};
}
