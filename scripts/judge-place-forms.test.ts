import { expect, test } from "vitest";
import { judgePlaceForms } from "@/scripts/judge-place-forms";

/** Of the whole gazetteer `npm run evaluate:places` reads every place; here every so many. */
const step = 40;

test("a place in any form, misspelt or not, is taken for another in at most one case of a thousand", () => {
  const counts = judgePlaceForms(step);
  const written = counts.reduce((sum, count) => sum + count.written, 0);
  const wrong = counts.reduce((sum, count) => sum + count.wrong, 0);
  expect(counts.flatMap(({ examples }) => examples).slice(0, 20)).toHaveLength(Math.min(20, wrong));
  expect(written).toBeGreaterThan(20_000);
  expect(wrong / written).toBeLessThanOrEqual(0.001);
});
