import { expect, test } from "vitest";
import { addressOf, nameOfPlace, placeName, shortPlace } from "@/lib/places/rules/place-name";
import { regions, regionsByKey } from "@/lib/places/rules/regions";
import { keyOf } from "@/lib/places/rules/words";
import { otherStateCode, writtenStates } from "@/lib/vocabulary/state-codes.values";

test("a place is named by its city and state, or by whatever is known of it", () => {
  expect(placeName({ type: "ADDRESS", city: "Monterrey", state: "NLE", postalCode: "64400" })).toBe("Monterrey, NL");
  expect(placeName({ type: "POSTAL_CODE", postalCode: "78045", countryCode: "US" })).toBe("78045");
  expect(placeName(undefined)).toBeUndefined();
  expect(addressOf({ type: "ADDRESS", street: "12901 Mines Rd", postalCode: "78045", countryCode: "US" })).toBe(
    "12901 Mines Rd, 78045 US",
  );
});

test("a state is shown as people write it, and what no table knows as it was sent", () => {
  expect(placeName({ city: "Querétaro", state: "QUE", countryCode: "MX" })).toBe("Querétaro, QRO");
  expect(placeName({ city: "Saltillo", state: "coa", countryCode: "MEX" })).toBe("Saltillo, COAH");
  expect(placeName({ city: "Saltillo", state: "Coahuila", countryCode: "MX" })).toBe("Saltillo, Coahuila");
  expect(placeName({ city: "Laredo", state: "TX", countryCode: "US" })).toBe("Laredo, TX");
  // Outside of Mexico these three letters are not one of its states.
  expect(placeName({ city: "Montréal", state: "QUE", countryCode: "CA" })).toBe("Montréal, QUE");
  expect(nameOfPlace({ city: "Monterrey", state: "NLE", countryCode: "MX" })).toBe("Monterrey, NL, MX");
});

test("every Mexican state has its written form, and the finder of places reads it as the same state", () => {
  const mexican = regions.filter(({ countryCode }) => countryCode === "MX");
  expect(Object.keys(writtenStates).toSorted()).toEqual(mexican.map(({ state }) => state).toSorted());
  const read = (written: string) =>
    (regionsByKey.get(keyOf(written)) ?? []).flatMap((at) => {
      const region = regions[at];
      return region?.countryCode === "MX" ? [region.state] : [];
    });
  expect(mexican.map(({ state }) => read(writtenStates[state] ?? ""))).toEqual(mexican.map(({ state }) => [state]));
});

test("either code of a state leads to the other", () => {
  expect(["qro", "QUE", "CDMX", "SLP", "TX"].map(otherStateCode)).toEqual(["QUE", "QRO", "CMX", undefined, undefined]);
});

test.each([
  ["Monterrey, NLE, MX", "Monterrey, NL"],
  ["Querétaro, QUE, MX", "Querétaro, QRO"],
  ["Dallas, TX, US", "Dallas, TX"],
  ["Laredo", "Laredo"],
  [undefined, undefined],
])("a place kept as %s is shown short", (kept, shown) => {
  expect(shortPlace(kept)).toBe(shown);
});
