import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { GET, POST } from "@/app/api/[[...path]]/route";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { hashPassword } from "@/lib/sessions/auth";
import { readSession } from "@/lib/sessions/read-session";
import { actForOrganization, ensureOrganization, ensurePerson } from "@/lib/sessions/store/people";
import { aSignedInUser } from "@/lib/testing/a-signed-in-user";
import { sentStatements } from "@/lib/testing/counted-statements";
import { routeOf, send } from "@/lib/testing/send";

const password = "correct horse battery";

async function aBroker() {
  const email = `${randomUUID()}@example.test`;
  const organization = await ensureOrganization(db, "Test Freight", randomUUID());
  const passwordHash = await hashPassword(password);
  await ensurePerson(db, organization.id, { name: "Bea Broker", email, role: "BROKER", passwordHash });
  return { email, organizationId: organization.id };
}

const setUp = routeOf("/setup");

const ask = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request(`http://localhost:3000/api/auth/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        host: "localhost:3000",
        origin: "http://localhost:3000",
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  );

const signIn = (email: string, attempt = password, from = "198.51.100.1") =>
  ask("sign-in/email", { email, password: attempt }, { "x-forwarded-for": from });

const cookiesOf = (response: Response) =>
  new Headers({
    cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; "),
  });

test("a signed-in user acts for their organization in their role", async () => {
  const { email, organizationId } = await aBroker();
  const session = await readSession(cookiesOf(await signIn(email)));
  expect(session).toMatchObject({
    name: "Bea Broker",
    email,
    organizationId,
    organizationName: "Test Freight",
    role: "BROKER",
  });
  expect(session?.userId).toMatch(/^user_/);
});

test("the session's cookie is out of reach of scripts and of other sites", async () => {
  const { email } = await aBroker();
  const [cookie] = (await signIn(email)).headers.getSetCookie();
  expect(cookie).toMatch(/^portal\.session_token=.*; HttpOnly; SameSite=Lax$/);
});

test("a session ends everywhere at once when it is revoked", async () => {
  const { email } = await aBroker();
  const [here, elsewhere] = [cookiesOf(await signIn(email)), cookiesOf(await signIn(email))];
  expect(await readSession(elsewhere)).not.toBe(null);
  await ask("revoke-other-sessions", {}, { cookie: here.get("cookie") ?? "" });
  expect(await readSession(elsewhere)).toBe(null);
  expect(await readSession(here)).not.toBe(null);
});

test("how long the answer to a wrong password takes does not tell whether there is such an account", async () => {
  const { email } = await aBroker();
  const statementsOf = async (address: string) =>
    (await sentStatements(() => signIn(address, "wrong password"))).map(({ text }) => text.replace(/ ORDER BY.*/s, ""));
  await statementsOf(email);
  expect(await statementsOf(`${randomUUID()}@example.test`)).toEqual(await statementsOf(email));
});

test("a wrong password and an unknown account get the same answer", async () => {
  const { email } = await aBroker();
  const [wrong, unknown] = await Promise.all([signIn(email, "wrong password"), signIn("nobody@example.test")]);
  for (const answer of [wrong, unknown])
    expect([answer.status, await answer.json()]).toEqual([401, { message: "Unauthorized" }]);
  expect(wrong.headers.get("x-request-id")).toMatch(/^req_/);
});

test.each([
  ["with a control character", "\u0000@x.mx"],
  ["of 5,000 characters", `${"x".repeat(5000)}@x.mx`],
  ["of 1,000 characters", `${"x".repeat(1000)}@x.mx`],
  ["with a look-alike letter", "\u212Aevin@x.mx"],
  ["without a domain", "nobody"],
  ["without a character", ""],
])("an address %s, which nobody has, is answered as a wrong password is, and is not kept", async (_what, email) => {
  const answer = await signIn(email);
  expect([answer.status, await answer.json()]).toEqual([401, { message: "Unauthorized" }]);
  const rows = await db.rateLimit.findMany();
  expect(rows.filter(({ key }) => key.length > 100 || key.endsWith("x.mx"))).toEqual([]);
});

test("a body that is no sign-in is refused", async () => {
  const number = await ask("sign-in/email", { email: 7, password });
  expect([number.status, (await number.json()).code]).toEqual([422, "invalid_request"]);
  const large = await signIn(`${"x".repeat(200_000)}@x.mx`);
  expect([large.status, (await large.json()).code]).toEqual([413, "body_too_large"]);
});

describe("who belongs to two organizations", () => {
  async function aBrokerOfTwo() {
    const { email, organizationId: first } = await aBroker();
    const { id: second } = await ensureOrganization(db, "Second Freight", randomUUID());
    const { id } = await ensurePerson(db, second, { name: "Bea", email, role: "VIEWER", passwordHash: "kept" });
    return { id, email, first, second };
  }
  const organizationAfterSignIn = async (email: string) =>
    (await readSession(cookiesOf(await signIn(email))))?.organizationId;

  test("acts after signing in again for the one they acted for last", async () => {
    const { id, email, first, second } = await aBrokerOfTwo();
    for (const organizationId of [first, second, first]) {
      await signIn(email);
      const { token } = await db.session.findFirstOrThrow({ where: { userId: id }, orderBy: { createdAt: "desc" } });
      await actForOrganization(db, token, organizationId);
      expect(await organizationAfterSignIn(email)).toBe(organizationId);
    }
  });

  test("acts for the one joined last once all sessions have ended", async () => {
    const { id, email, second } = await aBrokerOfTwo();
    await db.session.deleteMany({ where: { userId: id } });
    expect(await organizationAfterSignIn(email)).toBe(second);
  });

  test("never acts for the one that deactivated them", async () => {
    const { id, email, first, second } = await aBrokerOfTwo();
    expect(await organizationAfterSignIn(email)).toBe(second);
    await db.member.updateMany({ where: { userId: id, organizationId: second }, data: { deactivatedAt: new Date() } });
    expect(await organizationAfterSignIn(email)).toBe(first);
  });
});

test("a page of another site cannot sign anybody in", async () => {
  const { email } = await aBroker();
  const response = await ask("sign-in/email", { email, password }, { origin: "https://evil.example" });
  expect(response.status).toBe(403);
});

test.each(["sign-up/email", "organization/create", "organization/invite-member", "delete-user", "update-user"])(
  "the library's endpoint %s stays closed",
  async (path) => {
    const { headers } = await aSignedInUser();
    expect((await ask(path, {}, { cookie: headers.cookie })).status).toBe(404);
  },
);

test("no address outside the list is answered, whatever its spelling", async () => {
  for (const path of ["sign-in/email/", "//sign-up/email", "sign-in/email/../../sign-up/email", "ok", "error"]) {
    const response = await GET(new Request(`http://localhost:3000/api/auth/${path}`));
    expect(response.status).toBe(404);
  }
});

test("an installation that has an organization cannot be set up again, even with the code", async () => {
  await aBroker();
  env.SETUP_CODE = "right-code";
  const request = { code: "right-code", organizationName: "Evil", name: "Eve", email: "eve@example.test", password };
  expect(await send(setUp.POST, {}, request)).toMatchObject({ status: 404, json: { code: "not_found" } });
  env.SETUP_CODE = undefined;
});

test("set-up reports all that is wrong with a request at once", async () => {
  const { status, json } = await send(setUp.POST, {}, { code: "x", email: "nowhere", password: "short" });
  expect(status).toBe(422);
  expect(json.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
    "email",
    "name",
    "organizationName",
    "password",
  ]);
});
