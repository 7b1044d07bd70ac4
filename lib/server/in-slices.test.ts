import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Steps } from "@/lib/core/steps";
import { inSlices, withRest } from "@/lib/server/in-slices";

const nothing = new Int32Array(new SharedArrayBuffer(4));

/** Keeps the thread for longer than a slice. */
const compute = () => void Atomics.wait(nothing, 0, 0, 20);

/** A computation whose every step takes longer than a slice. */
function* longWork(name: string, said: string[]): Steps<string> {
  for (let step = 0; step < 3; step++) {
    compute();
    said.push(name);
    yield;
  }
  return name;
}

test("between the slices of a long computation others are answered", async () => {
  const said: string[] = [];
  const work = inSlices(longWork("work", said));
  for (let turn = 0; turn < 3; turn++) {
    await setImmediate();
    said.push("other");
  }
  expect(await work).toBe("work");
  expect(said.slice(0, 3).filter((who) => who === "other")).not.toEqual([]);
  expect(said.lastIndexOf("other")).toBeLessThan(said.lastIndexOf("work"));
});

test("two long computations take turns, and others are answered between them", async () => {
  const said: string[] = [];
  const both = Promise.all([inSlices(longWork("one", said)), inSlices(longWork("two", said))]);
  expect(await both).toEqual(["one", "two"]);
  expect(said).toEqual(["one", "two", "one", "two", "one", "two"]);
});

test("what a computation throws reaches who asked for it, and those behind it go on", async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first step.
  function* failing(): Steps<string> {
    throw new Error("No such place.");
  }
  const said: string[] = [];
  const results = await Promise.allSettled([inSlices(failing()), inSlices(longWork("next", said))]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});

test("after a long piece of work others are answered before the next one", async () => {
  const said: string[] = [];
  const piece = (name: string) =>
    withRest(() => {
      compute();
      said.push(name);
      return name;
    });
  const both = Promise.all([piece("one"), piece("two")]);
  await setImmediate();
  said.push("other");
  expect(await both).toEqual(["one", "two"]);
  expect(said).toEqual(["one", "other", "two"]);
});

test("a piece of work that throws does so to who asked for it, and does not keep the next one", async () => {
  const failing = withRest(() => {
    throw new Error("No such place.");
  });
  await expect(failing).rejects.toThrow("No such place.");
  expect(await withRest(() => "next")).toBe("next");
});
