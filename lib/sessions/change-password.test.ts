import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "@/lib/server/db";
import { hashPassword } from "@/lib/sessions/auth";
import { readSession } from "@/lib/sessions/read-session";
import { ensureOrganization, ensurePerson } from "@/lib/sessions/store/people";
import { routeOf, send } from "@/lib/testing/send";

const password = "correct horse battery";
const other = "a different staple";

const ask = (path: `/${string}`, body: object, cookie?: string) =>
  send(routeOf(path).POST, { cookie, origin: "http://portal.test", "x-forwarded-for": "198.51.100.1" }, body);

const cookieOf = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");

const isSignedIn = async (cookie: string) => (await readSession(new Headers({ cookie }))) !== null;

async function aBroker() {
  const email = `${randomUUID()}@example.test`;
  const organization = await ensureOrganization(db, "Test Freight", randomUUID());
  const passwordHash = await hashPassword(password);
  await ensurePerson(db, organization.id, { name: "Bea Broker", email, role: "BROKER", passwordHash });
  const signIn = async (attempt = password) => ask("/auth/sign-in/email", { email, password: attempt });
  return { signIn, cookie: cookieOf(await signIn()) };
}

const change = (cookie: string | undefined, currentPassword: string, newPassword = other) =>
  ask("/auth/change-password", { currentPassword, newPassword, revokeOtherSessions: true }, cookie);

test("who changes their password goes on here, and is signed out everywhere else", async () => {
  const { signIn, cookie } = await aBroker();
  const elsewhere = cookieOf(await signIn());
  const changed = await change(cookie, password);
  expect(changed.status).toBe(200);
  expect(await isSignedIn(cookieOf(changed))).toBe(true);
  expect([await isSignedIn(cookie), await isSignedIn(elsewhere)]).toEqual([false, false]);
  expect([(await signIn()).status, (await signIn(other)).status]).toEqual([401, 200]);
});

test("a password is not changed without a session, without the present one, or to one that is too short", async () => {
  const { signIn, cookie } = await aBroker();
  expect((await change(undefined, password)).status).toBe(401);
  expect((await change(cookie, "wrong password")).json.code).toBe("invalid_request");
  expect((await change(cookie, password, "short")).json.code).toBe("invalid_request");
  expect([(await signIn()).status, await isSignedIn(cookie)]).toEqual([200, true]);
});

test("who has somebody's session cannot try passwords without end", async () => {
  const { cookie } = await aBroker();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt++) statuses.push((await change(cookie, "wrong password")).status);
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
  expect((await change(cookie, password)).status).toBe(429);
});

test("the right password forgets the wrong ones before it", async () => {
  const { cookie } = await aBroker();
  for (let attempt = 0; attempt < 9; attempt++) await change(cookie, "wrong password");
  const changed = cookieOf(await change(cookie, password));
  for (let attempt = 0; attempt < 9; attempt++) expect((await change(changed, "wrong password")).status).toBe(422);
});
