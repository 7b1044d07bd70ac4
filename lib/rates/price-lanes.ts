import { recallAreas } from "@/lib/rates/rules/area-views";
import type { LaneQuestion } from "@/lib/rates/rules/lane-question";
import { busiestNeighbours, type PricedAnswer, priceQuestion } from "@/lib/rates/rules/price-question";
import { weeksAsked } from "@/lib/rates/rules/price-weeks";
import { windowWeeks } from "@/lib/rates/rules/price-weights";
import { countrySeries, laneSeries, regionSeries } from "@/lib/rates/rules/summary-series";
import { blockOf, weekNumberOf } from "@/lib/rates/rules/week-number";
import { readBriefSeries, readSeries, readVersions } from "@/lib/rates/store/series";
import type { Context } from "@/lib/server/context";

export type { PricedAnswer } from "@/lib/rates/rules/price-question";

/** Prices each lane and its alternates: four statements for any number of lanes. */
export async function priceLanes(ctx: Context, questions: readonly LaneQuestion[]): Promise<PricedAnswer[]> {
  const lastWeek = weekNumberOf(ctx.now.toISOString());
  const firstWeek = lastWeek - weeksAsked - windowWeeks + 2;
  const reading = { organizationId: ctx.organizationId, firstWeek, lastWeek };
  const blocks = { first: blockOf(firstWeek), last: blockOf(lastWeek) };
  const lanes = questions
    .flatMap((it) => [it, ...it.overOtherCrossings, ...it.withOtherTrailers])
    .map(({ lane }) => lane);
  const around = new Set(lanes.flatMap((lane) => [regionSeries(lane), countrySeries(lane)]));
  const { areas, unread } = recallAreas(reading, lanes, await readVersions(ctx, [...around], blocks));
  const near = questions.flatMap(({ betweenNeighbours }) => betweenNeighbours.map(({ lane }) => laneSeries(lane)));
  const rows = await readSeries(ctx, [...new Set([...lanes.map(laneSeries), ...unread])], blocks);
  const brief = await readBriefSeries(ctx, [...new Set(near)], blocks);
  const markets = { rows, brief, areas, reading };
  const busiest = questions.map((question) => busiestNeighbours(markets, question));
  const further = new Set(busiest.flat().map(({ lane }) => laneSeries(lane)));
  const added = await readSeries(
    ctx,
    [...further].filter((series) => !rows.has(series)),
    blocks,
  );
  for (const [series, found] of added) rows.set(series, found);
  return questions.map((question, at) => priceQuestion(markets, question, busiest[at] ?? []));
}
