import { ItemError } from "@/lib/core/batch";
import { newId } from "@/lib/core/ids";
import { readLanes } from "@/lib/rates/read-lanes";
import { type Areas, makeAreaMemory, noAreas, recallAreas } from "@/lib/rates/rules/area-views";
import { type LaneQuestion, questionKey } from "@/lib/rates/rules/lane-question";
import type { KeptAnswer } from "@/lib/rates/rules/packed-answer";
import { busiestNeighbours, type PricedAnswer, priceQuestion } from "@/lib/rates/rules/price-question";
import { resultOf } from "@/lib/rates/rules/render-history";
import {
  blockOf,
  countrySeries,
  laneSeries,
  type PricedLane,
  regionSeries,
  weekNumberOf,
} from "@/lib/rates/rules/summary-series";
import { makeWorkspace } from "@/lib/rates/rules/workspace";
import { RateFault, type RateHistoryRequest, type RateHistoryResponse } from "@/lib/rates/schema/history-operation";
import { type NewAnswer, saveAnswers } from "@/lib/rates/store/answers";
import { type Blocks, readBriefSeries, readSeries, readVersions } from "@/lib/rates/store/summaries";
import type { Context } from "@/lib/server/context";
import { weeksAsked, windowWeeks } from "@/lib/vocabulary/rates.values";

// Pricing never waits halfway, so all lookups of the process take turns at one workspace.
const workspace = makeWorkspace();
const memory = makeAreaMemory();

/** Prices each lane and its alternates: three statements for any number of lanes. */
export async function priceLanes(ctx: Context, questions: readonly LaneQuestion[]): Promise<PricedAnswer[]> {
  const lastWeek = weekNumberOf(ctx.now.toISOString());
  const firstWeek = lastWeek - weeksAsked - windowWeeks + 2;
  const reading = { organizationId: ctx.organizationId, firstWeek, lastWeek };
  const blocks = { first: blockOf(firstWeek), last: blockOf(lastWeek) };
  const near = questions.flatMap(({ betweenNeighbours }) => betweenNeighbours.map(laneOf));
  const brief = await readBriefSeries(ctx, [...new Set(near.map(laneSeries))], blocks);
  const busiest = questions.map((question) => busiestNeighbours({ brief, reading, workspace }, question));
  const answered = questions.flatMap((it) => [it, ...it.overOtherCrossings, ...it.withOtherTrailers]);
  const lanes = [...answered, ...busiest.flat()].map(laneOf);
  const areas = noAreas({ reading, workspace, memory });
  const unread = await unreadAreas(ctx, areas, lanes, blocks);
  const rows = await readSeries(ctx, [...new Set([...lanes.map(laneSeries), ...unread])], blocks);
  const markets = { rows, brief, areas, reading, workspace };
  return questions.map((question, at) => priceQuestion(markets, question, busiest[at] ?? []));
}

const laneOf = ({ lane }: { lane: PricedLane }) => lane;

/** The areas of lanes that no earlier lookup has left as they are now. */
async function unreadAreas(ctx: Context, areas: Areas, lanes: readonly PricedLane[], blocks: Blocks) {
  const around = [...new Set(lanes.flatMap((lane) => [regionSeries(lane), countrySeries(lane)]))];
  const versions = await readVersions(ctx, around, blocks);
  for (const series of around) areas.versions.set(series, versions.get(series) ?? "");
  return recallAreas(areas, lanes);
}

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
    const { code, message, reason, details } = question;
    return { id, laneKey: "", answer: { error: RateFault.parse({ code, message, reason, details }) } };
  });
  await saveAnswers(ctx, answers.map(withoutDetails));
  return {
    results: answers.map(({ id, answer }, at) => {
      const result = resultOf(id, answer, request.includeAlternates);
      const question = questions[at];
      if (result.type === "ERROR" || !question || question instanceof ItemError) return result;
      return question.warnings.length > 0 ? { ...result, warnings: question.warnings } : result;
    }),
  };
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
