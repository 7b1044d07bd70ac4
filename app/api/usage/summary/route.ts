import { serve } from "@/lib/http/serve";
import { usageSummaryEndpoint } from "@/lib/usage/contract";
import { summarizeUsage } from "@/lib/usage/summarize-usage";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(usageSummaryEndpoint, summarizeUsage);
