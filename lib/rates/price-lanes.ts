import { type Areas, noAreas, recallAreas } from "@/lib/rates/rules/area-views";
import type { LaneQuestion } from "@/lib/rates/rules/lane-question";
import { busiestNeighbours, type PricedAnswer, priceQuestion } from "@/lib/rates/rules/price-question";
import { weeksAsked } from "@/lib/rates/rules/price-weeks";
import { windowWeeks } from "@/lib/rates/rules/price-weights";
import { countrySeries, laneSeries, type PricedLane, regionSeries } from "@/lib/rates/rules/summary-series";
import { blockOf, weekNumberOf } from "@/lib/rates/rules/week-number";
import { type Blocks, readBriefSeries, readSeries, readVersions } from "@/lib/rates/store/series";
import type { Context } from "@/lib/server/context";

export type { PricedAnswer } from "@/lib/rates/rules/price-question";

/** Prices each lane and its alternates: three statements for any number of lanes. */
export async function priceLanes(ctx: Context, questions: readonly LaneQuestion[]): Promise<PricedAnswer[]> {
  const lastWeek = weekNumberOf(ctx.now.toISOString());
  const firstWeek = lastWeek - weeksAsked - windowWeeks + 2;
  const reading = { organizationId: ctx.organizationId, firstWeek, lastWeek };
  const blocks = { first: blockOf(firstWeek), last: blockOf(lastWeek) };
  const near = questions.flatMap(({ betweenNeighbours }) => betweenNeighbours.map(laneOf));
  const brief = await readBriefSeries(ctx, [...new Set(near.map(laneSeries))], blocks);
  const busiest = questions.map((question) => busiestNeighbours({ brief, reading }, question));
  const answered = questions.flatMap((it) => [it, ...it.overOtherCrossings, ...it.withOtherTrailers]);
  const lanes = [...answered, ...busiest.flat()].map(laneOf);
  const areas = noAreas(reading);
  const unread = await unreadAreas(ctx, areas, lanes, blocks);
  const rows = await readSeries(ctx, [...new Set([...lanes.map(laneSeries), ...unread])], blocks);
  const markets = { rows, brief, areas, reading };
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
