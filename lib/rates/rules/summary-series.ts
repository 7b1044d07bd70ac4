import { once } from "@/lib/core/remember";
import { marketOf } from "@/lib/places/rules/markets";
import { pricedMiles } from "@/lib/rates/rules/border-transfers";
import { residualOf } from "@/lib/rates/rules/length-of-haul";
import { shortName, writePrice } from "@/lib/rates/rules/summary-text";
import type { Observation } from "@/lib/rates/schema/observation";

const millisecondsOfWeek = 7 * 86_400_000;
const firstMonday = Date.UTC(1970, 0, 5);

const isoDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);
const datesOf = (week: number) => {
  const monday = firstMonday + week * millisecondsOfWeek;
  return { monday: isoDay(monday), sunday: isoDay(monday + 6 * 86_400_000) };
};

// A look-up writes thousands of dates, and writing one takes longer than finding it: those of 2014 to 2056 are a table.
const [tableFrom, tableWeeks] = [2_300, 2_200];
const table = once(() => {
  const dates = Array.from({ length: tableWeeks }, (_, at) => datesOf(tableFrom + at));
  return { dates, weeks: new Map(dates.map(({ monday }, at) => [monday, tableFrom + at])) };
});

/** Weeks since the Monday of 5 January 1970, for a day such as `2026-11-20`. */
export const weekNumberOf = (day: string) =>
  table().weeks.get(day) ?? Math.floor((Date.parse(day) - firstMonday) / millisecondsOfWeek);

/** The Monday and the Sunday of a week, as `2026-11-16`. */
export const datesOfWeek = (week: number) => table().dates[week - tableFrom] ?? datesOf(week);
export const mondayOf = (week: number) => datesOfWeek(week).monday;

/** Summaries are kept in blocks of a quarter. */
export const weeksOfBlock = 13;
export const blockOf = (week: number) => Math.floor(week / weeksOfBlock);

/** A series of prices: of one lane, of all lanes between two regions, or of all lanes between two countries. */
export type SeriesLevel = "LANE" | "REGION" | "COUNTRY";

/** What is priced: two markets, the crossing between them where there is one, trailer and currency. */
export type PricedLane = Pick<
  Observation,
  "originMarket" | "destinationMarket" | "usMxBorderCrossing" | "trailerCategory" | "currencyCode"
>;

const regionOf = (code: string) => marketOf(code)?.region ?? code;
const countryOf = (code: string) => marketOf(code)?.countryCode ?? code;

const between = ({ originMarket, destinationMarket, usMxBorderCrossing }: PricedLane) =>
  `${originMarket} ${destinationMarket} ${usMxBorderCrossing ?? "-"}`;

export const laneSeries = (lane: PricedLane) => `LANE ${lane.currencyCode} ${lane.trailerCategory} ${between(lane)}`;
export const regionSeries = ({ currencyCode, trailerCategory, originMarket, destinationMarket }: PricedLane) =>
  `REGION ${currencyCode} ${trailerCategory} ${regionOf(originMarket)} ${regionOf(destinationMarket)}`;
export const countrySeries = ({ currencyCode, trailerCategory, originMarket, destinationMarket }: PricedLane) =>
  `COUNTRY ${currencyCode} ${trailerCategory} ${countryOf(originMarket)} ${countryOf(destinationMarket)}`;

/** The short name of a lane among all lanes of a region or of a country. */
const laneName = (lane: PricedLane) => shortName(between(lane));

/**
 * The series that a price belongs to, with what is kept of it there: lane (where a series has several), price and
 * carrier, in this order.
 */
export function seriesOf(observation: Observation): { level: SeriesLevel; series: string; cell: string }[] {
  const { allInAmount, source, carrierKey } = observation;
  const price =
    writePrice(residualOf(allInAmount / 100, pricedMiles(observation)), source === "SYNTHETIC") + shortName(carrierKey);
  const cell = laneName(observation) + price;
  return [
    { level: "LANE", series: laneSeries(observation), cell: price },
    { level: "REGION", series: regionSeries(observation), cell },
    { level: "COUNTRY", series: countrySeries(observation), cell },
  ];
}
