import { describe, expect, test } from "vitest";
import { findPlace } from "@/lib/places/find-place";

describe("what is no place in the US, Mexico or Canada leads to none", () => {
  test.each([
    "Rotterdam, Netherlands",
    "3011 Rotterdam, Países Bajos",
    "London, UK",
    "Toronto, Spain",
    "Dublin, Ireland",
    "Lima, Perú",
    "São Paulo, Brazil",
    "Hamburg, Germany 20095",
    "Guatemala City, Guatemala.",
  ])("a town of another country: %s", (address) => {
    expect(findPlace({ address })).toBeUndefined();
  });

  test("the same by its parts", () => {
    expect(findPlace({ city: "Rotterdam", state: "Netherlands" })).toBeUndefined();
    expect(findPlace({ city: "London", countryCode: "GB" })).toBeUndefined();
  });

  test.each(["Dock 7 / Rampa 3", "Rampa 3", "Andén 12", "Puerta 4, Muelle 2", "Gate 3 dock door 14"])(
    "a part of a yard: %s",
    (address) => {
      expect(findPlace({ address })).toBeUndefined();
    },
  );
});

test.each([
  ["Lebanon, TN", "Lebanon, TN"],
  ["Peru, IN", "Peru, IN"],
  ["Jordan, MN, USA", "Jordan, MN"],
  ["China, Nuevo León", "China, NLE"],
  ["Atlanta, Georgia", "Atlanta, GA"],
  ["Poland, OH", "Poland, OH"],
])("towns that are called as a country stay: %s", (address, town) => {
  const { city, state } = findPlace({ address }) ?? {};
  expect(`${city}, ${state}`).toBe(town);
});
