import { serve } from "@/lib/http/serve";
import { saveUsageBudgetEndpoint } from "@/lib/usage/contract";
import { saveUsageBudget } from "@/lib/usage/save-usage-budget";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(saveUsageBudgetEndpoint, saveUsageBudget);
