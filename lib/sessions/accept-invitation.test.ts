import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { inviteUser } from "@/lib/directory/invite-user";
import { listUsers } from "@/lib/directory/list-directory";
import { listInvitations, revokeInvitation } from "@/lib/directory/revoke-invitation";
import { updateUser } from "@/lib/directory/update-user";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { auth } from "@/lib/sessions/auth";
import { readInvitation } from "@/lib/sessions/read-invitation";
import { readSession } from "@/lib/sessions/read-session";
import { aDirectory, aMember, by } from "@/lib/testing/a-directory";
import { routeOf, send } from "@/lib/testing/send";

let ctx: Context;
beforeAll(async () => {
  ({ ctx } = await aDirectory());
});

const password = "correct horse battery";
const anEmail = () => `${randomUUID()}@example.test`;

async function anInvitation(from = ctx, email = anEmail()) {
  const { invitation, url } = await inviteUser(from, { email, role: "BROKER" });
  return { invitation, email, url, token: url.split("/").at(-1) ?? "" };
}

const accept = (request: object) => send(routeOf("/invite").POST, {}, request);
const newPerson = { name: "Nia Nueva", password };

const sessionOf = (headers: Headers) =>
  readSession(
    new Headers({
      cookie: headers
        .getSetCookie()
        .map((cookie) => cookie.split(";")[0])
        .join("; "),
    }),
  );

