import { describe, expect, test } from "vitest";
import { normalisedNumber } from "@/lib/carriers/rules/normalise-identifiers";

describe("a regulatory number is compared without what people write around it", () => {
  test.each([
    ["dotNumber", "USDOT 0123-456", "123456"],
    ["dotNumber", "DOT# 2384112", "2384112"],
    ["mcNumber", "MC-088213", "88213"],
    ["mxNumber", "MX 1234", "1234"],
    ["rfcNumber", "ñ&f-010101 ab1", "Ñ&F010101AB1"],
    ["cvorNumber", "001-234-567", "1234567"],
  ] as const)("%s %s", (field, written, compared) => {
    expect(normalisedNumber(field, written)).toBe(compared);
  });

  test("a prefix counts only in its own field", () => {
    expect(normalisedNumber("dotNumber", "MC 88213")).toBe("MC88213");
  });

  test.each([
    ["rfcNumber", "XAXX010101000"],
    ["rfcNumber", "XEXX-010101-000"],
    ["dotNumber", "0000000"],
    ["mcNumber", "N/A"],
    ["mcNumber", "pending"],
    ["dotNumber", "USDOT"],
  ] as const)("%s %s identifies nobody", (field, written) => {
    expect(normalisedNumber(field, written)).toBeUndefined();
  });
});
