import { describe, expect, test } from "vitest";
import * as z from "zod";
import { readRequest } from "@/lib/core/read-request";
import { Instant } from "@/lib/vocabulary/instant";
import { Count, PositiveQuantity, Weight } from "@/lib/vocabulary/measure";
import { Money } from "@/lib/vocabulary/money";
import { Coordinates } from "@/lib/vocabulary/place";

const Sent = z.object({
  point: Coordinates.optional(),
  weight: Weight.optional(),
  count: Count.optional(),
  share: PositiveQuantity.optional(),
  price: Money.optional(),
  at: Instant.optional(),
});

/** What a request is read as, with what is said of it, or where it is refused. */
function read(sent: object) {
  const reading = readRequest(Sent, sent);
  if (!reading.ok) return { refused: reading.issues.map(({ path, message }) => `${path}: ${message}`) };
  return { value: reading.value, said: reading.warnings.map(({ path, code }) => `${code} ${path}`) };
}

describe("a number that is sent as text", () => {
  test("is read where it is a measure, a count or a coordinate", () => {
    expect(read({ point: { latitude: "25.67", longitude: "-100.31" } })).toEqual({
      value: { point: { latitude: 25.67, longitude: -100.31 } },
      said: ["alias_read point.latitude", "alias_read point.longitude"],
    });
    expect(read({ weight: { value: "42000", unit: "POUNDS" }, count: " 26 " })).toEqual({
      value: { weight: { value: 42_000, unit: "POUNDS" }, count: 26 },
      said: ["alias_read weight.value", "alias_read count"],
    });
  });

  test.each(["42,000", "1.234,5", "1e3", "0x10", "26 pallets", "--5", "Infinity"])("is not guessed at: %s", (share) => {
    expect(read({ share }).refused).toHaveLength(1);
  });

  test("is checked as any number", () => {
    expect(read({ count: "2.5" }).refused).toHaveLength(1);
    expect(read({ share: "-1" }).refused).toHaveLength(1);
  });

  test.each([
    ["1850.00", ["185000"]],
    ["$1,850 USD", ["185000"]],
    [1850.5, ["185050"]],
    ["1850", ["1850", "185000"]],
    ["1.850", undefined],
    ["a lot", undefined],
  ])("is refused where it is money, with what may be meant: %j", (amount, didYouMean) => {
    const reading = readRequest(Sent, { price: { amount } });
    expect(reading.ok ? [] : reading.issues.map(({ path, message, ...issue }) => issue.didYouMean)).toEqual([
      didYouMean,
    ]);
  });

  test("of money is told that money is in cents", () => {
    expect(read({ price: { amount: "1850.00" } }).refused).toEqual([
      "price.amount: Must be a whole number of cents, and no text: USD 1,850.00 is 185000.",
    ]);
  });
});

test("an amount whose currency is called so is in that currency, never in dollars", () => {
  expect(read({ price: { amount: 185_000, currency: "MXN" } })).toEqual({
    value: { price: { amount: 185_000, currencyCode: "MXN" } },
    said: ["alias_read price.currency"],
  });
  expect(read({ price: { amount: 185_000, currency: "EUR" } }).refused).toHaveLength(1);
});

test("a point whose numbers are swapped is told so", () => {
  expect(read({ point: { latitude: -100.31, longitude: 25.67 } }).refused).toEqual([
    "point.latitude: A latitude is between -90 and 90. Were latitude and longitude swapped?",
  ]);
});

test("a time without its offset is told so, once", () => {
  const issuesOf = (at: string) => {
    const reading = readRequest(Sent, { at });
    return reading.ok ? [] : reading.issues.map(({ code, message }) => `${code}: ${message}`);
  };
  expect(issuesOf("2027-01-02T10:00:00-06:00")).toEqual([]);
  for (const at of ["2027-01-02T10:00", "2027-01-02T10:00:00.000", "9027-01-02T10:00"]) {
    expect(issuesOf(at)).toEqual([
      "invalid_timestamp: Lacks its offset: Z for UTC, or one such as -06:00, at its end.",
    ]);
  }
  expect(issuesOf("soon")).toEqual(["invalid_timestamp: Must be an ISO 8601 date and time."]);
});
