import { describe, expect, test } from "vitest";
import { isDoubtfulCoverage, isDoubtfulNumber, isDoubtfulPhone } from "@/lib/onboarding/rules/doubtful-answers";

describe("a number is asked about where it has not the form of its kind", () => {
  test.each([
    ["rfcNumber", "xx1"],
    ["rfcNumber", "TNO85010"],
    ["rfcNumber", "TNO850101AB"],
    ["dotNumber", "DOT"],
    ["dotNumber", "123456789"],
    ["mcNumber", "abc"],
    ["scac", "123456"],
    ["scac", "A"],
    ["mxNumber", "x"],
  ] as const)("%s %s", (field, written) => {
    expect(isDoubtfulNumber(field, written)).toBe(true);
  });

  test.each([
    ["rfcNumber", "TNO850101AB1"],
    ["rfcNumber", "tno-850101-ab1"],
    ["rfcNumber", "GOMA800101H42"],
    ["rfcNumber", "Ñ&A 800101 123"],
    ["dotNumber", "USDOT 2233441"],
    ["dotNumber", "U.S. DOT #77"],
    ["mcNumber", "MC-123456"],
    ["mcNumber", "123456"],
    ["scac", "tnor"],
    ["mxNumber", "MX-123456"],
    ["cvorNumber", "anything: its form is not known"],
    ["displayName", "X"],
    ["rfcNumber", " "],
    ["rfcNumber", undefined],
  ] as const)("not %s %s", (field, written) => {
    expect(isDoubtfulNumber(field, written)).toBe(false);
  });
});

test("a phone number has at least seven digits", () => {
  expect(["12", "Ana", "555-01", "555 0123", "+52 81 8340 1234", "", undefined].map(isDoubtfulPhone)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("a coverage of less than a thousand may be meant in thousands", () => {
  const usd = (amount: number) => ({ currencyCode: "USD" as const, amount });
  expect([usd(10_000), usd(99_999), usd(100_000), undefined, null].map(isDoubtfulCoverage)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
