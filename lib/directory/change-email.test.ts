import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { changeEmail } from "@/lib/directory/change-email";
import { listDirectoryChanges } from "@/lib/directory/list-directory";
import { sendMails } from "@/lib/messages/send-mails";
import { db } from "@/lib/server/db";
import { makeMailer } from "@/lib/server/mail";
import { hashPassword } from "@/lib/sessions/auth";
import { readEmailLink } from "@/lib/sessions/change-email";
import { readSession } from "@/lib/sessions/read-session";
import { readResetLink } from "@/lib/sessions/reset-password";
import { ensureOrganization, ensurePerson } from "@/lib/sessions/store/people";
import { aContext } from "@/lib/testing/a-context";
import { aDirectory, aMember, by } from "@/lib/testing/a-directory";
import { aMailServer, bodyOf, headersOf } from "@/lib/testing/a-mail-server";
import { routeOf, send } from "@/lib/testing/send";

const password = "correct horse battery";
const anEmail = () => `${randomUUID()}@example.test`;
const origin = "http://portal.test";

const ask = (path: `/${string}`, body: object, headers: Record<string, string> = {}) =>
  send(routeOf(path).POST, { origin, "x-forwarded-for": "198.51.100.1", ...headers }, body);

/** A signed-in broker of two organizations. */
async function aBroker() {
  const [email, passwordHash] = [anEmail(), await hashPassword(password)];
  const organizations = [];
  for (const name of ["Test Freight", "Other Freight"]) {
    const organization = await ensureOrganization(db, name, randomUUID());
    await ensurePerson(db, organization.id, { name: "Bea Broker", email, role: "BROKER", passwordHash });
    organizations.push(organization.id);
  }
  const signIn = (as = email) => ask("/auth/sign-in/email", { email: as, password });
  const cookie = (await signIn()).headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  const change = (wanted: string, currentPassword = password) =>
    ask("/profile/change-email", { email: wanted, currentPassword, language: "es-MX" }, { cookie });
  return { email, organizations, cookie, signIn, change };
}

/** What arrives of the mails that wait now. */
async function arrivingMails() {
  const server = await aMailServer();
  const mailer = makeMailer({ url: server.url, from: { address: "loads@portal.example" } });
  const worker = sendMails({ now: () => new Date(Date.now() + 1000), pollMs: 3_600_000, mailer });
  await worker.rest();
  await worker.stop();
  return server.mails;
}

const mailTo = async (email: string) => (await arrivingMails()).find(({ to }) => to.includes(email));
const tokenIn = (text = "") => /http:\/\/localhost:3000\/confirm-email\/([\w-]{43})/.exec(text)?.[1] ?? "";
const tokenTo = async (email: string) => {
  const mail = await mailTo(email);
  return mail ? tokenIn(bodyOf(mail)) : "";
};
const confirm = (token: string) => ask("/confirm-email", { token });

test("a user changes their e-mail by a link that is mailed to it; the former one is told, and the histories know", async () => {
  const { email, organizations, cookie, signIn, change } = await aBroker();
  const wanted = anEmail();
  const asked = await change(` ${wanted.toUpperCase()} `);
  expect([asked.status, asked.json]).toEqual([200, { status: "MAILED" }]);
  const mail = await mailTo(wanted);
  if (!mail) throw new Error("Nothing arrived.");
  expect(headersOf(mail)).toContain("Content-Language: es-MX");
  const token = tokenIn(bodyOf(mail));
  expect(await readEmailLink(token, new Date())).toBe(wanted);
  expect((await readSession(new Headers({ cookie })))?.email).toBe(email);
  expect((await confirm(token)).status).toBe(200);
  expect((await readSession(new Headers({ cookie })))?.email).toBe(wanted);
  expect([(await signIn()).status, (await signIn(wanted)).status]).toEqual([401, 200]);
  const told = await mailTo(email);
  expect(told && bodyOf(told)).toContain(`has ${wanted} now`);
  for (const organizationId of organizations) {
    const { items } = await listDirectoryChanges(aContext(organizationId), { limit: 10 });
    expect(items[0]).toMatchObject({
      operation: "USER_UPDATED",
      actor: { name: "Bea Broker" },
      changes: [{ field: "email", before: email, after: wanted }],
    });
  }
});

