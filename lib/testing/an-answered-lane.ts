import { makeAreaMemory, noAreas } from "@/lib/rates/rules/area-views";
import { priceLane } from "@/lib/rates/rules/price-lane";
import { pricesOfLane } from "@/lib/rates/rules/price-question";
import type { SummaryRow } from "@/lib/rates/rules/price-sample";
import { changedRows, changeRow } from "@/lib/rates/rules/summary-changes";
import { type PricedLane, weekNumberOf } from "@/lib/rates/rules/summary-series";
import { makeWorkspace } from "@/lib/rates/rules/workspace";
import type { Observation } from "@/lib/rates/schema/observation";

export const workspace = makeWorkspace();
export const organizationId = "org_1";
export const lastWeek = weekNumberOf("2026-11-20");
export const lane: PricedLane = {
  originMarket: "DAL",
  destinationMarket: "ATL",
  trailerCategory: "DRY_VAN",
  currencyCode: "USD",
};

export const reading = { organizationId, firstWeek: lastWeek - 18, lastWeek };

/** What is answered where these prices are all that is known. */
export function answer(
  observations: readonly Observation[],
  miles = 780,
  asked: PricedLane = lane,
  near: PricedLane[] = [],
) {
  const rows = new Map<string, SummaryRow[]>();
  for (const row of changedRows(organizationId, { added: [...observations], removed: [] })) {
    const { weeks } = changeRow("", row);
    rows.set(row.series, [...(rows.get(row.series) ?? []), { block: row.block, weeks, isPool: row.owner === "POOL" }]);
  }
  const areas = noAreas({ reading, workspace, memory: makeAreaMemory() });
  const markets = { rows, brief: new Map(), areas, reading, workspace };
  const { prices } = pricesOfLane(markets, asked, near);
  return priceLane({ lane: asked, miles, milesSource: "REQUEST" }, prices, lastWeek, false).history;
}
