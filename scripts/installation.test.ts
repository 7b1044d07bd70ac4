import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { sealedBy } from "@/lib/server/sealed-text";
import { makeVapidKeys } from "@/lib/server/web-push";
import { aWebhook } from "@/lib/testing/a-webhook";
import { joinInstallation } from "./installation.mjs";
import { changeSecret } from "./reseal";

const url = env.DATABASE_URL ?? "";
const own = env.BETTER_AUTH_SECRET ?? "";
const join = (secret: string) => joinInstallation(url, secret);

test("instances that start together on an empty database have one setup code", async () => {
  await db.installation.deleteMany();
  const codes = (await Promise.all([join(own), join(own), join(own)])).map(({ setupCode }) => setupCode);
  expect([new Set(codes).size, codes[0]]).toEqual([1, expect.stringMatching(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)]);
  await db.installation.deleteMany();
  expect((await join(own)).setupCode).not.toBe(codes[0]);
});

test("an instance with another secret does not start, whichever came first", async () => {
  await db.installation.deleteMany();
  const other = randomUUID();
  const ends = await Promise.allSettled([join(own), join(other)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const first = ends[0]?.status === "fulfilled" ? own : other;
  await expect(join(first === own ? other : own)).rejects.toThrow("secret:change");
  expect(JSON.stringify(await db.installation.findMany())).not.toContain(first);
});

test("a changed secret opens what the former one had sealed, and is the installation's from then on", async () => {
  // Other tests write texts that were never sealed.
  await db.installation.deleteMany();
  for (const table of ["webhook", "outgoing_message", "idempotency_record"])
    await db.$executeRawUnsafe(`DELETE FROM ${table}`);
  await join(own);
  const webhook = await aWebhook("http://127.0.0.1:9/");
  const { publicKey, privateKey } = await makeVapidKeys();
  const kept = { id: 1, publicKey, privateKey: sealedBy(own).seal(privateKey), createdAt: new Date() };
  await db.vapidKey.upsert({ where: { id: 1 }, create: kept, update: kept });
  const [other, wrong] = [randomUUID(), randomUUID()];
  await expect(changeSecret(url, { previous: wrong, next: other })).rejects.toThrow("PREVIOUS_AUTH_SECRET");
  await changeSecret(url, { previous: own, next: other });
  const { unseal } = sealedBy(other);
  expect(unseal((await webhook.webhook()).secret)).toBe(webhook.secret);
  expect(unseal((await db.vapidKey.findUniqueOrThrow({ where: { id: 1 } })).privateKey)).toBe(privateKey);
  await expect(join(own)).rejects.toThrow();
  await changeSecret(url, { previous: other, next: own });
  await join(own);
  expect(sealedBy(own).unseal((await webhook.webhook()).secret)).toBe(webhook.secret);
});
