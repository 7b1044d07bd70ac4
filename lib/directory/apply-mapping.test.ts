import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { mapTeams, mapUsers } from "@/lib/directory/apply-mapping";
import { createTeam } from "@/lib/directory/create-team";
import { listTeams } from "@/lib/directory/list-directory";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { aDirectory, aMember, externalIdsOf } from "@/lib/testing/a-directory";
import { countedStatements } from "@/lib/testing/counted-statements";
import { routeOf, send } from "@/lib/testing/send";

const syncTeamsRoute = routeOf("/teams/syncByEmail");
const updateTeamsRoute = routeOf("/teams/updateByEmail");
const syncUsersRoute = routeOf("/users/syncByEmail");
const updateUsersRoute = routeOf("/users/updateByEmail");

let ctx: Context;
let tms: Context;
let apiKey: string;

beforeAll(async () => {
  const directory = await aDirectory();
  ({ ctx, tms } = directory);
  apiKey = await directory.anApiKey(["directory:write"]);
});

const anId = () => randomUUID();
const ask = (route: typeof updateUsersRoute, body: unknown) => send(route.POST, { "api-key": apiKey }, body);

describe("users matched by e-mail", () => {
  test("get the id of the TMS, whatever the case of their e-mail, which is answered as it was sent", async () => {
    const user = await aMember(ctx);
    const [externalId, sent] = [anId(), `  ${user.email.toUpperCase()} `];
    const { status, json } = await ask(updateUsersRoute, { users: [{ email: sent, externalId: ` ${externalId} ` }] });
    expect([status, json]).toEqual([200, { results: [{ status: "MATCHED", email: sent, id: user.id, externalId }] }]);
    expect(await externalIdsOf(ctx, [user])).toEqual([externalId]);
  });

  test("that do not exist, and e-mails that are none, answer null for both ids", async () => {
    const emails = [" nobody@example.test", "no e-mail", "a@b@c", "", "  ", `${"x".repeat(300)}@x.mx`];
    const users = emails.map((email) => ({ email, externalId: anId() }));
    const { json } = await ask(syncUsersRoute, { users });
    expect(json.results).toEqual(
      users.map(({ email }) => ({ status: "NOT_FOUND", email, id: null, externalId: null })),
    );
  });

  test("are not found by letters that only look alike", async () => {
    const user = await aMember(ctx, { email: `kevin-${anId()}@example.test` });
    const email = user.email.replace("k", "\u212A");
    const { json } = await ask(updateUsersRoute, { users: [{ email, externalId: anId() }] });
    expect(json.results).toEqual([{ status: "NOT_FOUND", email, id: null, externalId: null }]);
  });

  test("get their id although it is also sent with an e-mail that nobody has", async () => {
    const [user, externalId] = [await aMember(ctx), anId()];
    const emails = ["nobody@example.test", user.email, "no e-mail", ""];
    const { json } = await ask(updateUsersRoute, { users: emails.map((email) => ({ email, externalId })) });
    expect(json.results.map(({ status }: { status: string }) => status)).toEqual([
      "NOT_FOUND",
      "MATCHED",
      "NOT_FOUND",
      "NOT_FOUND",
    ]);
    expect(await externalIdsOf(ctx, [user])).toEqual([externalId]);
  });

  test("keep what they have where the id belongs to another", async () => {
    const [taken, own] = [anId(), anId()];
    await aMember(ctx, { externalId: taken });
    const [ana, lee] = [await aMember(ctx, { externalId: own }), await aMember(ctx)];
    const { json } = await ask(updateUsersRoute, {
      users: [ana, lee].map(({ email }) => ({ email, externalId: taken })),
    });
    expect(json.results).toEqual([
      { status: "CONFLICT", email: ana.email, id: ana.id, externalId: own },
      { status: "CONFLICT", email: lee.email, id: lee.id, externalId: null },
    ]);
    expect(await externalIdsOf(ctx, [ana, lee])).toEqual([own, null]);
  });

  test("may swap their ids, or pass them on in a round of many", async () => {
    const users = await Promise.all(
      Array.from({ length: 20 }, (_, at) => aMember(ctx, { externalId: `${at}-${ctx.organizationId}` })),
    );
    const ids = await externalIdsOf(ctx, users);
    const next = [...ids.slice(1), ids[0] ?? ""];
    const { results } = await mapUsers(tms, {
      users: users.map(({ email }, at) => ({ email, externalId: next[at] ?? "" })),
    });
    expect(results.map(({ status }) => status)).toEqual(users.map(() => "MATCHED"));
    expect(await externalIdsOf(ctx, users)).toEqual(next);
  });

  test("who were deactivated are matched all the same, and keep their id", async () => {
    const user = await aMember(ctx);
    const { organizationId } = ctx;
    await db.member.updateMany({ where: { organizationId, userId: user.id }, data: { deactivatedAt: ctx.now } });
    const externalId = anId();
    const { results } = await mapUsers(tms, { users: [{ email: user.email, externalId }] });
    expect(results[0]?.status).toBe("MATCHED");
    expect(await externalIdsOf(ctx, [user])).toEqual([externalId]);
  });

  test("of two organizations are two: each call touches its own", async () => {
    const other = await aDirectory();
    const email = `${anId()}@example.test`;
    const [ours, theirs] = [await aMember(ctx, { email }), await aMember(other.ctx, { email })];
    expect(theirs.id).toBe(ours.id);
    const externalId = anId();
    await mapUsers(tms, { users: [{ email, externalId }] });
    expect(await externalIdsOf(other.ctx, [theirs])).toEqual([null]);
    await mapUsers(other.tms, { users: [{ email, externalId }] });
    expect(await externalIdsOf(other.ctx, [theirs])).toEqual([externalId]);
    const stranger = await aMember(other.ctx);
    const { results } = await mapUsers(tms, { users: [{ email: stranger.email, externalId: anId() }] });
    expect(results).toEqual([{ status: "NOT_FOUND", email: stranger.email, id: null, externalId: null }]);
  });
});

