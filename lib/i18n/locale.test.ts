import { expect, test } from "vitest";
import { knownTimeZone, localeFrom } from "@/lib/i18n/locale";

test("the chosen language wins over the browser's", () => {
  expect(localeFrom("es-MX", "en-US,en;q=0.9")).toBe("es-MX");
});

test("without a choice the browser's first known language counts, by its weight", () => {
  expect(localeFrom(undefined, "de;q=0.9,en;q=0.4,es-419;q=0.8")).toBe("es-MX");
  expect(localeFrom(undefined, "fr")).toBe("en-US");
  expect(localeFrom("nonsense", null)).toBe("en-US");
});

test("a time zone that this machine does not know is none", () => {
  expect(knownTimeZone("America/Monterrey")).toBe("America/Monterrey");
  for (const unknown of ["America/Atlantis", "", undefined]) expect(knownTimeZone(unknown)).toBe(undefined);
});
