import { ItemError } from "@/lib/core/batch";
import { newId } from "@/lib/core/ids";
import { type PricedAnswer, priceLanes } from "@/lib/rates/price-lanes";
import { readLanes } from "@/lib/rates/read-lanes";
import { type LaneQuestion, questionKey } from "@/lib/rates/rules/lane-question";
import type { KeptAnswer } from "@/lib/rates/rules/packed-answer";
import { resultOf } from "@/lib/rates/rules/render-history";
import { RateFault, type RateHistoryRequest, type RateHistoryResponse } from "@/lib/rates/schema/history-operation";
import { type NewAnswer, saveAnswers } from "@/lib/rates/store/answers";
import type { Context } from "@/lib/server/context";

const insufficient: RateFault = {
  code: "INSUFFICIENT_DATA",
  message: "Too few prices of this lane are known in any of the last 12 weeks.",
};

/** What lanes were paid in the last twelve weeks. Every lane is answered on its own, and each answer is kept for a day. */
export async function lookUpRateHistory(ctx: Context, request: RateHistoryRequest): Promise<RateHistoryResponse> {
  const questions = await readLanes(ctx, request);
  const understood = questions.filter((question): question is LaneQuestion => !(question instanceof ItemError));
  const priced = await priceLanes(ctx, understood);
  const answerOf = new Map(understood.map((question, at) => [question, priced[at]]));
  const answers = questions.map((question): NewAnswer => {
    const id = newId("rate");
    if (!(question instanceof ItemError)) {
      return { id, laneKey: questionKey(question), answer: keptOf(answerOf.get(question)) };
    }
    const { code, message, details } = question;
    return { id, laneKey: "", answer: { error: RateFault.parse({ code, message, details }) } };
  });
  await saveAnswers(ctx, answers.map(withoutDetails));
  return { results: answers.map(({ id, answer }) => resultOf(id, answer)) };
}

function keptOf(priced: PricedAnswer | undefined): KeptAnswer {
  if (!priced) return { error: insufficient };
  const { history, alternates, evidence } = priced;
  if (history.points.length === 0) return { error: insufficient, evidence };
  return { priced: { history, alternates }, evidence };
}

/** What was wrong with a request may quote any text, and nobody asks for it again. */
function withoutDetails({ id, laneKey, answer }: NewAnswer): NewAnswer {
  if (!answer.error) return { id, laneKey, answer };
  const { code, message } = answer.error;
  return { id, laneKey, answer: { ...answer, error: { code, message } } };
}
