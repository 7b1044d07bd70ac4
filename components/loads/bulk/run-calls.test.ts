import { expect, test } from "vitest";
import { runCalls } from "@/components/loads/bulk/run-calls";

const items = [1, 2, 3, 4, 5];

test("items go in calls of as many as one takes, and each call moves the progress", async () => {
  const [calls, progress]: [number[][], number[]] = [[], []];
  const send = async (few: number[]) => {
    calls.push(few);
    return few.map((item) => item * 10);
  };
  const run = await runCalls({ items, perCall: 2, send, onProgress: (done) => progress.push(done) });
  expect(calls).toEqual([[1, 2], [3, 4], [5]]);
  expect(progress).toEqual([2, 4, 5]);
  expect(run).toEqual({ results: [10, 20, 30, 40, 50], rest: [] });
});

test("a call that fails stops it: what was done is kept, and the rest is named", async () => {
  const error = new Error("away");
  const send = async (few: number[]) => {
    if (few.includes(3)) throw error;
    return few;
  };
  expect(await runCalls({ items, perCall: 2, send })).toEqual({ results: [1, 2], rest: [3, 4, 5], error });
});
