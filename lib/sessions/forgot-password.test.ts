import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sendMails } from "@/lib/messages/send-mails";
import { db } from "@/lib/server/db";
import { makeMailer } from "@/lib/server/mail";
import { hashPassword } from "@/lib/sessions/auth";
import { readSession } from "@/lib/sessions/read-session";
import { readResetLink } from "@/lib/sessions/reset-password";
import { ensureOrganization, ensurePerson } from "@/lib/sessions/store/people";
import { aMailServer, bodyOf, headersOf } from "@/lib/testing/a-mail-server";
import { sentStatements } from "@/lib/testing/counted-statements";
import { routeOf, send } from "@/lib/testing/send";

const password = "correct horse battery";
const other = "a different staple";

let addresses = 0;
/** Another one for each test: how often one address may ask is limited. */
const anAddress = () => `203.0.${addresses++}.7`;

const ask = (path: `/${string}`, body: object, from = "198.51.100.1") =>
  send(routeOf(path).POST, { origin: "http://portal.test", "x-forwarded-for": from }, body);

async function aBroker() {
  const email = `${randomUUID()}@example.test`;
  const { id: organizationId } = await ensureOrganization(db, "Test Freight", randomUUID());
  const passwordHash = await hashPassword(password);
  const { id } = await ensurePerson(db, organizationId, { name: "Bea Broker", email, role: "BROKER", passwordHash });
  const signIn = (attempt = password) => ask("/auth/sign-in/email", { email, password: attempt });
  return { id, email, organizationId, signIn };
}

const forget = (email: string, language = "en-US", from = anAddress()) =>
  ask("/forgot-password", { email, language }, from);
const reset = (token: string, wanted = other) => ask("/reset-password", { token, password: wanted });

/** What arrives of the mails that wait now. */
async function arrivingMails() {
  const server = await aMailServer();
  const mailer = makeMailer({ url: server.url, from: { address: "loads@portal.example" } });
  const worker = sendMails({ now: () => new Date(Date.now() + 1000), pollMs: 3_600_000, mailer });
  await worker.rest();
  // Another worker would send to another server.
  await worker.stop();
  return server.mails;
}

const tokenIn = (text: string) => /http:\/\/localhost:3000\/reset-password\/([\w-]{43})/.exec(text)?.[1] ?? "";

/** The token of the one mail to this person. */
async function mailedToken(email: string) {
  const [mail, ...others] = (await arrivingMails()).filter(({ to }) => to.includes(email));
  if (!mail || others.length > 0) throw new Error(`${others.length + (mail ? 1 : 0)} mails arrived.`);
  return tokenIn(bodyOf(mail));
}

const sessionOf = ({ headers }: { headers: Headers }) => {
  const pairs = headers.getSetCookie().map((set) => set.split(";")[0]);
  return readSession(new Headers({ cookie: pairs.join("; ") }));
};

test("who forgot the password is mailed a link in their language, and chooses another by it", async () => {
  const { email, signIn } = await aBroker();
  const here = await signIn();
  expect(await sessionOf(here)).not.toBe(null);
  const asked = await forget(` ${email.toUpperCase()} `, "es-MX");
  expect([asked.status, asked.json]).toEqual([200, {}]);
  const [mail] = (await arrivingMails()).filter(({ to }) => to.includes(email));
  if (!mail) throw new Error("Nothing arrived.");
  expect(headersOf(mail)).toContain("Content-Language: es-MX");
  expect(bodyOf(mail)).toContain("durante 60 minutos");
  const token = tokenIn(bodyOf(mail));
  expect(await readResetLink(token, new Date())).toBe(email);
  expect((await reset(token)).status).toBe(200);
  expect([(await signIn()).status, (await signIn(other)).status]).toEqual([401, 200]);
  expect(await sessionOf(here)).toBe(null);
});

test("a link works once, and takes the others of the person along", async () => {
  const { email, signIn } = await aBroker();
  await forget(email);
  const first = await mailedToken(email);
  await forget(email);
  const second = await mailedToken(email);
  expect((await reset(first)).status).toBe(200);
  for (const token of [first, second]) {
    const refused = await reset(token, "yet another staple");
    expect([refused.status, refused.json.code]).toEqual([404, "not_found"]);
  }
  expect((await signIn(other)).status).toBe(200);
});

test("a link stops working when its person changes the password in the portal", async () => {
  const { email, signIn } = await aBroker();
  await forget(email);
  const token = await mailedToken(email);
  const pairs = (await signIn()).headers.getSetCookie().map((set) => set.split(";")[0]);
  const headers = { origin: "http://portal.test", cookie: pairs.join("; ") };
  const request = { currentPassword: password, newPassword: other, revokeOtherSessions: true };
  expect((await send(routeOf("/auth/change-password").POST, headers, request)).status).toBe(200);
  expect((await reset(token)).status).toBe(404);
});

