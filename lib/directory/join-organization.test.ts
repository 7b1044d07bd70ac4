import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { inviteUser } from "@/lib/directory/invite-user";
import { listDirectoryChanges, listUsers } from "@/lib/directory/list-directory";
import { listInvitations } from "@/lib/directory/revoke-invitation";
import { updateUser } from "@/lib/directory/update-user";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { readInvitation } from "@/lib/sessions/read-invitation";
import { aDirectory, aMember, by } from "@/lib/testing/a-directory";
import { routeOf, send } from "@/lib/testing/send";

async function anInvitation(from: Context) {
  const email = `${randomUUID()}@example.test`;
  const { url } = await inviteUser(from, { email, role: "BROKER" });
  return { email, token: url.split("/").at(-1) ?? "" };
}

const accept = (request: object) => send(routeOf("/invite").POST, {}, request);
const newPerson = { name: "Nia Nueva", password: "correct horse battery" };

describe("an invitation", () => {
  test.each([
    ["is no admin any more", { role: "BROKER" as const }],
    ["was deactivated", { deactivated: true }],
  ])("is revoked once who made it %s; those of others are not", async (_name, change) => {
    const { ctx, admin } = await aDirectory();
    const second = by(ctx, await aMember(ctx, { role: "ADMIN" }));
    const [theirs, ours, more] = [await anInvitation(ctx), await anInvitation(second), await anInvitation(ctx)];
    await updateUser(second, { id: admin.id, ...change });
    for (const { token } of [theirs, more]) expect((await accept({ token, ...newPerson })).status).toBe(404);
    const { items } = await listInvitations(second, {});
    expect(items.map(({ status }) => status)).toEqual(["REVOKED", "PENDING", "REVOKED"]);
    const [revoked] = (await listDirectoryChanges(second, {})).items.filter(
      ({ operation }) => operation === "INVITATION_REVOKED",
    );
    expect(revoked?.changes.map(({ email }) => email).sort()).toEqual([theirs.email, more.email].sort());
    await updateUser(second, { id: admin.id, role: "ADMIN", deactivated: false });
    expect((await accept({ token: theirs.token, ...newPerson })).status).toBe(404);
    expect((await accept({ token: ours.token, ...newPerson })).status).toBe(200);
  });

  test("does not work while who made it is no active admin, even if it was left open", async () => {
    const { ctx, admin, organizationId } = await aDirectory();
    const { token } = await anInvitation(ctx);
    await db.member.updateMany({ where: { organizationId, userId: admin.id }, data: { role: "BROKER" } });
    expect((await accept({ token, ...newPerson })).status).toBe(404);
    expect(await readInvitation(token, ctx.now)).toBe(undefined);
  });

  test("that was accepted stands in the history, as done by who joined", async () => {
    const { ctx } = await aDirectory();
    const { email, token } = await anInvitation(ctx);
    await accept({ token, ...newPerson });
    const [joined] = (await listDirectoryChanges(ctx, {})).items;
    const id = (await listUsers(ctx, {})).items.find((user) => user.email === email)?.id;
    expect(joined).toMatchObject({
      operation: "USER_JOINED",
      actor: { type: "user", id, name: "Nia Nueva" },
      changes: [{ kind: "USER", id, email, name: "Nia Nueva", field: "role", before: null, after: "BROKER" }],
      canUndo: false,
    });
  });
});