describe("an invitation", () => {
  test("is shown with who invites whom as what, and lasts seven days", async () => {
    const { invitation, email, token, url } = await anInvitation();
    const expiresAt = new Date(ctx.now.getTime() + 7 * 86_400_000).toISOString();
    expect(invitation).toEqual({
      id: expect.stringMatching(/^invitation_/),
      email,
      role: "BROKER",
      status: "PENDING",
      createdAt: ctx.now.toISOString(),
      expiresAt,
      invitedBy: "Ada Admin",
    });
    expect(url).toMatch(/^https?:\/\/.+\/invite\/[\w-]{43}$/);
    expect(await readInvitation(token, ctx.now)).toEqual({
      organizationName: "Test Freight",
      invitedBy: "Ada Admin",
      email,
      role: "BROKER",
      expiresAt,
      hasAccount: false,
    });
    expect(JSON.stringify(await db.invitation.findMany())).not.toContain(token);
  });

  test("makes who accepts it a user of the organization, signed in by a cookie out of reach of scripts", async () => {
    const { email, token } = await anInvitation();
    const { status, json, headers } = await accept({ token, ...newPerson });
    expect([status, json]).toEqual([200, {}]);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^portal\.session_token=.*; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await sessionOf(headers)).toMatchObject({
      name: "Nia Nueva",
      email,
      organizationId: ctx.organizationId,
      role: "BROKER",
    });
    await auth.api.signInEmail({ body: { email, password } });
  });

  test("works once, also when it is accepted several times at once", async () => {
    const { email, token, invitation } = await anInvitation();
    const answers = await Promise.all([1, 2, 3].map(() => accept({ token, ...newPerson })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await accept({ token, ...newPerson })).status).toBe(404);
    expect(await readInvitation(token, ctx.now)).toBe(undefined);
    expect(await db.user.count({ where: { email } })).toBe(1);
    const { items } = await listInvitations(ctx, { limit: 200 });
    expect(items.find(({ id }) => id === invitation.id)?.status).toBe("ACCEPTED");
    await expect(revokeInvitation(ctx, { id: invitation.id })).rejects.toMatchObject({ code: "conflict" });
  });

  test("does not work after seven days", async () => {
    const then = { ...ctx, now: new Date(Date.now() - 7 * 86_400_000) };
    const { token, invitation } = await anInvitation(then);
    expect((await accept({ token, ...newPerson })).status).toBe(404);
    expect(await readInvitation(token, new Date())).toBe(undefined);
    const { items } = await listInvitations({ ...ctx, now: new Date() }, { limit: 200 });
    expect(items.find(({ id }) => id === invitation.id)?.status).toBe("EXPIRED");
  });

  test("does not work once revoked, nor once another took its place", async () => {
    const [revoked, replaced] = [await anInvitation(), await anInvitation()];
    const answer = await revokeInvitation(ctx, { id: revoked.invitation.id });
    expect(answer.invitation).toEqual({ ...revoked.invitation, status: "REVOKED" });
    expect(await revokeInvitation(ctx, { id: revoked.invitation.id })).toEqual(answer);
    const again = await anInvitation(ctx, replaced.email);
    for (const { token } of [revoked, replaced, { token: "nonsense" }]) {
      expect((await accept({ token, ...newPerson })).status).toBe(404);
    }
    expect((await accept({ token: again.token, ...newPerson })).status).toBe(200);
  });

  test("is for its e-mail alone, and asks for a name and a proper password", async () => {
    const { email, token } = await anInvitation();
    const refused = await accept({ token, password: "short" });
    expect([refused.status, refused.json.issues.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ["name", "password"],
    ]);
    const { headers } = await accept({ token, ...newPerson, email: "eve@example.test", role: "ADMIN" });
    expect(await sessionOf(headers)).toMatchObject({ email, role: "BROKER" });
  });

  test("can be tried a few times only", async () => {
    const { token } = await anInvitation();
    const answers = await Promise.all(Array.from({ length: 22 }, () => accept({ token, password: "short" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(422), 429, 429]);
  });
});

describe("who has an account already", () => {
  async function aStranger() {
    const other = await aDirectory();
    const { email, token } = await anInvitation(other.ctx);
    await accept({ token, ...newPerson });
    return { other, email };
  }

  test("joins with its password and keeps the name; wrong ones count as at sign-in", async () => {
    const { email } = await aStranger();
    const { token } = await anInvitation(ctx, email);
    expect(await readInvitation(token, ctx.now)).toMatchObject({ hasAccount: true });
    const wrong = await accept({ token, name: "Eve", password: "wrong horse battery" });
    expect([wrong.status, wrong.json.code, wrong.json.issues[0].path]).toEqual([403, "forbidden", "password"]);
    const { status, headers } = await accept({ token, name: "Eve", password });
    expect(status).toBe(200);
    expect(await sessionOf(headers)).toMatchObject({ name: "Nia Nueva", email, organizationId: ctx.organizationId });
  });

  test("rests after ten wrong passwords, here and at sign-in", async () => {
    const { email } = await aStranger();
    const { token } = await anInvitation(ctx, email);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) statuses.push((await accept({ token, password: "wrong" })).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
    await expect(auth.api.signInEmail({ body: { email, password } })).rejects.toMatchObject({ statusCode: 429 });
  });

  test("and was deactivated elsewhere may join all the same", async () => {
    const { other, email } = await aStranger();
    const { items } = await listUsers(other.ctx, {});
    await updateUser(other.ctx, { id: items.find((user) => user.email === email)?.id ?? "", deactivated: true });
    const { token } = await anInvitation(ctx, email);
    const { headers } = await accept({ token, password });
    expect(await sessionOf(headers)).toMatchObject({ organizationId: ctx.organizationId });
  });
});

describe("inviting", () => {
  test("who belongs to the organization already, deactivated or not, is refused", async () => {
    const [user, gone] = [await aMember(ctx), await aMember(ctx)];
    await updateUser(ctx, { id: gone.id, deactivated: true });
    for (const { email } of [user, gone]) {
      await expect(anInvitation(ctx, email)).rejects.toMatchObject({ code: "conflict" });
    }
  });

  test("no longer helps who is deactivated meanwhile", async () => {
    const { email, token } = await anInvitation();
    const user = await aMember(ctx, { email });
    await updateUser(ctx, { id: user.id, deactivated: true });
    expect((await accept({ token, ...newPerson })).status).toBe(404);
  });

  test("is for admins, not for keys", async () => {
    const { ctx, tms } = await aDirectory();
    const broker = by(ctx, await aMember(ctx));
    for (const caller of [broker, tms]) {
      await expect(anInvitation(caller)).rejects.toMatchObject({ code: "forbidden" });
      await expect(listInvitations(caller, {})).rejects.toMatchObject({ code: "forbidden" });
      await expect(revokeInvitation(caller, { id: "x" })).rejects.toMatchObject({ code: "forbidden" });
    }
  });

  test("stays within the organization", async () => {
    const other = await aDirectory();
    const { invitation, token, email } = await anInvitation();
    await anInvitation(other.ctx, email);
    await expect(revokeInvitation(other.ctx, { id: invitation.id })).rejects.toMatchObject({ code: "not_found" });
    const { items } = await listInvitations(other.ctx, {});
    expect(items).toHaveLength(1);
    expect(items.map(({ id }) => id)).not.toContain(invitation.id);
    expect(await readInvitation(token, ctx.now)).toBeDefined();
  });

  test("is listed newest first, in pages", async () => {
    const { ctx } = await aDirectory();
    const ids: string[] = [];
    for (let at = 0; at < 3; at++) ids.unshift((await anInvitation(ctx)).invitation.id);
    const first = await listInvitations(ctx, { limit: 2 });
    const second = await listInvitations(ctx, { limit: 2, cursor: first.nextCursor ?? "" });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBe(null);
  });
});
