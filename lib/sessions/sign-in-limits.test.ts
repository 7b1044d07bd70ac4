import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "@/lib/server/db";
import { hashPassword } from "@/lib/sessions/auth";
import { countPasswordAttempt, noteRightPassword } from "@/lib/sessions/count-password-attempts";
import { countAttempt, forgetOldAttempts } from "@/lib/sessions/store/attempts";
import { ensureOrganization, ensurePerson } from "@/lib/sessions/store/people";
import { routeOf, send } from "@/lib/testing/send";

const password = "correct horse battery";

async function aBroker() {
  const email = `${randomUUID()}@example.test`;
  const organization = await ensureOrganization(db, "Test Freight", randomUUID());
  const passwordHash = await hashPassword(password);
  await ensurePerson(db, organization.id, { name: "Bea Broker", email, role: "BROKER", passwordHash });
  return { email };
}

const signIn = (email: string, attempt = password, from = "198.51.100.1") => {
  const headers = { origin: "http://portal.test", "x-forwarded-for": from };
  return send(routeOf("/auth/sign-in/email").POST, headers, { email, password: attempt });
};

test("attempts are kept under a hash of the address, and no longer than they matter", async () => {
  const { email } = await aBroker();
  await signIn(email, "wrong password");
  expect(await db.rateLimit.count({ where: { key: { contains: email } } })).toBe(0);
  const [now, old] = [new Date(), new Date(Date.now() - 2 * 3_600_000)];
  await countAttempt(db, `new ${email}`, now, 10, 600);
  await countAttempt(db, `old ${email}`, old, 10, 600);
  await forgetOldAttempts(db, now);
  const kept = await db.rateLimit.findMany({ where: { key: { contains: email } } });
  expect(kept.map(({ key }) => key)).toEqual([`new ${email}`]);
});

const statusesOf = async (answers: ReturnType<typeof signIn>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort();

test("after ten wrong passwords their sender waits, also with the right one; the owner elsewhere does not", async () => {
  const [{ email }, other] = [await aBroker(), await aBroker()];
  const from = "203.0.113.66";
  const attempts = Array.from({ length: 12 }, () => signIn(email, "wrong password", from));
  expect(await statusesOf(attempts)).toEqual([...Array(10).fill(401), 429, 429]);
  const refused = await signIn(email, password, from);
  expect([refused.status, refused.json]).toEqual([
    429,
    { code: "rate_limited", message: "Too many attempts.", requestId: expect.stringMatching(/^req_/) },
  ]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await signIn(email)).status).toBe(200);
  expect((await signIn(other.email, password, from)).status).toBe(200);
});

test("an account that is tried from everywhere opens only where its owner is signed in", async () => {
  const { email } = await aBroker();
  const home = "198.51.100.20";
  expect((await signIn(email, password, home)).status).toBe(200);
  // In waves: of 120 at once some would wait longer for their turn than a call may.
  const statuses: number[] = [];
  for (let wave = 0; wave < 12; wave++) {
    const attempts = Array.from({ length: 10 }, (_, at) =>
      signIn(email, "wrong password", `203.0.113.${(wave % 2) * 10 + at}`),
    );
    statuses.push(...(await statusesOf(attempts)));
  }
  expect(statuses.toSorted()).toEqual([...Array(100).fill(401), ...Array(20).fill(429)]);
  expect((await signIn(email, password, "192.0.2.200")).status).toBe(429);
  expect((await signIn(email, password, home)).status).toBe(200);
});

test("a sign-in that succeeds forgets the wrong passwords before it", async () => {
  const { email } = await aBroker();
  for (let round = 0; round < 2; round++) {
    for (let attempt = 0; attempt < 9; attempt++) await signIn(email, "wrong password");
    expect((await signIn(email)).status).toBe(200);
  }
});

const now = new Date("2026-11-20T09:00:00Z");
const tenMinutes = new Date("2026-11-20T09:10:00Z");

/** People who share an address. Times are given, for what is counted begins anew every ten minutes. */
function anOffice() {
  const [address, office] = [randomUUID(), randomUUID()];
  const headers = new Headers({ "x-forwarded-for": address });
  const attemptOf = (person: number, from = headers) => ({ email: `${person}@${office}.example`, headers: from });
  const tries = (person: number, at = now) => countPasswordAttempt(attemptOf(person), at);
  const signsIn = async (person: number, at = now) => {
    const mayTry = await tries(person, at);
    if (mayTry) await noteRightPassword(attemptOf(person), at);
    return mayTry;
  };
  return { attemptOf, tries, signsIn };
}

test("of wrong passwords an address has a hundred in ten minutes, whoever is tried; right ones are not among them", async () => {
  const { attemptOf, tries, signsIn } = anOffice();
  const answers: boolean[] = [];
  for (let person = 0; person < 12; person++) {
    for (let attempt = 0; attempt < 9; attempt++) answers.push(await tries(person));
    if (person < 11) expect(await signsIn(person)).toBe(true);
  }
  expect(answers).toEqual([...Array(100).fill(true), ...Array(8).fill(false)]);
  expect(await signsIn(0)).toBe(false);
  expect(await countPasswordAttempt(attemptOf(0, new Headers({ "x-forwarded-for": randomUUID() })), now)).toBe(true);
  expect(await signsIn(0, tenMinutes)).toBe(true);
});

test("a hundred people of one address sign in one after the other; after a thousand sign-ins it waits", async () => {
  const { signsIn } = anOffice();
  const answers: boolean[] = [];
  for (let at = 0; at < 1001; at++) answers.push(await signsIn(at % 100));
  expect(answers).toEqual([...Array(1000).fill(true), false]);
  expect(await signsIn(0, tenMinutes)).toBe(true);
});
