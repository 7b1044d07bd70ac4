import { describe, expect, test } from "vitest";
import { budgetStateOf, forecastOf } from "@/lib/usage/rules/forecast";

const at = (text: string) => new Date(text);

describe("the forecast of a month", () => {
  test("without any call ever is nothing", () => {
    expect(forecastOf({ now: at("2026-11-20T12:00:00Z"), soFar: 0, recent: 0, first: undefined })).toBe(0);
  });

  test("of an organization that began this morning counts its first hours as a day, not as the pace of all hours", () => {
    const pace = { soFar: 10, recent: 10, first: at("2026-11-29T08:00:00Z") };
    expect(forecastOf({ now: at("2026-11-29T12:00:00Z"), ...pace })).toBe(10 + 15);
  });

  test("on the first day goes by the four weeks before, however little there is yet", () => {
    const pace = { soFar: 0, recent: 280, first: at("2025-01-01T00:00:00Z") };
    expect(forecastOf({ now: at("2026-11-01T00:00:00Z"), ...pace })).toBe(300);
  });

  test("at the end is what there is", () => {
    const pace = { soFar: 123, recent: 140, first: at("2025-01-01T00:00:00Z") };
    expect(forecastOf({ now: at("2026-11-30T23:59:59Z"), ...pace })).toBe(123);
  });

  test("goes by the days of the month it is in, February of a leap year among them", () => {
    const pace = { soFar: 0, recent: 28, first: at("2025-01-01T00:00:00Z") };
    expect(forecastOf({ now: at("2028-02-01T00:00:00Z"), ...pace })).toBe(29);
    expect(forecastOf({ now: at("2026-12-31T00:00:00Z"), ...pace })).toBe(1);
  });
});

test("a budget alerts from its percentage on and is over above all of it", () => {
  const states = [0, 79, 80, 100, 101].map((used) => budgetStateOf({ billableItemsMax: 100, alertPercent: 80 }, used));
  expect(states).toEqual(["OK", "OK", "ALERT", "ALERT", "OVER"]);
});
