import type { RowChange } from "@/lib/rates/rules/summary-changes";
import { seriesOf } from "@/lib/rates/rules/summary-series";
import { mondayOf, weekNumberOf, weeksOfBlock } from "@/lib/rates/rules/week-number";
import { observationOf, priceLine } from "@/lib/rates/store/price-lines";
import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";

const readPrices = {
  name: "read-prices-of-weeks",
  text: `SELECT string_agg(${priceLine}, E'\\n') AS lines FROM "rate_observation"
    WHERE "organizationId" = $1 AND "week" = ANY(string_to_array($2, ' ')::date[])`,
};
const readLanePrices = {
  name: "read-prices-of-lanes-weeks",
  text: `${readPrices.text} AND ("originMarket", "destinationMarket") IN
    (SELECT * FROM unnest(string_to_array($3, ' '), string_to_array($4, ' ')))`,
};

type Wanted = { row: RowChange; places: number[] };

/**
 * All prices of some weeks of the organization's rows, as entries of these. Reads the prices themselves, so it is for
 * the few weeks that lost one which the summary had kept.
 */
export async function readPricesOfWeeks(tx: Context, wanted: readonly Wanted[]) {
  const weeks = [
    ...new Set(wanted.flatMap(({ row, places }) => places.map((place) => row.block * weeksOfBlock + place))),
  ];
  const values: unknown[] = [tx.organizationId, weeks.map(mondayOf).join(" ")];
  const onlyLanes = wanted.every(({ row }) => row.level === "LANE");
  const lanes = wanted.map(({ row }) => row.series.split(" "));
  if (onlyLanes) values.push(lanes.map((words) => words[3]).join(" "), lanes.map((words) => words[4]).join(" "));
  const statement = onlyLanes ? readLanePrices : readPrices;
  const [found] = await runStatement<{ lines: string | null }>(tx, statement, values);
  const entries = new Map<string, string[]>();
  for (const line of found?.lines?.split("\n") ?? []) {
    const observation = observationOf(line);
    for (const { series, cell } of seriesOf(observation)) {
      const key = `${series} ${weekNumberOf(observation.pickupDate)}`;
      const known = entries.get(key);
      if (known) known.push(cell);
      else entries.set(key, [cell]);
    }
  }
  return ({ series, block }: RowChange, place: number) =>
    entries.get(`${series} ${block * weeksOfBlock + place}`) ?? [];
}
