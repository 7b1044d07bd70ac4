import { expect, test } from "vitest";
import { madeId } from "@/components/loads/form/made-id";

test("a made id names its day and has no letters that look alike", () => {
  const day = new Date("2026-11-23T12:00:00Z");
  expect(madeId(day, () => 0)).toBe("L261123-AAAAA");
  for (let made = 0; made < 200; made++) expect(madeId(day)).toMatch(/^L261123-[A-HJ-NP-Z2-9]{5}$/);
});
