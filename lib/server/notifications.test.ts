import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { db } from "@/lib/server/db";
import { notify as gather, isListening, listen } from "@/lib/server/notifications";

const notify = (channel: string) => db.$executeRaw`select pg_notify(${channel}, '')`;

/** A channel of its own with the count of nudges heard on it since it became live. */
async function aChannel() {
  const channel = `test ${randomUUID()}`;
  const ear = { channel, nudges: 0 };
  listen(channel, () => ear.nudges++);
  await vi.waitUntil(() => isListening(channel));
  ear.nudges = 0;
  return ear;
}

test("a notification is heard by those who listen to its channel, and by nobody else", async () => {
  const [one, other] = [await aChannel(), await aChannel()];
  await notify(one.channel);
  await vi.waitUntil(() => one.nudges === 1);
  expect(other.nudges).toBe(0);
});

test("after a broken connection everyone is nudged, for something may have been missed", async () => {
  const [one, other] = [await aChannel(), await aChannel()];
  await db.$queryRaw`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'LISTEN%'`;
  await vi.waitUntil(() => one.nudges === 1 && other.nudges === 1, { timeout: 5000 });
  await notify(other.channel);
  await vi.waitUntil(() => other.nudges === 2);
});

test("many notifications at once are sent as one for each subject", async () => {
  const channel = `test ${randomUUID()}`;
  const subjects: string[] = [];
  listen(channel, (subject) => subjects.push(subject));
  await vi.waitUntil(() => isListening(channel));
  for (let round = 0; round < 50; round++) for (const subject of ["one", "other"]) gather(channel, subject);
  gather(channel, "last");
  await vi.waitUntil(() => subjects.includes("last"));
  expect(subjects).toEqual(["", "one", "other", "last"]);
});
