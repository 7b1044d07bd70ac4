import { newId } from "@/lib/core/ids";
import type { SavePushSubscriptionRequest } from "@/lib/push-subscriptions/schema";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { seal, unseal } from "@/lib/server/sealed-text";
import { makeVapidKeys, type PushTarget, type VapidKeys } from "@/lib/server/web-push";

const only = { id: 1 };

/** The keys of the installation, made when they are asked for first. Of two that make them the first is right. */
export async function readVapidKeys(now: Date): Promise<VapidKeys> {
  const known = await db.vapidKey.findUnique({ where: only });
  if (known) return { publicKey: known.publicKey, privateKey: unseal(known.privateKey) };
  const { publicKey, privateKey } = await makeVapidKeys();
  await db.vapidKey.createMany({
    data: { ...only, publicKey, privateKey: seal(privateKey), createdAt: now },
    skipDuplicates: true,
  });
  return readVapidKeys(now);
}

/** Whose browser it is. */
export type Subscriber = { userId: string } | { linkId: string };

/** More browsers than anybody has; beyond, the oldest is forgotten. */
const browsersMax = 10;

export async function writeSubscription(
  { organizationId, now, db }: Context,
  subscriber: Subscriber,
  { endpoint, keys, language }: SavePushSubscriptionRequest,
): Promise<string> {
  const of = { userId: null, linkId: null, ...subscriber };
  const { id } = await db.pushSubscription.upsert({
    where: { organizationId_endpoint: { organizationId, endpoint } },
    create: { organizationId, id: newId("push"), endpoint, ...keys, language, ...of, createdAt: now },
    update: { ...keys, language, ...of },
  });
  const older = await db.pushSubscription.findMany({
    where: { organizationId, ...subscriber, id: { not: id } },
    orderBy: { id: "desc" },
    skip: browsersMax - 1,
    select: { id: true },
  });
  const ids = older.map((one) => one.id);
  if (ids.length > 0) await db.pushSubscription.deleteMany({ where: { organizationId, id: { in: ids } } });
  return id;
}

/** Whether there was one. */
export async function deleteSubscription(
  { organizationId, db }: Context,
  subscriber: Subscriber,
  endpoint: string,
): Promise<boolean> {
  const { count } = await db.pushSubscription.deleteMany({ where: { organizationId, ...subscriber, endpoint } });
  return count > 0;
}

export type StoredSubscription = PushTarget & { id: string; language: "en-US" | "es-MX" };

type Row = PushTarget & { id: string; language: string };
const toSubscription = ({ id, endpoint, p256dh, auth, language }: Row): StoredSubscription => ({
  id,
  endpoint,
  p256dh,
  auth,
  language: language === "es-MX" ? "es-MX" : "en-US",
});

type Subscribers = { userIds: readonly string[] } | { linkIds: readonly string[] };

/** The browsers of these users, or of those who have these links. */
export async function listSubscriptions(
  { organizationId, db }: Pick<Context, "organizationId" | "db">,
  of: Subscribers,
): Promise<StoredSubscription[]> {
  const whose = "userIds" in of ? { userId: { in: [...of.userIds] } } : { linkId: { in: [...of.linkIds] } };
  const rows = await db.pushSubscription.findMany({ where: { organizationId, ...whose }, orderBy: { id: "asc" } });
  return rows.map(toSubscription);
}

export async function readSubscription(organizationId: string, id: string): Promise<StoredSubscription | undefined> {
  const row = await db.pushSubscription.findUnique({ where: { organizationId_id: { organizationId, id } } });
  return row ? toSubscription(row) : undefined;
}

export const forgetSubscription = (organizationId: string, id: string) =>
  db.pushSubscription.deleteMany({ where: { organizationId, id } });
