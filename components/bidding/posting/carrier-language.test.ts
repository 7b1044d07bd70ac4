import { expect, test } from "vitest";
import { languageOf } from "@/components/bidding/posting/carrier-language";

test("a carrier known to Mexico's authorities is written to in Spanish, all others in English", () => {
  expect(languageOf({ rfcNumber: "NFR010101AB1" })).toBe("es-MX");
  expect(languageOf({ mxNumber: "MX-1020" })).toBe("es-MX");
  expect(languageOf({})).toBe("en-US");
});