test("a link works once and for an hour, and not after another one or another password", async () => {
  const { email, cookie, change } = await aBroker();
  const [first, second, third] = [anEmail(), anEmail(), anEmail()];
  await change(first);
  const replaced = await tokenTo(first);
  await change(second);
  const used = await tokenTo(second);
  expect(await readEmailLink(used, new Date(Date.now() + 61 * 60_000))).toBeUndefined();
  const statuses = [];
  for (const token of [replaced, used, used, "unknown"]) statuses.push((await confirm(token)).status);
  expect(statuses).toEqual([404, 200, 404, 404]);
  await change(third);
  const late = await tokenTo(third);
  const request = { currentPassword: password, newPassword: "a different staple", revokeOtherSessions: true };
  expect((await ask("/auth/change-password", request, { cookie })).status).toBe(200);
  expect((await confirm(late)).status).toBe(404);
  expect(await db.user.count({ where: { email: { in: [email, first, third] } } })).toBe(0);
});

test("a link that confirms an e-mail chooses no password, and the other way round", async () => {
  const { email, change } = await aBroker();
  const wanted = anEmail();
  await change(wanted);
  const token = await tokenTo(wanted);
  expect(await readResetLink(token, new Date())).toBeUndefined();
  expect((await ask("/reset-password", { token, password: "a different staple" })).status).toBe(404);
  await ask("/forgot-password", { email, language: "en-US" }, { "x-forwarded-for": "203.0.113.9" });
  const mail = await mailTo(email);
  const reset = /reset-password\/([\w-]{43})/.exec(mail ? bodyOf(mail) : "")?.[1] ?? "";
  expect(await readResetLink(reset, new Date())).toBe(email);
  expect((await confirm(reset)).status).toBe(404);
  expect((await confirm(token)).status).toBe(200);
  expect(await readResetLink(reset, new Date())).toBeUndefined();
});

test("an e-mail that another user has gets no mail, and nobody is told; one who was quicker keeps it", async () => {
  const [one, other] = [await aBroker(), await aBroker()];
  expect((await one.change(other.email)).json).toEqual({ status: "MAILED" });
  expect(await mailTo(other.email)).toBeUndefined();
  const wanted = anEmail();
  await one.change(wanted);
  const first = await tokenTo(wanted);
  await other.change(wanted);
  const second = await tokenTo(wanted);
  const answers = await Promise.all([confirm(first), confirm(second)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("it needs the password, which nobody can try without end, and an e-mail", async () => {
  const { email, change } = await aBroker();
  expect((await change("nowhere")).status).toBe(422);
  expect((await change(email)).json).toEqual({ status: "CHANGED" });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt++) statuses.push((await change(anEmail(), "wrong password")).status);
  expect(statuses).toEqual([...Array(10).fill(403), 429]);
  expect((await change(anEmail())).status).toBe(429);
});

test("nobody has mails sent to others without end", async () => {
  const { change } = await aBroker();
  const statuses: number[] = [];
  const stranger = anEmail();
  for (let time = 0; time < 4; time++) statuses.push((await change(stranger)).status);
  for (let time = 0; time < 7; time++) statuses.push((await change(anEmail())).status);
  expect(statuses).toEqual([200, 200, 200, 429, ...Array(6).fill(200), 429]);
  expect((await change(anEmail())).headers.get("retry-after")).toBe("3600");
});

test("where no mail is sent it changes at once, unless another user has it", async () => {
  const { ctx } = await aDirectory();
  const [bea, taken] = [await aMember(ctx), await aMember(ctx)];
  await db.account.updateMany({ where: { userId: bea.id }, data: { password: await hashPassword(password) } });
  const wanted = anEmail();
  const change = (email: string) =>
    changeEmail(by(ctx, bea), { email, currentPassword: password, language: "en-US" }, false);
  await expect(change(taken.email)).rejects.toMatchObject({ code: "conflict" });
  expect(await change(wanted)).toEqual({ status: "CHANGED" });
  expect(await db.user.findUnique({ where: { email: wanted } })).toMatchObject({ id: bea.id });
});
