import { expect, test } from "vitest";
import backtest from "@/lib/border-crossings/facts/backtest.json";
import evaluation from "@/lib/places/evaluation.json";
import { exampleLanes, judgeLanes, unseenLanes } from "@/scripts/crossings/example-lanes";
import { hitMilesMax, judgeAddresses } from "@/scripts/judge-addresses";

/** As a file keeps it. */
const asStored = (value: unknown) => JSON.parse(JSON.stringify(value));

test("what is published of the lanes is what the code computes", () => {
  expect(backtest.lanes).toEqual(asStored(judgeLanes(exampleLanes)));
  expect(backtest.unseenLanes).toEqual(asStored(judgeLanes(unseenLanes)));
});

test("what is published of the addresses is what the code computes", () => {
  expect(evaluation.hitMilesMax).toBe(hitMilesMax);
  for (const { microseconds: _, ...published } of evaluation.sets) {
    expect(published).toEqual(asStored(judgeAddresses(published.file)));
  }
});
