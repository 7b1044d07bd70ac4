import { describe, expect, test } from "vitest";
import "@/lib/app-events";
import { insertNotifications } from "@/lib/notifications/store/make-notifications";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { aMember } from "@/lib/testing/a-directory";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";
import { aTeam } from "@/lib/testing/an-owner";

async function join(ctx: Context, team: { id: string }, ...users: { id: string }[]) {
  const { organizationId } = ctx;
  const members = await db.member.findMany({ where: { organizationId, userId: { in: users.map(({ id }) => id) } } });
  await db.teamMember.createMany({
    data: members.map(({ id }) => ({ organizationId, teamId: team.id, memberId: id })),
  });
}

/** An organization with an owner, a team of two, and people who cover nothing that the TMS knows. */
async function anOffice() {
  const { broker: ctx, tms } = await aBrokerage();
  const owner = await aMember(ctx, { externalId: "U-1" });
  const [mate, viewer] = [await aMember(ctx, { externalId: "U-2" }), await aMember(ctx, { role: "VIEWER" })];
  const [idle, onlooker] = [await aMember(ctx, { role: "ADMIN" }), await aMember(ctx, { role: "VIEWER" })];
  await join(ctx, await aTeam(ctx, "T-1"), mate, viewer);
  const notified = async (owners: { user?: string; team?: string }, exceptUserId?: string) => {
    const { load } = await sync(tms, {
      ...aNewKey(),
      ...(owners.user && { externalOwnerCoverageUserId: owners.user }),
      ...(owners.team && { externalOwnerCoverageTeamId: owners.team }),
    });
    const happening = { kind: "LOAD_BOOKED", happening: load.id, loadId: load.id, facts: {} } as const;
    await insertNotifications(ctx, [{ ...happening, ...(exceptUserId && { exceptUserId }) }]);
    const rows = await db.notification.findMany({ where: { organizationId: ctx.organizationId, loadId: load.id } });
    return rows.map(({ userId }) => userId).sort();
  };
  return { ctx, owner, mate, viewer, idle, onlooker, notified };
}
const ids = (...users: { id: string }[]) => users.map(({ id }) => id).sort();

describe("of what happens to a load are notified", () => {
  test("its owner alone; without one in the portal the owner's team; never who did it", async () => {
    const { owner, mate, viewer, notified } = await anOffice();
    expect(await notified({ user: "U-1", team: "T-1" })).toEqual(ids(owner));
    expect(await notified({ team: "T-1" })).toEqual(ids(mate, viewer));
    expect(await notified({ user: "unknown", team: "T-1" })).toEqual(ids(mate, viewer));
    expect(await notified({ team: "T-1" }, mate.id)).toEqual(ids(viewer));
    expect(await notified({ user: "U-1" }, owner.id)).toEqual([]);
  });

  test("every broker where nobody covers it; of an unknown owner's those who look after all loads", async () => {
    const { owner, mate, idle, notified } = await anOffice();
    expect(await notified({})).toEqual(ids(owner, mate, idle));
    expect(await notified({ user: "unknown" })).toEqual(ids(idle));
  });

  test("nobody who may not act for the organization any more", async () => {
    const { ctx, owner, mate, viewer, idle, notified } = await anOffice();
    const gone = { organizationId: ctx.organizationId, userId: { in: ids(owner, mate) } };
    await db.member.updateMany({ where: gone, data: { deactivatedAt: ctx.now } });
    expect(await notified({ user: "U-1" })).toEqual(ids(idle));
    expect(await notified({ user: "U-1", team: "T-1" })).toEqual(ids(viewer));
  });
});

describe("a happening makes", () => {
  test("one notification of each user, also when two workers find it at once", async () => {
    const { ctx, owner, mate, idle, notified } = await anOffice();
    await notified({});
    const [load] = await db.load.findMany({ where: { organizationId: ctx.organizationId } });
    const happening = {
      kind: "PICKUP_UNCOVERED",
      happening: "found twice",
      loadId: load?.id ?? "",
      facts: {},
    } as const;
    await Promise.all(Array.from({ length: 4 }, () => insertNotifications(ctx, [happening])));
    const rows = await db.notification.findMany({
      where: { organizationId: ctx.organizationId, happening: happening.happening },
    });
    expect(rows.map(({ userId }) => userId).sort()).toEqual(ids(owner, mate, idle));
  });

  test("what its user wants sent, along with the notification, and nothing for who wants it in no way", async () => {
    const { ctx, owner, notified } = await anOffice();
    const { organizationId, now: at } = ctx;
    const choose = (channel: string, isWanted: boolean, kind = "LOAD_BOOKED") => ({
      ...{ organizationId, userId: owner.id, kind, channel, isWanted, at },
    });
    await db.notificationPreference.createMany({
      data: [choose("PORTAL", false), choose("MAIL", true), choose("PUSH", true, "BID_SUBMITTED")],
    });
    await notified({ user: "U-1" });
    const [made, ...others] = await db.notification.findMany({
      where: { organizationId },
      include: { sendings: true },
    });
    expect(others).toEqual([]);
    expect(made).toMatchObject({ userId: owner.id, isListed: false, readAt: null });
    expect(made?.sendings).toMatchObject([
      { channel: "MAIL", userId: owner.id, status: "PENDING", attempts: 0, nextAttemptAt: at, finishedAt: null },
    ]);
    await db.notificationPreference.updateMany({ where: { organizationId }, data: { isWanted: false } });
    await notified({ user: "U-1" });
    expect(await db.notification.count({ where: { organizationId } })).toBe(1);
  });

  test("nothing for a load of another organization", async () => {
    const [{ ctx, notified }, other] = [await anOffice(), await anOffice()];
    await notified({});
    const [load] = await db.load.findMany({ where: { organizationId: ctx.organizationId } });
    await insertNotifications(other.ctx, [
      { kind: "LOAD_BOOKED", happening: "theirs", loadId: load?.id ?? "", facts: {} },
    ]);
    expect(await db.notification.count({ where: { organizationId: other.ctx.organizationId } })).toBe(0);
  });
});
