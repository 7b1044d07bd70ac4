import type { Observation } from "@/lib/rates/schema/observation";

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
export const priceLine = `concat_ws(chr(31), ${columns.map((column) => `coalesce("${column}"::text, '')`).join(", ")})`;

/** Guarantee of the cast: the line was made of a row, and only observations are written as such. */
export function observationOf(line: string): Observation {
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
