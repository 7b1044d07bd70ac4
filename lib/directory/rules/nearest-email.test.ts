import { expect, test } from "vitest";
import { nearestEmailAmong } from "@/lib/directory/rules/nearest-email";

const known = ["raj@acme.com", "rob@acme.com", "lucia.trevino@frontera.mx", "ops@acme.com"];

test.each([
  ["raj@acme.cm", "raj@acme.com"],
  ["rja@acme.com", "raj@acme.com"],
  ["rbo@acme.com", "rob@acme.com"],
  ["lucia.treviño@frontera.mx", "lucia.trevino@frontera.mx"],
  ["lucia.trevno@fronteras.mx", "lucia.trevino@frontera.mx"],
  ["raj@acme.com.mx", "raj@acme.com"],
  ["raj@other.com", undefined],
  ["eva@frontera.mx", undefined],
  ["ob@acme.com", undefined],
  ["xyz@acme.com", undefined],
  ["lucia.trevino", undefined],
  ["", undefined],
])("%s was probably meant to be %s", (email, meant) => {
  expect(nearestEmailAmong(known)(email)).toBe(meant);
});

test("letters of any alphabet may be mistaken", () => {
  expect(nearestEmailAmong(["josé@acme.com"])("jose@acme.com")).toBe("josé@acme.com");
});
