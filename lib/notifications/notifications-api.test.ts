import { describe, expect, test } from "vitest";
import "@/lib/app-events";
import type { Role } from "@/lib/core/access";
import { newId } from "@/lib/core/ids";
import { listNotifications, readNotifications, summarizeNotifications } from "@/lib/notifications/list-notifications";
import { getPreferences, savePreferences } from "@/lib/notifications/save-preferences";
import { ListNotificationsResponse } from "@/lib/notifications/schema/requests";
import { insertNotifications } from "@/lib/notifications/store/make-notifications";
import type { Context } from "@/lib/server/context";
import { aBroker } from "@/lib/testing/a-broker";
import { aSignedInUser } from "@/lib/testing/a-signed-in-user";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";
import { routeOf, send } from "@/lib/testing/send";

type Given = { role?: Role; brokerage?: Awaited<ReturnType<typeof aBrokerage>> };

/** A user with an unread notification of each of so many loads, a minute apart, the last one now. */
async function aUserWith(count: number, { role = "BROKER", brokerage }: Given = {}) {
  const { broker, tms } = brokerage ?? (await aBrokerage());
  const externalId = newId("user");
  const me = await aBroker(broker, { role, externalId });
  for (let minutes = count - 1; minutes >= 0; minutes--) {
    const { load } = await sync(tms, { ...aNewKey(), externalOwnerCoverageUserId: externalId });
    const now = new Date(me.now.getTime() - minutes * 60_000);
    const happening = { kind: "LOAD_BOOKED", happening: load.id, loadId: load.id, facts: {} } as const;
    await insertNotifications({ ...broker, now }, [happening]);
  }
  return { broker, tms, me };
}
const list = async (ctx: Context, request: { limit?: number; cursor?: string } = {}) =>
  ListNotificationsResponse.parse(await listNotifications(ctx, request));
const idsOf = async (ctx: Context) => (await list(ctx)).items.map(({ id }) => id);

describe("the list", () => {
  test("has what happened, newest first, page by page, and how much is unread", async () => {
    const { me } = await aUserWith(5);
    const whole = await list(me);
    expect(whole).toMatchObject({ unread: 5, nextCursor: null });
    expect(whole.items.map(({ at }) => at)).toEqual(
      whole.items
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const first = await list(me, { limit: 2 });
    const second = await list(me, { limit: 2, cursor: first.nextCursor ?? "" });
    const third = await list(me, { limit: 2, cursor: second.nextCursor ?? "" });
    expect([...first.items, ...second.items, ...third.items]).toEqual(whole.items);
    expect(third.nextCursor).toBeNull();
    await expect(list(me, { cursor: "anything" })).rejects.toMatchObject({ code: "invalid_request" });
  });

  test("is each user's own, also of a viewer, and what they do not want in the portal is not in it", async () => {
    const { me, ...brokerage } = await aUserWith(1);
    const { me: viewer } = await aUserWith(2, { role: "VIEWER", brokerage });
    expect([(await list(me)).items.length, (await list(viewer)).items.length]).toEqual([1, 2]);
    const { preferences } = await getPreferences(me, {});
    await savePreferences(me, {
      preferences: { ...preferences, LOAD_BOOKED: { PORTAL: false, PUSH: false, MAIL: true } },
    });
    const { broker, tms } = brokerage;
    const { load } = await sync(tms, aNewKey());
    await insertNotifications(broker, [{ kind: "LOAD_BOOKED", happening: "unlisted", loadId: load.id, facts: {} }]);
    expect(await list(me)).toMatchObject({ unread: 1, items: [{ kind: "LOAD_BOOKED" }] });
    expect(await summarizeNotifications(me, {})).toEqual({ unread: 1 });
  });
});

describe("what is read", () => {
  test("are some by their ids, or all until a time; what came later is still unread", async () => {
    const { me } = await aUserWith(4);
    const [newest, second, third] = (await list(me)).items;
    if (!newest || !second || !third) throw new Error("Four loads were booked.");
    expect(await readNotifications(me, { ids: [newest.id] })).toEqual({ unread: 3 });
    expect(await readNotifications(me, { until: third.at })).toEqual({ unread: 1 });
    const read = (await list(me)).items.map(({ readAt }) => readAt !== null);
    expect(read).toEqual([true, false, true, true]);
    const later = { ...me, now: new Date(me.now.getTime() + 60_000) };
    expect(await readNotifications(later, { ids: [newest.id, second.id] })).toEqual({ unread: 0 });
    expect((await list(me)).items[0]?.readAt).toBe(me.now.toISOString());
  });

  test("is never what another user, or another organization, has", async () => {
    const { broker, me } = await aUserWith(2);
    const ids = await idsOf(me);
    const colleague = await aBroker(broker, { externalId: "other" });
    const { me: stranger } = await aUserWith(1);
    for (const other of [colleague, stranger]) {
      await readNotifications(other, { ids });
      await readNotifications(other, { until: me.now.toISOString() });
    }
    expect(await summarizeNotifications(me, {})).toEqual({ unread: 2 });
    // A user of two organizations has those of each apart.
    const elsewhere = { ...me, organizationId: stranger.organizationId };
    await readNotifications(elsewhere, { ids });
    expect(await list(elsewhere)).toEqual({ unread: 0, items: [], nextCursor: null });
    expect(await summarizeNotifications(me, {})).toEqual({ unread: 2 });
  });
});

describe("preferences", () => {
  test("are the portal alone until they are chosen, and each user's own", async () => {
    const { broker, me } = await aUserWith(0);
    const inPortal = { PORTAL: true, PUSH: false, MAIL: false };
    const { preferences } = await getPreferences(me, {});
    expect(Object.values(preferences)).toEqual(Array.from({ length: 5 }, () => inPortal));
    const chosen = { ...preferences, BID_SUBMITTED: { PORTAL: false, PUSH: true, MAIL: true } };
    expect((await savePreferences(me, { preferences: chosen })).preferences).toEqual(chosen);
    expect((await getPreferences(me, {})).preferences).toEqual(chosen);
    expect((await savePreferences(me, { preferences })).preferences).toEqual(preferences);
    expect((await getPreferences(me, {})).preferences).toEqual(preferences);
    expect((await getPreferences(await aBroker(broker), {})).preferences).toEqual(preferences);
  });
});

describe("the API", () => {
  test("is for signed-in users, of every role, and answers neither to a key nor to a stranger", async () => {
    const { headers } = await aSignedInUser("VIEWER");
    const paths = ["/notifications/list", "/notifications/summary", "/notification-preferences/get"] as const;
    for (const path of paths) {
      expect((await send(routeOf(path).POST, headers)).status).toBe(200);
      expect((await send(routeOf(path).POST, {})).status).toBe(401);
    }
    const both = { ids: ["notification_1"], until: "2026-11-22T00:00:00Z" };
    for (const request of [{}, both]) {
      const { status, json } = await send(routeOf("/notifications/read").POST, headers, request);
      expect([status, json.issues[0].path]).toEqual([422, "ids"]);
    }
    expect((await send(routeOf("/notifications/read").POST, headers, { ids: ["x"] })).json).toEqual({ unread: 0 });
  });
});
