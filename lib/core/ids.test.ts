import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";

test("ids are versioned, all different, and in the order in which they were made", () => {
  const ids = Array.from({ length: 5000 }, () => newId("load"));
  expect(ids[0]).toMatch(/^load_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(5000);
  expect(ids.toSorted()).toEqual(ids);
});
