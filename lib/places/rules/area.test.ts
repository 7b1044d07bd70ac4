import { expect, test } from "vitest";
import { suggestAreas } from "@/lib/places/rules/area";

const namesOf = (query: string) => suggestAreas(query, 8).map(({ name, countryCode }) => `${name}, ${countryCode}`);

test.each([
  ["tex", ["Texas, US"]],
  ["TX", ["Texas, US"]],
  ["nuevo l", ["Nuevo León, MX"]],
  ["Nueva York", ["New York, US"]],
  ["méx", ["Estado de México, MX", "MX, MX", "Ciudad de México, MX"]],
  ["México", ["MX, MX", "Ciudad de México, MX", "Estado de México, MX"]],
  ["usa", ["US, US"]],
  ["t", []],
  ["", []],
  ["atlantis", []],
])("states and countries that begin with %j are suggested", (query, names) => {
  expect(namesOf(query)).toEqual(names);
});

test("those of which all was typed come first", () => {
  expect(suggestAreas("NL", 8).map(({ state, countryCode, isWhole }) => [state, countryCode, isWhole])).toEqual([
    ["NLE", "MX", true],
    ["NL", "CA", true],
  ]);
  expect(suggestAreas("co", 3).map(({ state, isWhole }) => [state, isWhole])).toEqual([
    ["CO", true],
    ["COA", true],
    ["CT", false],
  ]);
});