describe("teams matched by e-mail", () => {
  test.each([
    ["updateByEmail", updateTeamsRoute],
    ["syncByEmail", syncTeamsRoute],
  ])("get the id of the TMS by %s, and swap theirs", async (_name, route) => {
    const [ids, emails] = [
      [anId(), anId()],
      [`${anId()}@x.mx`, `${anId()}@x.mx`],
    ];
    const [one, two] = await Promise.all(
      emails.map(async (email, at) => (await createTeam(ctx, { name: "Desk", email, externalId: ids[at] })).team),
    );
    const { json } = await ask(route, {
      teams: [
        { email: emails[0]?.toUpperCase(), externalId: ids[1] },
        { email: emails[1], externalId: ids[0] },
        { email: "nobody@x.mx", externalId: anId() },
      ],
    });
    expect(json.results).toEqual([
      { status: "MATCHED", email: emails[0]?.toUpperCase(), id: one?.id, externalId: ids[1] },
      { status: "MATCHED", email: emails[1], id: two?.id, externalId: ids[0] },
      { status: "NOT_FOUND", email: "nobody@x.mx", id: null, externalId: null },
    ]);
    const { items } = await listTeams(ctx, {});
    expect(
      items
        .filter(({ email }) => emails.includes(email))
        .map(({ externalId }) => externalId)
        .sort(),
    ).toEqual(ids.sort());
  });

  test("have ids of their own: a user may have the same", async () => {
    const externalId = anId();
    const user = await aMember(ctx, { externalId });
    const { team } = await createTeam(ctx, { name: "Desk", email: user.email });
    const { results } = await mapTeams(tms, { teams: [{ email: user.email, externalId }] });
    expect(results).toEqual([{ status: "MATCHED", email: user.email, id: team.id, externalId }]);
  });
});

describe("what is no list of e-mails and ids", () => {
  test.each([
    [{ email: "a@x.mx" }, "users[0].externalId", "required"],
    [{ email: "a@x.mx", externalId: "" }, "users[0].externalId", "required"],
    [{ email: "a@x.mx", externalId: null }, "users[0].externalId", "required"],
    [{ email: "a@x.mx", externalId: "  " }, "users[0].externalId", "required"],
    [{ email: "a@x.mx", externalId: 7.5 }, "users[0].externalId", "invalid_type"],
    [{ email: "a@x.mx", externalId: "1".repeat(256) }, "users[0].externalId", "too_long"],
    [{ email: "a@x.mx", externalId: "1\u0000" }, "users[0].externalId", "invalid_characters"],
    [{ externalId: "1" }, "users[0].email", "required"],
    [{ email: null, externalId: "1" }, "users[0].email", "invalid_type"],
    [{ email: 7, externalId: "1" }, "users[0].email", "invalid_type"],
    [{ email: "a\ud800@x.mx", externalId: "1" }, "users[0].email", "invalid_characters"],
    [{ email: "a\u0000@x.mx", externalId: "1" }, "users[0].email", "invalid_characters"],
    ["a@x.mx", "users[0]", "invalid_type"],
  ])("%j is refused where it is wrong", async (item, path, code) => {
    const { status, json } = await ask(updateUsersRoute, { users: [item] });
    expect([status, json.issues?.map((issue: { path: string; code: string }) => [issue.path, issue.code])]).toEqual([
      422,
      [[path, code]],
    ]);
  });

  test("is refused when empty, longer than a thousand, or not a list", async () => {
    const item = { email: "a@x.mx", externalId: "1" };
    const statusOf = async (users: unknown) => (await ask(updateUsersRoute, { users })).status;
    expect(await statusOf([])).toBe(422);
    expect(await statusOf(Array(1001).fill(item))).toBe(422);
    expect(await statusOf(item)).toBe(422);
    expect(await statusOf(Array(1000).fill(item))).toBe(200);
  });
});

describe("a thousand at once", () => {
  async function manyUsers(count: number) {
    const { ctx, tms, organizationId } = await aDirectory();
    const users = Array.from({ length: count }, (_, at) => ({
      id: newId("user"),
      email: `${at}@${organizationId}.test`,
    }));
    await db.user.createMany({ data: users.map((user) => ({ ...user, name: user.email })) });
    await db.member.createMany({
      data: users.map(({ id }, at) => ({ id: anId(), organizationId, userId: id, externalId: `old-${at}` })),
    });
    return { ctx, tms, users };
  }

  test("take as many statements as one", async () => {
    const count = async (size: number) => {
      const { tms, users } = await manyUsers(size);
      const items = users.map(({ email }, at) => ({ email, externalId: `new-${at}` }));
      return countedStatements(() => mapUsers(tms, { users: items }));
    };
    expect([await count(1), await count(1000)]).toEqual([6, 6]);
  });

  test("who swap all their ids take one statement more", async () => {
    const { ctx, tms, users } = await manyUsers(1000);
    const items = users.map(({ email }, at) => ({ email, externalId: `old-${at ^ 1}` }));
    expect(await countedStatements(() => mapUsers(tms, { users: items }))).toBe(7);
    expect(await externalIdsOf(ctx, users)).toEqual(items.map(({ externalId }) => externalId));
  });
});
