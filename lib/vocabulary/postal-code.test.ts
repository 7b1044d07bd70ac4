import { expect, test } from "vitest";
import { readPostalCode } from "@/lib/vocabulary/postal-code";

test.each([
  ["4101", { city: "Portland", state: "ME", countryCode: "US" }, "04101"],
  ["4101", { state: "Maine" }, "04101"],
  ["4101", { city: "Portland", countryCode: "USA" }, "04101"],
  ["7102", { state: "N.J.", countryCode: "US" }, "07102"],
  ["2134", { city: "Boston", state: "MA" }, "02134"],
  ["601", { city: "Adjuntas", state: "PR", countryCode: "US" }, "00601"],
  ["501", { city: "Holtsville", state: "New York" }, "00501"],
  ["71021234", { state: "NJ", countryCode: "US" }, "07102-1234"],
  ["7102-1234", { state: "NJ", countryCode: "US" }, "07102-1234"],
  ["6390", { city: "Fishers Island", state: "NY" }, "06390"],
  ["1000", { city: "Álvaro Obregón", state: "CDMX", countryCode: "MX" }, "01000"],
  ["6600", { city: "Cuauhtémoc", countryCode: "MX" }, "06600"],
  ["6,600", { state: "Ciudad de México" }, "06600"],
  ["750014321", { countryCode: "US" }, "75001-4321"],
  ["75001 4321", {}, "75001-4321"],
  ["75001–4321", { state: "TX" }, "75001-4321"],
  ["78045-", { countryCode: "US" }, "78045"],
  ["C.P. 64000", { countryCode: "MX" }, "64000"],
  ["CP64000", {}, "64000"],
  ["Código postal: 64000", {}, "64000"],
  ["ZIP 60601", {}, "60601"],
  ["zip code 60601", {}, "60601"],
  ["64,000", { countryCode: "MX" }, "64000"],
  ["64.000", {}, "64000"],
  ["78045.0", {}, "78045"],
  ["'07102", {}, "07102"],
  ['="07102"', {}, "07102"],
  ["７８０４５", {}, "78045"],
  [" 78045 ", {}, "78045"],
])("%j with %j is %s", (postalCode, parts, right) => {
  expect(readPostalCode({ postalCode, ...parts })).toBe(right);
});

test.each([
  ["78045", { countryCode: "US" }],
  ["75001-4321", { countryCode: "US" }],
  ["7501", { city: "Texarkana", state: "TX", countryCode: "US" }],
  ["4101", { city: "Portland" }],
  ["4101", { state: "ME", countryCode: "CA" }],
  ["6400", { city: "Monterrey", state: "NL", countryCode: "MX" }],
  ["6400", { city: "Monterrey", countryCode: "MX" }],
  ["5000", { city: "Toluca", state: "MEX", countryCode: "MX" }],
  ["640001234", { state: "NL", countryCode: "MX" }],
  ["H2X 1Y4", { countryCode: "CA" }],
  ["h2x1y4", {}],
  ["750", { state: "TX", countryCode: "US" }],
  ["750012", { countryCode: "US" }],
  ["SW1A 1AA", {}],
  ["", {}],
  ["C.P.", { countryCode: "MX" }],
])("%j with %j stands as it is", (postalCode, parts) => {
  expect(readPostalCode({ postalCode, ...parts })).toBeUndefined();
});
