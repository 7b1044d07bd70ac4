import { expect, test } from "vitest";
import { midnight } from "@/components/loads/list/pickup-days";

test("a day on which the clocks change still begins at midnight", () => {
  const beforeChange = new Date("2026-10-31T18:00:00Z");
  expect(midnight(beforeChange, "America/Chicago", 1).toISOString()).toBe("2026-11-01T05:00:00.000Z");
  expect(midnight(beforeChange, "America/Chicago", 2).toISOString()).toBe("2026-11-02T06:00:00.000Z");
  expect(midnight(beforeChange, "America/Hermosillo", 2).toISOString()).toBe("2026-11-02T07:00:00.000Z");
});
