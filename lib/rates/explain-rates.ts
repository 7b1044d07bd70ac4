import type { ExplainRatesRequest, ExplainRatesResponse } from "@/lib/rates/schema/evidence";
import { readAnswers } from "@/lib/rates/store/answers";
import type { Context } from "@/lib/server/context";

/** How answers of the last day were made; null for an id that is not the organization's, or too old. */
export async function explainRates(ctx: Context, { ids }: ExplainRatesRequest): Promise<ExplainRatesResponse> {
  const found = await readAnswers(ctx, ids);
  return {
    items: ids.map((id) => {
      const kept = found.get(id);
      return kept ? { id, at: kept.at.toISOString(), evidence: kept.answer.evidence } : null;
    }),
  };
}
