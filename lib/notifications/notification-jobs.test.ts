import { expect, test } from "vitest";
import "@/lib/app-events";
import { notifyOfPickups } from "@/lib/notifications/notify-of-pickups";
import { removeOldNotifications } from "@/lib/notifications/remove-notifications";
import { insertNotifications } from "@/lib/notifications/store/make-notifications";
import { db } from "@/lib/server/db";
import { aBroker } from "@/lib/testing/a-broker";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";

const hour = 3_600_000;

async function aYard() {
  const { broker, tms } = await aBrokerage();
  const [one, other] = [await aBroker(broker), await aBroker(broker)];
  const now = new Date();
  const pickedUp = (hours: number) => ({
    status: "AVAILABLE" as const,
    stops: [{ type: "PICKUP" as const, appointment: { start: new Date(now.getTime() + hours * hour).toISOString() } }],
  });
  const { organizationId } = broker;
  const notified = async () =>
    (await db.notification.findMany({ where: { organizationId, kind: "PICKUP_UNCOVERED" } })).map(
      ({ loadId }) => loadId,
    );
  return { broker, tms, users: [one, other], now, pickedUp, notified };
}

test("of a pickup that is near and uncovered each broker is notified once, also by two workers, and again at another time", async () => {
  const { tms, now, pickedUp, notified } = await aYard();
  const { load } = await sync(tms, { ...aNewKey(), ...pickedUp(40) });
  await sync(tms, { ...aNewKey(), ...pickedUp(49) });
  await sync(tms, { ...aNewKey(), ...pickedUp(-1) });
  await sync(tms, { ...aNewKey(), ...pickedUp(5), status: "BOOKED" });
  await Promise.all([notifyOfPickups(now), notifyOfPickups(now), notifyOfPickups(now)]);
  await notifyOfPickups(new Date(now.getTime() + 60_000));
  expect(await notified()).toEqual([load.id, load.id]);
  await sync(tms, { externalId: load.externalId, ...pickedUp(30) });
  await notifyOfPickups(now);
  expect(await notified()).toHaveLength(4);
});

test("a notification is removed after 30 days, with what of it was to be sent, and no other", async () => {
  const { broker, tms, users, now } = await aYard();
  const { organizationId } = broker;
  const [user] = users;
  if (user?.actor.type !== "user") throw new Error("A broker is a user.");
  const choice = { organizationId, userId: user.actor.id, kind: "LOAD_BOOKED", channel: "MAIL" };
  await db.notificationPreference.create({ data: { ...choice, isWanted: true, at: now } });
  const { load } = await sync(tms, aNewKey());
  for (const days of [29, 31]) {
    const at = new Date(now.getTime() - days * 24 * hour);
    const happening = { kind: "LOAD_BOOKED", happening: `${days} days ago`, loadId: load.id, facts: {} } as const;
    await insertNotifications({ ...broker, now: at }, [happening]);
  }
  expect(await db.notificationSending.count({ where: { organizationId } })).toBe(2);
  await removeOldNotifications(now);
  const left = await db.notification.findMany({ where: { organizationId } });
  expect(left.map(({ happening }) => happening)).toEqual(["29 days ago", "29 days ago"]);
  expect(await db.notificationSending.count({ where: { organizationId } })).toBe(1);
});
