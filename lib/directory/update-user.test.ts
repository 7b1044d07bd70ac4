import { beforeAll, describe, expect, test } from "vitest";
import { mapUsers } from "@/lib/directory/apply-mapping";
import { listUsers } from "@/lib/directory/list-directory";
import { updateUser } from "@/lib/directory/update-user";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { auth, hashPassword } from "@/lib/sessions/auth";
import { readSession } from "@/lib/sessions/read-session";
import { aDirectory, aMember, by, externalIdsOf } from "@/lib/testing/a-directory";

let ctx: Context;
let tms: Context;
beforeAll(async () => {
  ({ ctx, tms } = await aDirectory());
});

const password = "correct horse battery";

/** Gives a user a password and signs them in. */
async function signIn({ email }: { email: string }) {
  const passwordHash = await hashPassword(password);
  await db.account.updateMany({ where: { user: { email } }, data: { password: passwordHash } });
  const { headers } = await auth.api.signInEmail({ body: { email, password }, returnHeaders: true });
  const cookie = headers.getSetCookie().map((set) => set.split(";")[0]);
  return new Headers({ cookie: cookie.join("; ") });
}

describe("the users of an organization", () => {
  test("are listed by name in pages, with teams, ids and when they were last seen", async () => {
    const { ctx, admin } = await aDirectory();
    const [zoe, ben] = [
      await aMember(ctx, { name: "Zoe", role: "VIEWER" }),
      await aMember(ctx, { name: "Ben", externalId: "B" }),
    ];
    await signIn(zoe);
    const first = await listUsers(ctx, { limit: 2 });
    expect(first.items).toEqual([
      { ...admin, teamIds: [] },
      { ...ben, externalId: "B", teamIds: [] },
    ]);
    const { items, nextCursor } = await listUsers(ctx, { limit: 2, cursor: first.nextCursor ?? "" });
    expect([items, nextCursor]).toEqual([[{ ...zoe, teamIds: [], lastSeenAt: expect.any(String) }], null]);
  });

  test("of the same name are each listed once", async () => {
    const { ctx } = await aDirectory();
    const twins = await Promise.all(Array.from({ length: 5 }, () => aMember(ctx, { name: "Ana" })));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listUsers(ctx, { limit: 1, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen.length).toBe(6);
    expect(twins.every(({ id }) => seen.includes(id))).toBe(true);
  });
});

describe("changing a user", () => {
  test("changes what is given and leaves the rest", async () => {
    const user = await aMember(ctx);
    const { user: mapped } = await updateUser(ctx, { id: user.id, externalId: "E-1" });
    expect(mapped).toEqual({ ...user, externalId: "E-1", teamIds: [] });
    expect((await updateUser(ctx, { id: user.id, role: "ADMIN" })).user).toEqual({ ...mapped, role: "ADMIN" });
    expect((await updateUser(ctx, { id: user.id, externalId: null })).user).toEqual({
      ...user,
      role: "ADMIN",
      teamIds: [],
    });
  });

  test("to an externalId that another has is refused", async () => {
    const [holder, user] = [await aMember(ctx, { externalId: "E-2" }), await aMember(ctx)];
    await expect(updateUser(ctx, { id: user.id, externalId: "E-2" })).rejects.toMatchObject({
      code: "conflict",
      message: `${holder.email} has this externalId.`,
    });
    await updateUser(ctx, { id: holder.id, externalId: "E-2" });
  });

  test("of another organization is as if there were no such user", async () => {
    const other = await aDirectory();
    const theirs = await aMember(other.ctx, { externalId: "T-1" });
    for (const id of [theirs.id, "user_unknown"]) {
      await expect(updateUser(ctx, { id, role: "ADMIN" })).rejects.toMatchObject({ code: "not_found" });
    }
    const ours = await aMember(ctx);
    expect((await updateUser(ctx, { id: ours.id, externalId: "T-1" })).user.externalId).toBe("T-1");
  });

  test("who belongs to two organizations changes one of them", async () => {
    const other = await aDirectory();
    const { email } = await aMember(other.ctx, { role: "VIEWER" });
    const shared = await aMember(ctx, { email });
    const headers = await signIn(shared);
    await updateUser(other.ctx, { id: shared.id, role: "ADMIN", deactivated: true });
    expect(await readSession(headers)).toMatchObject({ organizationId: ctx.organizationId, role: "BROKER" });
  });

  test("by a key goes no further than the externalId", async () => {
    const { id } = await aMember(ctx);
    for (const change of [{ role: "ADMIN" as const }, { deactivated: true }]) {
      await expect(updateUser(tms, { id, ...change })).rejects.toMatchObject({ code: "forbidden" });
    }
    expect((await updateUser(tms, { id, externalId: "K-1" })).user.externalId).toBe("K-1");
  });

  test("by two admins at once loses nothing of either", async () => {
    const users = await Promise.all(Array.from({ length: 5 }, () => aMember(ctx)));
    await Promise.all(
      users.flatMap(({ id, email }, at) => [
        updateUser(ctx, { id, role: "VIEWER" }),
        updateUser(ctx, { id, deactivated: true }),
        mapUsers(tms, { users: [{ email, externalId: `both-${at}` }] }),
      ]),
    );
    const { items } = await listUsers(ctx, { limit: 200 });
    const changed = items.filter(({ id }) => users.some((user) => user.id === id));
    expect(changed.map(({ role, deactivatedAt }) => [role, deactivatedAt])).toEqual(
      users.map(() => ["VIEWER", ctx.now.toISOString()]),
    );
    expect(await externalIdsOf(ctx, users)).toEqual(users.map((_, at) => `both-${at}`));
  });
});

describe("deactivating a user", () => {
  test("ends their sessions at once and lets them sign in no more", async () => {
    const user = await aMember(ctx);
    const [here, elsewhere] = [await signIn(user), await signIn(user)];
    await updateUser(ctx, { id: user.id, deactivated: true });
    expect([await readSession(here), await readSession(elsewhere)]).toEqual([null, null]);
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
    await expect(signIn(user)).rejects.toMatchObject({ status: "UNAUTHORIZED" });
  });

  test("is answered at sign-in exactly as a wrong password is", async () => {
    const user = await aMember(ctx);
    await signIn(user);
    const tryWith = (attempt: string) =>
      auth.api
        .signInEmail({ body: { email: user.email, password: attempt } })
        .catch(({ status, body }) => ({ status, body }));
    const wrong = await tryWith("wrong horse battery");
    await updateUser(ctx, { id: user.id, deactivated: true });
    expect(await tryWith(password)).toEqual(wrong);
  });

  test("keeps the externalId, and can be taken back", async () => {
    const user = await aMember(ctx, { externalId: "D-1" });
    const { user: gone } = await updateUser(ctx, { id: user.id, deactivated: true });
    expect(gone).toEqual({ ...user, externalId: "D-1", deactivatedAt: ctx.now.toISOString(), teamIds: [] });
    const { user: back } = await updateUser(ctx, { id: user.id, deactivated: false });
    expect(back).toEqual({ ...user, externalId: "D-1", teamIds: [] });
    expect(await readSession(await signIn(user))).toMatchObject({ userId: user.id });
  });
});

describe("the last active admin", () => {
  test("can be neither demoted nor deactivated", async () => {
    const { ctx, admin } = await aDirectory();
    const former = await aMember(ctx, { role: "ADMIN" });
    await updateUser(ctx, { id: former.id, deactivated: true });
    await aMember(ctx, { role: "BROKER" });
    for (const change of [{ role: "BROKER" as const }, { deactivated: true }]) {
      await expect(updateUser(ctx, { id: admin.id, ...change })).rejects.toMatchObject({ code: "conflict" });
    }
    await updateUser(ctx, { id: admin.id, externalId: "A-1" });
    await updateUser(ctx, { id: former.id, role: "VIEWER" });
  });

  test("remains when two admins demote each other at the same time", async () => {
    const { ctx, admin } = await aDirectory();
    const second = await aMember(ctx, { role: "ADMIN" });
    const answers = await Promise.allSettled([
      updateUser(by(ctx, second), { id: admin.id, role: "VIEWER" }),
      updateUser(by(ctx, admin), { id: second.id, role: "VIEWER" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const { items } = await listUsers(ctx, {});
    expect(items.filter(({ role }) => role === "ADMIN")).toHaveLength(1);
  });
});
