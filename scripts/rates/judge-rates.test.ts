import { expect, test } from "vitest";
import { judgeMarket } from "@/scripts/rates/judge-rates";
import { summarise } from "@/scripts/rates/summarise-rates";

test("on a market whose rules it does not know, margins and quartiles keep their word and medians are nearer", async () => {
  const { cells } = await judgeMarket(31, { lanes: 200, payers: 1, volume: 1, weeksJudged: [26, 36, 46] });
  const { answered, error, wideningError, marginCoverage, quartileCoverage } = summarise(cells);
  expect(answered).toBeGreaterThan(350);
  expect(error.mean).toBeLessThan(wideningError.mean);
  expect(Math.abs(marginCoverage - 0.9)).toBeLessThan(0.03);
  expect(Math.abs(quartileCoverage - 0.5)).toBeLessThan(0.05);
});

test("an organization without prices of its own gets those of others, with margins that keep their word", async () => {
  const { cells } = await judgeMarket(31, { lanes: 120, payers: 12, volume: 4, weeksJudged: [26, 36, 46] });
  const { answered, marginCoverage, quartileCoverage } = summarise(cells);
  expect(answered).toBeGreaterThan(150);
  expect(Math.abs(marginCoverage - 0.9)).toBeLessThan(0.03);
  expect(Math.abs(quartileCoverage - 0.5)).toBeLessThan(0.05);
});
