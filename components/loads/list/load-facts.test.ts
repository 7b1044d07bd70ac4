import { expect, test } from "vitest";
import {
  countriesOf,
  distanceTo,
  isUncovered,
  lacksCrossing,
  marginOf,
  urgencyOf,
} from "@/components/loads/list/load-facts";

const now = new Date("2026-11-20T12:00:00Z");
const place = (city: string, countryCode: string) => ({ place: { type: "ADDRESS" as const, city, countryCode } });
const northbound = { origin: place("Monterrey", "MX"), destination: place("Dallas", "US") };
const available = { status: "AVAILABLE" as const };
const pickupAt = (start: string) => ({ ...available, origin: { appointment: { start } } });

test("a load between Mexico and another country lacks a crossing until it has one", () => {
  expect(countriesOf(northbound)).toEqual({ from: "MX", to: "US" });
  expect(lacksCrossing({ ...northbound, usMxBorderCrossings: [] })).toBe(true);
  expect(lacksCrossing({ ...northbound, usMxBorderCrossings: ["LAREDO_INTL_BRIDGE"] })).toBe(false);
  const overDetroit = { origin: place("Livonia", "US"), destination: place("Mississauga", "CA") };
  expect(lacksCrossing({ ...overDetroit, usMxBorderCrossings: [] })).toBe(false);
});

test("only an open load without a carrier is uncovered", () => {
  expect(isUncovered(available)).toBe(true);
  expect(isUncovered({ ...available, assignedCarrier: {} })).toBe(false);
  expect(isUncovered({ status: "BOOKED" })).toBe(false);
});

test("the pickup of an uncovered load presses within a day, and more once it is past", () => {
  expect(urgencyOf(pickupAt("2026-11-21T11:59:00Z"), now)).toBe("soon");
  expect(urgencyOf(pickupAt("2026-11-20T11:59:00Z"), now)).toBe("late");
  expect(urgencyOf(pickupAt("2026-11-21T12:01:00Z"), now)).toBe("none");
  expect(urgencyOf({ ...pickupAt("2026-11-20T11:59:00Z"), status: "BOOKED" }, now)).toBe("none");
});

test("a distance in time never rounds up", () => {
  expect(distanceTo("2026-11-20T12:59:59Z", now)).toEqual({ name: "minutesAhead", count: 59 });
  expect(distanceTo("2026-11-22T11:00:00Z", now)).toEqual({ name: "hoursAhead", count: 47 });
  expect(distanceTo("2026-11-23T11:00:00Z", now)).toEqual({ name: "daysAhead", count: 2 });
  expect(distanceTo("2026-11-20T09:00:00Z", now)).toEqual({ name: "hoursAgo", count: 3 });
});

test("the margin is what the booked price leaves of the customer's rate, else what the max buy leaves", () => {
  const money = (currencyCode: "USD" | "MXN", amount: number) => ({ currencyCode, amount });
  const [sell, maxBuy] = [money("USD", 200_000), money("USD", 170_000)];
  expect(marginOf({ customerRate: sell, maxBuy })).toEqual({
    amount: money("USD", 30_000),
    share: 0.15,
    isBooked: false,
  });
  expect(marginOf({ customerRate: sell, maxBuy, bookedPrice: money("USD", 210_000) })).toMatchObject({
    amount: money("USD", -10_000),
    isBooked: true,
  });
  // Of different currencies nothing is computed, and a booked price is not passed over for the max buy.
  expect(marginOf({ customerRate: sell, maxBuy, bookedPrice: money("MXN", 1) })).toBeUndefined();
  expect(marginOf({ customerRate: sell })).toBeUndefined();
  // A rate by the mile is none for the whole load, and the list knows no miles.
  expect(marginOf({ customerRate: money("USD", 350), customerRateBasis: "PER_MILE", maxBuy })).toBeUndefined();
  expect(marginOf({ maxBuy })).toBeUndefined();
});
