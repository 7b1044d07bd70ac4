import type { RowChange } from "@/lib/rates/rules/summary-changes";
import { mondayOf, seriesOf, weekNumberOf, weeksOfBlock } from "@/lib/rates/rules/summary-series";
import type { Observation } from "@/lib/rates/schema/observation";
import type { Context } from "@/lib/server/context";
import { defineStatement, int, nullable, readInParts, runStatement, text } from "@/lib/server/statement";

/** Between the values of a line: no text that was ever taken in has it. */
const unit = "\u001f";
const columns = [
  "key",
  "originMarket",
  "destinationMarket",
  "usMxBorderCrossing",
  "trailerCategory",
  "routeMiles",
  "pickupDate",
  "allInAmount",
  "currencyCode",
  "carrierKey",
  "source",
] as const satisfies (keyof Observation)[];

/** A price as one line of text: thousands of rows cost Prisma more than the statement itself. */
const priceLine = `concat_ws(chr(31), ${columns.map((column) => `coalesce("${column}"::text, '')`).join(", ")})`;

/** Guarantee of the cast: the line was made of a row, and only observations are written as such. */
function observationOf(line: string): Observation {
  const texts = line.split(unit);
  const row = Object.fromEntries(columns.map((column, at) => [column, texts[at] ?? ""]));
  const { usMxBorderCrossing, routeMiles, allInAmount, ...always } = row;
  return {
    ...always,
    ...(usMxBorderCrossing && { usMxBorderCrossing }),
    routeMiles: Number(routeMiles),
    allInAmount: Number(allInAmount),
  } as Observation;
}

const pricesOfWeeks = (p: { organizationId: string; weeks: string }) =>
  `SELECT string_agg(${priceLine}, E'\\n') AS lines FROM "rate_observation"
    WHERE "organizationId" = ${p.organizationId} AND "week" = ANY(string_to_array(${p.weeks}, ' ')::date[])`;
const readPrices = defineStatement({
  name: "read-prices-of-weeks",
  parameters: { organizationId: "text", weeks: "text" },
  text: pricesOfWeeks,
  row: { lines: nullable(text()) },
});
const readLanePrices = defineStatement({
  name: "read-prices-of-lanes-weeks",
  parameters: { organizationId: "text", weeks: "text", origins: "text", destinations: "text" },
  text: (p) => `${pricesOfWeeks(p)} AND ("originMarket", "destinationMarket") IN
    (SELECT * FROM unnest(string_to_array(${p.origins}, ' '), string_to_array(${p.destinations}, ' ')))`,
  row: { lines: nullable(text()) },
});

type Wanted = { row: RowChange; places: number[] };

/**
 * All prices of some weeks of the organization's rows, as entries of these. Reads the prices themselves, so it is for
 * the few weeks that lost one which the summary had kept.
 */
export async function readPricesOfWeeks(tx: Context, wanted: readonly Wanted[]) {
  const weeks = [
    ...new Set(wanted.flatMap(({ row, places }) => places.map((place) => row.block * weeksOfBlock + place))),
  ];
  const values = { organizationId: tx.organizationId, weeks: weeks.map(mondayOf).join(" ") };
  const lanes = wanted.map(({ row }) => row.series.split(" "));
  const marketsAt = (at: number) => lanes.map((words) => words[at]).join(" ");
  const [found] = wanted.every(({ row }) => row.level === "LANE")
    ? await runStatement(tx, readLanePrices, { ...values, origins: marketsAt(3), destinations: marketsAt(4) })
    : await runStatement(tx, readPrices, values);
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

const readBlocks = defineStatement({
  name: "read-blocks-of-prices",
  parameters: {},
  text: () => `SELECT DISTINCT floor(("week" - DATE '1970-01-05') / (7.0 * ${weeksOfBlock}))::int AS block
    FROM "rate_observation" UNION SELECT DISTINCT "block" FROM "rate_summary" ORDER BY 1`,
  row: { block: int() },
});

/** All thirteen-week blocks of which anything is known. */
export const readBlocksOfPrices = async (ctx: Context) =>
  (await runStatement(ctx, readBlocks, {})).map(({ block }) => block);

const readBlock = defineStatement({
  name: "read-prices-of-block",
  parameters: { first: "date", end: "date", pricesAtOnce: "int4" },
  text: (p) => `SELECT "organizationId", string_agg(line, E'\\n') AS lines
    FROM (SELECT "organizationId", ${priceLine} AS line,
        (row_number() OVER (PARTITION BY "organizationId") - 1) / ${p.pricesAtOnce} AS part
      FROM "rate_observation" WHERE "week" >= ${p.first} AND "week" < ${p.end}) AS price
    GROUP BY "organizationId", part`,
  row: { organizationId: text(), lines: text() },
});

/** The prices of a block, some thousands at a time, organization by organization. They are sorted once, by a cursor. */
export async function* pricesOfBlock(tx: Context, block: number) {
  const [first, end] = [mondayOf(block * weeksOfBlock), mondayOf((block + 1) * weeksOfBlock)];
  for await (const parts of readInParts(tx, readBlock, { first, end, pricesAtOnce: 5_000 }, 4)) {
    for (const { organizationId, lines } of parts) {
      yield { organizationId, observations: lines.split("\n").map(observationOf) };
    }
  }
}

const clear = defineStatement({
  name: "clear-block-of-rate-summaries",
  parameters: { block: "int4" },
  text: (p) => `DELETE FROM "rate_summary" WHERE "block" = ${p.block}`,
  row: {},
});

const lockSummaries = defineStatement({
  name: "lock-all-rate-summaries",
  parameters: {},
  text: () => `LOCK TABLE "rate_summary" IN EXCLUSIVE MODE`,
  row: {},
});

/** Nobody else writes summaries until the transaction ends; what others stored and did not yet add, they add after it. */
export async function clearBlock(tx: Context, block: number) {
  await runStatement(tx, lockSummaries, {});
  await runStatement(tx, clear, { block });
}
