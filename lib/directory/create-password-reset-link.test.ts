import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createPasswordResetLink } from "@/lib/directory/create-password-reset-link";
import { listDirectoryChanges } from "@/lib/directory/list-directory";
import { updateUser } from "@/lib/directory/update-user";
import { db } from "@/lib/server/db";
import { readResetLink, resetPassword } from "@/lib/sessions/reset-password";
import { ensureOrganization, ensurePerson } from "@/lib/sessions/store/people";
import { aDirectory, aMember, by } from "@/lib/testing/a-directory";

const hour = 3_600_000;
const tokenOf = ({ url }: { url: string }) => url.split("/").at(-1) ?? "";

const joinElsewhere = async (person: { name: string; email: string }) => {
  const { id } = await ensureOrganization(db, "Second Freight", randomUUID());
  await ensurePerson(db, id, { ...person, role: "VIEWER", passwordHash: "kept" });
};

test("an admin makes a link for a user, which works once, for an hour, and is kept in the history", async () => {
  const { ctx } = await aDirectory();
  const bea = await aMember(ctx);
  const link = await createPasswordResetLink(ctx, { id: bea.id });
  expect(link).toEqual({
    url: expect.stringMatching(/^http:\/\/localhost:3000\/reset-password\/[\w-]{43}$/),
    expiresAt: new Date(ctx.now.getTime() + hour).toISOString(),
  });
  const call = { headers: new Headers(), now: ctx.now };
  await resetPassword({ token: tokenOf(link), password: "correct horse battery" }, call);
  expect(await readResetLink(tokenOf(link), ctx.now)).toBe(undefined);
  const [change] = (await listDirectoryChanges(ctx, { limit: 1 })).items;
  expect(change).toMatchObject({
    operation: "PASSWORD_RESET_LINK_CREATED",
    actor: { name: "Ada Admin" },
    changes: [{ id: bea.id, field: "passwordResetLink", before: null, after: link.expiresAt }],
    canUndo: false,
  });
});

test("a new link takes the place of the one before", async () => {
  const { ctx } = await aDirectory();
  const bea = await aMember(ctx);
  const first = await createPasswordResetLink(ctx, { id: bea.id });
  const second = await createPasswordResetLink(ctx, { id: bea.id });
  const emails = [first, second].map((link) => readResetLink(tokenOf(link), ctx.now));
  expect(await Promise.all(emails)).toEqual([undefined, bea.email]);
});

test("no link for oneself, for a deactivated user, or for a user of another organization alone", async () => {
  const [{ ctx, admin }, { admin: stranger }] = [await aDirectory(), await aDirectory()];
  const bea = await aMember(ctx);
  await updateUser(ctx, { id: bea.id, deactivated: true });
  const codes = [admin, bea, stranger].map(({ id }) => createPasswordResetLink(ctx, { id }).catch(({ code }) => code));
  expect(await Promise.all(codes)).toEqual(["conflict", "conflict", "not_found"]);
});

test.each(["BROKER", "VIEWER"] as const)("a %s makes no link", async (role) => {
  const { ctx } = await aDirectory();
  const [bea, other] = [await aMember(ctx), await aMember(ctx, { role })];
  const made = createPasswordResetLink(by(ctx, other), { id: bea.id });
  await expect(made).rejects.toMatchObject({ code: "forbidden" });
});

test("no admin gets at what a user can reach elsewhere", async () => {
  const { ctx } = await aDirectory();
  const [both, later] = [await aMember(ctx), await aMember(ctx)];
  await joinElsewhere(both);
  const made = createPasswordResetLink(ctx, { id: both.id });
  await expect(made).rejects.toMatchObject({ code: "conflict", details: { reason: "known_elsewhere" } });
  const link = await createPasswordResetLink(ctx, { id: later.id });
  await joinElsewhere(later);
  expect(await readResetLink(tokenOf(link), ctx.now)).toBe(undefined);
});

test("a link stops working with the rights of who made it, and with those of whom it is for", async () => {
  const { ctx } = await aDirectory();
  const [adam, bea, carl] = [await aMember(ctx, { role: "ADMIN" }), await aMember(ctx), await aMember(ctx)];
  const byAdam = await createPasswordResetLink(by(ctx, adam), { id: bea.id });
  const forCarl = await createPasswordResetLink(ctx, { id: carl.id });
  await updateUser(ctx, { id: adam.id, role: "BROKER" });
  await updateUser(ctx, { id: carl.id, deactivated: true });
  const emails = [byAdam, forCarl].map((link) => readResetLink(tokenOf(link), ctx.now));
  expect(await Promise.all(emails)).toEqual([undefined, undefined]);
});
