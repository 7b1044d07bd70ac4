import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, inject, test } from "vitest";
import { aReceiver } from "@/lib/testing/a-receiver";
import { aWebhook, aWorker, firstArrivals, forgetOtherWebhooks, inOrder, someBids } from "@/lib/testing/a-webhook";
import { leaseMs } from "@/lib/webhooks/store/claim-deliveries";

/** `npm run worker` on the database of the tests, ready to work. */
async function startWorker() {
  const { DATABASE_URL, BETTER_AUTH_SECRET } = process.env;
  expect(DATABASE_URL).toContain(new URL(inject("serverUrl")).host);
  const child = spawn(process.execPath, ["scripts/worker.mjs"], {
    env: { ...process.env, DATABASE_URL, BETTER_AUTH_SECRET, NODE_ENV: "test" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(child, "exit");
    child.kill(signal);
    return (await exited)[0];
  };
  return { end };
}

/** Answers after a moment, so that there is always something under way. */
const slowReceiver = () => aReceiver((response) => void setTimeout(() => response.writeHead(204).end(), 20));

test("workers killed in the middle lose nothing and change no order; one that is asked to stop does so in order", async () => {
  await forgetOtherWebhooks();
  const receiver = await slowReceiver();
  const { queue, deliveries } = await aWebhook(receiver.url);
  const events = await queue(someBids(200), 10);
  for (const share of [0.15, 0.3, 0.5]) {
    const { end } = await startWorker();
    await expect.poll(() => receiver.received.length, { interval: 5 }).toBeGreaterThan(share * 2000);
    await end("SIGKILL");
  }
  const { end } = await startWorker();
  await expect.poll(() => receiver.received.length, { interval: 5 }).toBeGreaterThan(1300);
  expect(await end("SIGTERM")).toBe(0);
  const left = (await deliveries()).filter(({ status }) => status === "SENDING").length;
  expect(left).toBeLessThanOrEqual(3 * 32);

  // Past the leases of those who were killed.
  const last = aWorker(new Date(Date.now() + leaseMs));
  await last.after(0);
  expect(firstArrivals(receiver.accepted())).toEqual(inOrder(events));
  expect(receiver.received.length - events.length).toBeLessThanOrEqual(3 * 32);
});
