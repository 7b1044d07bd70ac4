import { expect, test } from "vitest";
import type { Observation } from "@/lib/rates/schema/observation";
import { demoObservations } from "@/prisma/seed/demo-rates";

const now = new Date("2026-11-20T16:00:00Z");
const all = [...demoObservations(now)];
const countBy = (keyOf: (observation: Observation) => string) => {
  const counts = new Map<string, number>();
  for (const observation of all) counts.set(keyOf(observation), (counts.get(keyOf(observation)) ?? 0) + 1);
  return counts;
};
const laneOf = ({ originMarket, destinationMarket }: Observation) => `${originMarket} ${destinationMarket}`;

test("the demo's history is the same for the same day", () => {
  const again = demoObservations(now);
  expect(Array.from({ length: 3000 }, () => again.next().value)).toEqual(all.slice(0, 3000));
});

test("it is two years of many lanes, all of it marked as made up", () => {
  expect(all.length).toBeGreaterThanOrEqual(200_000);
  expect(countBy(laneOf).size).toBeGreaterThanOrEqual(300);
  expect([...countBy(({ source }) => source).keys()]).toEqual(["SYNTHETIC"]);
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  const days = [...countBy(({ pickupDate }) => pickupDate).keys()].sort();
  expect([days[0], days.at(-1)]).toEqual(["2024-11-18", "2026-11-20"]);
});

test("most of it crosses the southern border, by several crossings on a lane; all currencies are in it", () => {
  const crossing = all.filter(({ usMxBorderCrossing }) => usMxBorderCrossing);
  expect(crossing.length).toBeGreaterThan(all.length / 2);
  const over = new Set(crossing.filter((one) => laneOf(one) === "MTY DAL").map((one) => one.usMxBorderCrossing));
  expect(over.size).toBeGreaterThan(1);
  expect([...countBy(({ currencyCode }) => currencyCode).keys()].sort()).toEqual(["CAD", "MXN", "USD"]);
});

test("some lanes are thin, and some have had nothing lately", () => {
  expect([...countBy(laneOf).values()].filter((count) => count < 60).length).toBeGreaterThan(10);
  const lately = new Set(all.filter(({ pickupDate }) => pickupDate >= "2026-10-20").map(laneOf));
  expect(countBy(laneOf).size - lately.size).toBeGreaterThan(5);
});

test("a van costs what the public scale says, more or less", () => {
  const perMile = all
    .filter(
      ({ currencyCode, trailerCategory, routeMiles }) =>
        currencyCode === "USD" && trailerCategory === "DRY_VAN" && routeMiles > 400,
    )
    .map(({ allInAmount, routeMiles }) => allInAmount / 100 / routeMiles / (0.79 * 8.34 * routeMiles ** -0.168))
    .sort((a, b) => a - b);
  expect(perMile[Math.floor(perMile.length / 2)]).toBeCloseTo(0.965, 2);
});