test("a user is told by mail, in the language of who did it, that their password was changed, by a link or in the portal", async () => {
  const { email, signIn } = await aBroker();
  await forget(email);
  const token = await mailedToken(email);
  const spanish = { origin: "http://portal.test", cookie: "theme=dark; locale=es-MX" };
  await send(routeOf("/reset-password").POST, spanish, { token, password: other });
  const pairs = (await signIn(other)).headers.getSetCookie().map((set) => set.split(";")[0]);
  const headers = { origin: "http://portal.test", cookie: pairs.join("; "), "accept-language": "en-GB,en" };
  const request = { newPassword: password, revokeOtherSessions: true };
  const change = (currentPassword: string) =>
    send(routeOf("/auth/change-password").POST, headers, { ...request, currentPassword });
  expect([(await change("wrong password")).status, (await change(other)).status]).toEqual([422, 200]);
  const mails = (await arrivingMails()).filter(({ to }) => to.includes(email));
  const said = mails.map((mail) => headersOf(mail).filter((line) => /^(Subject|Content-Language):/.test(line)));
  expect(said.toSorted().map((lines) => lines.toSorted())).toEqual([
    ["Content-Language: en-US", "Subject: Your password was changed"],
    ["Content-Language: es-MX", expect.stringMatching(/^Subject: .*contrase/)],
  ]);
  for (const mail of mails) expect(bodyOf(mail)).toContain("http://localhost:3000/forgot-password");
});

test("of two who use a link at once, one succeeds", async () => {
  const { email } = await aBroker();
  await forget(email);
  const token = await mailedToken(email);
  const answers = await Promise.all([reset(token, "the first staple"), reset(token, "the second staple")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test("a link stops working after an hour", async () => {
  const { id, email } = await aBroker();
  await forget(email);
  const token = await mailedToken(email);
  const in59 = new Date(Date.now() + 59 * 60_000);
  const in61 = new Date(Date.now() + 61 * 60_000);
  expect([await readResetLink(token, in59), await readResetLink(token, in61)]).toEqual([email, undefined]);
  await db.passwordResetLink.updateMany({ where: { userId: id }, data: { expiresAt: new Date() } });
  expect((await reset(token)).status).toBe(404);
  await forget((await aBroker()).email);
  expect(await db.passwordResetLink.count({ where: { userId: id } })).toBe(0);
});

test("a password that is too short is refused, and the link still works", async () => {
  const { email } = await aBroker();
  await forget(email);
  const token = await mailedToken(email);
  const refused = await reset(token, "short");
  expect([refused.status, refused.json.issues]).toEqual([
    422,
    [expect.objectContaining({ path: "password", code: "too_short", limit: 12 })],
  ]);
  expect((await reset(token)).status).toBe(200);
});

test("neither the answer nor what is asked of the database tells whether there is such an account", async () => {
  const [{ email }, gone] = [await aBroker(), await aBroker()];
  await db.member.updateMany({ where: { userId: gone.id }, data: { deactivatedAt: new Date() } });
  const of = async (address: string) => {
    let answer: unknown;
    const sent = await sentStatements(async () => {
      const { status, text } = await forget(address);
      answer = [status, text];
    });
    return { answer, statements: sent.map(({ text }) => text) };
  };
  await of(email);
  const known = await of(email);
  expect(known.statements.length).toBeGreaterThan(0);
  for (const address of [gone.email, `${randomUUID()}@example.test`]) expect(await of(address)).toEqual(known);
  expect(await db.passwordResetLink.count({ where: { userId: gone.id } })).toBe(0);
});

test("nobody is mailed more than three times an hour, known or not, from wherever it is asked", async () => {
  const { email } = await aBroker();
  for (const address of [email, `${randomUUID()}@example.test`]) {
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++) statuses.push((await forget(address)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
  expect(await db.outgoingMessage.count({ where: { recipient: email } })).toBe(3);
});

test("from one address thirty mails an hour can be asked for", async () => {
  const from = anAddress();
  const statuses: number[] = [];
  for (let at = 0; at < 31; at++) statuses.push((await forget(`${randomUUID()}@example.test`, "en-US", from)).status);
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
});

test("neither the token nor the address that asked can be read in the database", async () => {
  const { id, email, organizationId } = await aBroker();
  await forget(email);
  const waiting = await db.outgoingMessage.findMany({ where: { organizationId } });
  const links = await db.passwordResetLink.findMany({ where: { userId: id } });
  const token = await mailedToken(email);
  expect([waiting.length, links.length]).toEqual([1, 1]);
  expect(JSON.stringify([waiting, links])).not.toContain(token);
});

test("who tried ten passwords before signs in with the new one at once", async () => {
  const { email, signIn } = await aBroker();
  for (let attempt = 0; attempt < 10; attempt++) await signIn("wrong password");
  expect((await signIn()).status).toBe(429);
  await forget(email);
  await reset(await mailedToken(email));
  expect((await signIn(other)).status).toBe(200);
});

test.each([
  { email: "nowhere", language: "en-US" },
  { email: "a@b.mx", language: "fr-FR" },
  { email: "\u0000@x.mx", language: "en-US" },
  { email: `${"x".repeat(300)}@x.mx`, language: "en-US" },
])("what is no e-mail, or no language of the portal, is refused: %o", async (body) => {
  expect((await ask("/forgot-password", body)).status).toBe(422);
});
