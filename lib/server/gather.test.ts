import { expect, test } from "vitest";
import { gather } from "@/lib/server/gather";

/** Runs that end when the test has them end, and what each of them was given. */
function openRuns({ callsMax = 3, runsMax = 1, badIsOfOneCall = true } = {}) {
  const given: (readonly string[])[] = [];
  const ends: (() => void)[] = [];
  const call = gather<string, string>({
    run: async (calls) => {
      given.push(calls);
      await new Promise<void>((end) => ends.push(end));
      if (calls.includes("bad")) throw new Error("bad");
      return calls.map((one) => `${one} answered`);
    },
    isOfOneCall: () => badIsOfOneCall,
    countOf: (waiting) => Math.min(waiting, callsMax),
    runsMax,
  });
  const endNext = async () => {
    ends.shift()?.();
    await turn();
  };
  return { given, call, endNext };
}
const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test("calls of one turn of the event loop go together, each with its own answer", async () => {
  const { given, call, endNext } = openRuns();
  const answers = Promise.all([call("a"), call("b")]);
  await turn();
  expect(given).toEqual([["a", "b"]]);
  await endNext();
  expect(await answers).toEqual(["a answered", "b answered"]);
});

test("what comes during a run is gathered until it ends, so many at once as may go together", async () => {
  const { given, call, endNext } = openRuns();
  const first = call("1");
  await turn();
  const others = ["2", "3", "4", "5"].map(call);
  await turn();
  expect(given).toEqual([["1"]]);
  await endNext();
  expect(given).toEqual([["1"], ["2", "3", "4"]]);
  await endNext();
  await endNext();
  expect(await Promise.all([first, ...others])).toEqual([1, 2, 3, 4, 5].map((one) => `${one} answered`));
});

test("a bad call fails alone", async () => {
  const { call, endNext } = openRuns();
  const answers = Promise.allSettled([call("a"), call("bad"), call("c")]);
  await turn();
  for (const _ of [1, 2, 3, 4]) await endNext();
  expect((await answers).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("a failure that is no call's own fails all, without another run", async () => {
  const { given, call, endNext } = openRuns({ badIsOfOneCall: false });
  const answers = Promise.allSettled([call("a"), call("bad")]);
  await turn();
  await endNext();
  expect((await answers).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(given).toHaveLength(1);
});
