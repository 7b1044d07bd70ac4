import { expect, test } from "vitest";
import { addressOf, placeName } from "@/lib/places/rules/place-name";

test("a place is named by its city and state, or by whatever is known of it", () => {
  expect(placeName({ type: "ADDRESS", city: "Monterrey", state: "NLE", postalCode: "64400" })).toBe("Monterrey, NLE");
  expect(placeName({ type: "POSTAL_CODE", postalCode: "78045", countryCode: "US" })).toBe("78045");
  expect(placeName(undefined)).toBeUndefined();
  expect(addressOf({ type: "ADDRESS", street: "12901 Mines Rd", postalCode: "78045", countryCode: "US" })).toBe(
    "12901 Mines Rd, 78045 US",
  );
});
