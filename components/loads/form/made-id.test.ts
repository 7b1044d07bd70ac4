import { expect, test } from "vitest";
import { madeId } from "@/components/loads/form/made-id";

test("a made id names its day and has no letters that look alike", () => {
  const day = new Date(2026, 10, 3, 23, 59);
  expect(madeId(day, () => 0)).toBe("L261103-AAAAA");
  expect(madeId(new Date(2026, 10, 3, 0, 0), () => 0)).toBe("L261103-AAAAA");
  for (let made = 0; made < 200; made++) expect(madeId(day)).toMatch(/^L261103-[A-HJ-NP-Z2-9]{5}$/);
});
