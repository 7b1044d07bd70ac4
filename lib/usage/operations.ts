import { operation } from "@/lib/server/operation";
import { saveUsageBudgetEndpoint, usageStatementEndpoint, usageSummaryEndpoint } from "@/lib/usage/contract";
import { listUsage } from "@/lib/usage/list-usage";
import { saveUsageBudget } from "@/lib/usage/save-usage-budget";
import { summarizeUsage } from "@/lib/usage/summarize-usage";

/** Each endpoint of this feature with its function, in the order of the documentation. */
export const usageOperations = [
  operation(usageSummaryEndpoint, summarizeUsage),
  operation(usageStatementEndpoint, listUsage),
  operation(saveUsageBudgetEndpoint, saveUsageBudget),
] as const;
