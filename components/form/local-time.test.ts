import { expect, test } from "vitest";
import { bothMoments, isSkipped, momentIn, momentOf, wallTimeOf } from "@/components/form/local-time";

const [monterrey, chicago] = ["America/Monterrey", "America/Chicago"];

test("a moment is shown as the clock of its place shows it, and back", () => {
  expect(wallTimeOf("2026-07-01T14:00:00.000Z", monterrey)).toBe("2026-07-01T08:00");
  expect(wallTimeOf("2026-07-01T14:00:00.000Z", chicago)).toBe("2026-07-01T09:00");
  expect(momentOf("2026-07-01T08:00", monterrey)).toBe("2026-07-01T14:00:00.000Z");
  expect(momentOf("2026-07-01T09:00", chicago)).toBe("2026-07-01T14:00:00.000Z");
});

test("a time sent without an offset is local to its place", () => {
  expect(wallTimeOf("2026-11-23T08:00:00", chicago)).toBe("2026-11-23T08:00");
  expect(momentIn("2026-11-23T08:00", chicago)).toBe("2026-11-23T14:00:00.000Z");
  expect(momentIn("2026-11-23T08:00", undefined)).toBe(undefined);
});

test("the hour that clocks skip in spring is recognised and moves ahead", () => {
  expect(isSkipped("2026-03-08T02:30", chicago)).toBe(true);
  expect(isSkipped("2026-03-08T02:30", monterrey)).toBe(false);
  expect(momentOf("2026-03-08T02:30", chicago)).toBe("2026-03-08T08:30:00.000Z");
  expect(wallTimeOf("2026-03-08T08:30:00.000Z", chicago)).toBe("2026-03-08T03:30");
});

test("the hour that clocks show twice in autumn has two moments", () => {
  expect(bothMoments("2026-11-01T01:30", chicago)).toEqual({
    earlier: "2026-11-01T06:30:00.000Z",
    later: "2026-11-01T07:30:00.000Z",
  });
  expect(bothMoments("2026-11-01T03:30", chicago)).toBe(undefined);
  expect(bothMoments("2026-03-08T02:30", chicago)).toBe(undefined);
});
