import { describe, expect, test } from "vitest";
import { findPlace } from "@/lib/places/find-place";
import { confidenceMin } from "@/lib/places/rules/locate";
import { regions } from "@/lib/places/rules/regions";

const mexican = (postalCode: string) => findPlace({ postalCode, countryCode: "MX" });

describe("a Mexican postal code without a town", () => {
  test.each([
    ["78700", "Matehuala", "SLP"],
    ["37980", "San José Iturbide", "GUA"],
    ["47800", "Ocotlán", "JAL"],
    ["99300", "Jerez de García Salinas", "ZAC"],
    ["25350", "Arteaga", "COA"],
    ["45640", "Tlajomulco de Zúñiga", "JAL"],
  ])("%s is likely %s, %s, and says that the town is not known", (code, city, state) => {
    const found = mexican(code);
    expect(found).toMatchObject({ city, state, isApproximate: true });
    expect(found?.confidence).toBeGreaterThanOrEqual(confidenceMin);
    expect(found?.confidence).toBeLessThan(0.8);
  });

  test.each([
    ["64000", "Monterrey"],
    ["88000", "Nuevo Laredo"],
    ["22000", "Tijuana"],
    ["45037", "Zapopan"],
  ])("%s is %s, which has all such codes to itself", (code, city) => {
    const found = mexican(code);
    expect(found?.city).toBe(city);
    expect(found?.isApproximate).toBeUndefined();
    expect(found?.confidence).toBeGreaterThan(0.9);
  });

  test("of which only the state is known has its state and zone, and is not believed to be a town", () => {
    expect(mexican("98100")).toMatchObject({ state: "ZAC", timezone: "America/Mexico_City", isApproximate: true });
    expect(mexican("98100")?.confidence).toBeLessThan(confidenceMin);
  });

  test("leads to every state", () => {
    const codes = Array.from({ length: 99 }, (_, index) => `${String(index + 1).padStart(2, "0")}100`);
    const found = new Set(codes.map((code) => mexican(code)?.state));
    const states = regions.filter(({ countryCode }) => countryCode === "MX").map(({ state }) => state);
    expect(states.filter((state) => !found.has(state))).toEqual([]);
  });

  test("keeps the hours of its part of the state", () => {
    expect(mexican("65000")?.timezone).toBe("America/Matamoros");
    expect(mexican("32000")?.timezone).toBe("America/Ciudad_Juarez");
    expect(mexican("63732")?.timezone).toBe("America/Bahia_Banderas");
  });

  test("that does not exist is no place, nor is it Mexican where the US is said", () => {
    expect(mexican("00000")).toBeUndefined();
    expect(mexican("17500")).toBeUndefined();
    expect(findPlace({ postalCode: "00000", countryCode: "US" })).toBeUndefined();
    expect(findPlace({ postalCode: "64000", countryCode: "US" })).toBeUndefined();
  });
});

test("five digits that are a ZIP code are one unless Mexico is said", () => {
  expect(findPlace({ address: "60446" })).toMatchObject({ city: "Romeoville", state: "IL" });
});

describe("a postal code that has lost its zero", () => {
  test.each([
    ["Portland, ME 4101", "Portland", "ME"],
    ["Portland ME, 4101", "Portland", "ME"],
    ["100 Commercial St, Portland, Maine 4101 USA", "Portland", "ME"],
    ["Newark, New Jersey 7102", "Newark", "NJ"],
    ["NJ 7102", "Newark", "NJ"],
    ["Boston MA 2134-1000", "Boston", "MA"],
    ["Portland, OR 4101", "Portland", "OR"],
    ["Bedford, PA 15522-8601", "Bedford", "PA"],
    ["Newark, NJ 07102-8601", "Newark", "NJ"],
    ["4101 Portland Ave, Minneapolis, MN", "Minneapolis", "MN"],
    ["7102 NJ Route 1, Dallas, TX", "Dallas", "TX"],
  ])("%s is %s, %s", (address, city, state) => {
    expect(findPlace({ address })).toMatchObject({ city, state });
  });
});
