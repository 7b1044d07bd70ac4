import { ItemError } from "@/lib/core/batch";
import { readLanes } from "@/lib/rates/read-lanes";
import { questionKey } from "@/lib/rates/rules/lane-question";
import { resultOf } from "@/lib/rates/rules/render-history";
import type { RecallRatesRequest, RecallRatesResponse } from "@/lib/rates/schema/evidence";
import { readAnswersOf } from "@/lib/rates/store/answers";
import type { Context } from "@/lib/server/context";

/** What the organization was answered about the same lanes within a day, the newest answer of each. Nothing is looked up. */
export async function recallRates(ctx: Context, request: RecallRatesRequest): Promise<RecallRatesResponse> {
  const questions = await readLanes(ctx, request);
  const keys = questions.map((question) => (question instanceof ItemError ? undefined : questionKey(question)));
  const found = await readAnswersOf(
    ctx,
    keys.flatMap((key) => key ?? []),
  );
  return {
    results: keys.map((key) => {
      const kept = key === undefined ? undefined : found.get(key);
      if (!kept) return null;
      const { id, at, answer } = kept;
      return { item: resultOf(id, answer, request.includeAlternates), at: at.toISOString(), evidence: answer.evidence };
    }),
  };
}
