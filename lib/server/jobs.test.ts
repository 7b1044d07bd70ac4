import { expect, test } from "vitest";
import { periodically, startJobs, stopJobs } from "@/lib/server/jobs";

const later = () => new Promise((resolve) => setImmediate(resolve));

test("a job goes on after a round that failed, one round at a time, until it is stopped", async () => {
  let [rounds, atOnce, atOnceMax] = [0, 0, 0];
  const job = periodically({
    name: "counting",
    everySeconds: 0.001,
    run: async () => {
      atOnceMax = Math.max(atOnceMax, ++atOnce);
      await later();
      atOnce--;
      if (++rounds === 1) throw new Error("no");
    },
  });
  const running = job.start();
  await expect.poll(() => rounds, { interval: 1 }).toBeGreaterThan(3);
  await running.stop();
  const ended = rounds;
  expect([atOnce, atOnceMax]).toEqual([0, 1]);
  for (let turn = 0; turn < 20; turn++) await later();
  expect(rounds).toBe(ended);
});

test("a job that runs in this process is not started again, and all stop together", async () => {
  const said: string[] = [];
  const job = (name: string) => ({
    name,
    start: () => {
      said.push(`${name} starts`);
      return { stop: async () => void said.push(`${name} stops`) };
    },
  });
  startJobs([job("one"), job("two")]);
  startJobs([job("one")]);
  await stopJobs();
  await stopJobs();
  expect(said).toEqual(["one starts", "two starts", "one stops", "two stops"]);
});
