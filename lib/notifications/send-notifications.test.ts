import { expect, onTestFinished, test } from "vitest";
import "@/lib/app-events";
import { newId } from "@/lib/core/ids";
import { retryDelaysMs } from "@/lib/messages/schema/message-values";
import { getPreferences, savePreferences } from "@/lib/notifications/save-preferences";
import { mailNotifications, pushNotifications } from "@/lib/notifications/send-notifications";
import { insertNotifications } from "@/lib/notifications/store/make-notifications";
import { leaseMs } from "@/lib/notifications/store/sendings";
import { savePushSubscription } from "@/lib/push-subscriptions/save-push-subscription";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { makeMailer } from "@/lib/server/mail";
import { wakeQueue } from "@/lib/server/work-queue";
import { aBroker } from "@/lib/testing/a-broker";
import { aMailServer, bodyOf, headersOf } from "@/lib/testing/a-mail-server";
import { aBrowser, aPushReceiver } from "@/lib/testing/a-push-receiver";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";

const facts = { amount: { currencyCode: "USD" as const, amount: 185_000 }, carrierName: "Norteña Freight" };

/** A broker whose load is bid on, and who chose to learn of that by this channel. */
async function aNotifiedBroker(channel: "PUSH" | "MAIL") {
  await db.notificationSending.deleteMany();
  const { broker, tms } = await aBrokerage();
  const owner = await aBroker(broker, { externalId: "U-1" });
  const userId = owner.actor.type === "user" ? owner.actor.id : "";
  const { organizationId } = broker;
  const { load } = await sync(tms, { ...aNewKey(), externalDisplayId: "M-1", externalOwnerCoverageUserId: "U-1" });
  const choose = async (isWanted: boolean) => {
    const { preferences } = await getPreferences(owner, {});
    const BID_SUBMITTED = { ...preferences.BID_SUBMITTED, [channel]: isWanted };
    await savePreferences(owner, { preferences: { ...preferences, BID_SUBMITTED }, language: "es-MX" });
  };
  await choose(true);
  const happen = (ctx: Context = broker) =>
    insertNotifications(ctx, [{ kind: "BID_SUBMITTED", happening: newId("bid"), loadId: load.id, facts }]);
  const states = async () =>
    (await db.notificationSending.findMany({ where: { organizationId }, orderBy: { createdAt: "asc" } })).map(
      ({ status, attempts, lastError }) => ({ status, attempts, lastError }),
    );
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  return { broker, owner, userId, organizationId, load, choose, happen, states, email };
}

/** A worker whose clock stands still until it is moved. */
function aWorker(channel: "PUSH" | "MAIL", url = "smtp://127.0.0.1:1") {
  let now = new Date(Date.now() + 1000);
  const given = { now: () => now, chance: () => 0.5, pollMs: 3_600_000 };
  const mailer = makeMailer({ url, from: { address: "loads@portal.example" } });
  const worker = channel === "PUSH" ? pushNotifications(given) : mailNotifications({ ...given, mailer });
  onTestFinished(worker.stop);
  onTestFinished(mailer.close);
  return async (ms = 0) => {
    now = new Date(now.getTime() + ms);
    wakeQueue(channel === "PUSH" ? "notifications by push" : "notifications by mail");
    await worker.rest();
  };
}

test("a user who chose mail is written to once, in their language, with the load and the way to choose otherwise", async () => {
  const server = await aMailServer();
  const { load, happen, states, email } = await aNotifiedBroker("MAIL");
  await happen();
  const work = aWorker("MAIL", server.url);
  await work();
  await work(leaseMs);
  const [mail, ...others] = server.mails;
  if (!mail) throw new Error("Nothing arrived.");
  expect(others).toEqual([]);
  expect(mail.to).toEqual([email]);
  const text = bodyOf(mail);
  expect(text).toContain("Norteña Freight");
  expect(text).toContain("Carga M-1");
  expect(text).toContain("USD 1,850");
  expect(text).toContain(`http://localhost:3000/loads/${load.id}?tab=bids`);
  expect(headersOf(mail)).toEqual(
    expect.arrayContaining([
      "Content-Language: es-MX",
      "List-Unsubscribe: <http://localhost:3000/settings/notifications>",
    ]),
  );
  expect(await states()).toEqual([{ status: "SENT", attempts: 1, lastError: null }]);
});

test("a mail that is put off is tried again", async () => {
  const { happen, states } = await aNotifiedBroker("MAIL");
  await happen();
  const work = aWorker("MAIL");
  await work();
  await work(retryDelaysMs[0]);
  expect(await states()).toEqual([{ status: "PENDING", attempts: 2, lastError: "CONNECTION_FAILED" }]);
});

test("every browser of the user shows it, and the one that is gone is forgotten", async () => {
  const [service, gone, browser] = [await aPushReceiver(), await aPushReceiver(), aBrowser()];
  gone.status = 410;
  const { owner, load, happen, states, organizationId } = await aNotifiedBroker("PUSH");
  const save = (endpoint: string, keys = aBrowser().keys) =>
    savePushSubscription(owner, { endpoint, keys, language: "es-MX" });
  await save(service.endpointOf("office"), browser.keys);
  await save(gone.endpointOf("phone"));
  await happen();
  await aWorker("PUSH")();
  expect(service.received.map(({ body }) => browser.read(body))).toEqual([
    {
      title: expect.stringContaining("Norteña Freight"),
      body: expect.stringMatching(/Carga M-1 · USD 1,850/),
      tag: expect.stringMatching(/^notification_/),
      path: `/loads/${load.id}?tab=bids`,
    },
  ]);
  expect(await states()).toEqual([{ status: "SENT", attempts: 1, lastError: null }]);
  expect(await db.pushSubscription.count({ where: { organizationId } })).toBe(1);
});

test("two workers send it once", async () => {
  const server = await aMailServer();
  const { happen } = await aNotifiedBroker("MAIL");
  for (let at = 0; at < 20; at++) await happen();
  const [one, other] = [aWorker("MAIL", server.url), aWorker("MAIL", server.url)];
  await Promise.all([one(), other()]);
  expect(server.mails).toHaveLength(20);
});

test("what was read, is not wanted any more, is old, or is of somebody who left is not sent", async () => {
  const server = await aMailServer();
  const { broker, userId, organizationId, choose, happen, states } = await aNotifiedBroker("MAIL");
  const work = aWorker("MAIL", server.url);
  // A worker looks once when it starts: it must not find what happens before it was read.
  await work();
  await happen();
  await db.notification.updateMany({ where: { organizationId }, data: { readAt: new Date() } });
  await work();
  await happen();
  await choose(false);
  await work();
  await choose(true);
  await happen({ ...broker, now: new Date(Date.now() - 13 * 3_600_000) });
  await work();
  await happen();
  await db.member.updateMany({ where: { organizationId, userId }, data: { deactivatedAt: new Date() } });
  await work();
  expect(server.mails).toEqual([]);
  expect((await states()).map(({ status }) => status)).toEqual(Array(4).fill("SKIPPED"));
});

test("a user who chose push and has no browser for it is not waited for", async () => {
  const { happen, states } = await aNotifiedBroker("PUSH");
  await happen();
  await aWorker("PUSH")();
  expect(await states()).toEqual([{ status: "SKIPPED", attempts: 1, lastError: null }]);
});
