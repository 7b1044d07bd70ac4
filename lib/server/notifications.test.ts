import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "@/lib/server/db";
import { notify as gather, isListening, listen, listenerName } from "@/lib/server/notifications";
import { freezeListeners } from "@/lib/testing/frozen-listeners";
import { until } from "@/lib/testing/until";

const notify = (channel: string) => db.$executeRaw`select pg_notify(${channel}, '')`;

/** A channel of its own with the count of notifications received on it since it became live. */
async function aChannel() {
  const channel = `test ${randomUUID()}`;
  const listener = { channel, received: 0 };
  listen(channel, () => listener.received++);
  await until(() => isListening(channel));
  listener.received = 0;
  return listener;
}

test("a notification reaches the listeners of its channel, and no others", async () => {
  const [one, other] = [await aChannel(), await aChannel()];
  await notify(one.channel);
  await until(() => one.received === 1);
  expect(other.received).toBe(0);
});

test("after a broken connection every listener is notified, for something may have been missed", async () => {
  const [one, other] = [await aChannel(), await aChannel()];
  await db.$queryRaw`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = ${listenerName}`;
  await until(() => one.received === 1 && other.received === 1);
  await notify(other.channel);
  await until(() => other.received === 2);
});

test("a connection that has fallen silent is replaced, and every listener is notified", async () => {
  const [one, other] = [await aChannel(), await aChannel()];
  await freezeListeners();
  await until(() => one.received === 1 && other.received === 1);
  await notify(other.channel);
  await until(() => other.received === 2);
});

test("many notifications at once are sent as one for each subject", async () => {
  const channel = `test ${randomUUID()}`;
  const subjects: string[] = [];
  listen(channel, (subject) => subjects.push(subject));
  await until(() => isListening(channel));
  for (let round = 0; round < 50; round++) for (const subject of ["one", "other"]) gather(channel, subject);
  gather(channel, "last");
  await until(() => subjects.includes("last"));
  expect(subjects).toEqual(["", "one", "other", "last"]);
});
