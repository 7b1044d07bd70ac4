import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { createTeam } from "@/lib/directory/create-team";
import { listDirectoryChanges, listTeams, listUsers } from "@/lib/directory/list-directory";
import { updateTeam } from "@/lib/directory/update-team";
import type { Context } from "@/lib/server/context";
import { aDirectory, aMember } from "@/lib/testing/a-directory";
import { routeOf, send } from "@/lib/testing/send";

const createRoute = routeOf("/teams/create");

let ctx: Context;
beforeAll(async () => {
  ({ ctx } = await aDirectory());
});

const anEmail = () => `${randomUUID()}@x.mx`;
const aTeam = async (more: { externalId?: string; memberIds?: string[] } = {}) =>
  (await createTeam(ctx, { name: "Desk", email: anEmail(), ...more })).team;
const threeUsers = async () => (await Promise.all([1, 2, 3].map(() => aMember(ctx)))).map(({ id }) => id).sort();

describe("making a team", () => {
  test("answers it with its members, who list it too", async () => {
    const users = await threeUsers();
    const email = anEmail();
    const request = { name: "Laredo desk", email, externalId: randomUUID(), memberIds: [...users, ...users] };
    const { team } = await createTeam(ctx, request);
    expect(team).toEqual({ ...request, id: expect.stringMatching(/^team_/), memberIds: users });
    const { items } = await listTeams(ctx, { limit: 200 });
    expect(items).toContainEqual(team);
    const members = (await listUsers(ctx, { limit: 200 })).items.filter(({ teamIds }) => teamIds.includes(team.id));
    expect(members.map(({ id }) => id).sort()).toEqual(users);
  });

  test("keeps the e-mail in lower case, and refuses what is none", async () => {
    const { anApiKey } = await aDirectory();
    const headers = { "api-key": await anApiKey(["directory:write"]) };
    const made = await send(createRoute.POST, headers, { name: "Desk", email: " Laredo@Example.com " });
    expect([made.status, made.json.team.email]).toEqual([200, "laredo@example.com"]);
    const refused = await send(createRoute.POST, headers, { name: "Desk", email: "laredo" });
    expect([refused.status, refused.json.issues[0].path]).toEqual([422, "email"]);
  });

  test("with an e-mail or externalId of another team of the organization is refused", async () => {
    const { email, externalId } = await aTeam({ externalId: randomUUID() });
    const other = await aDirectory();
    await expect(createTeam(ctx, { name: "Desk", email })).rejects.toMatchObject({ code: "conflict" });
    await expect(createTeam(ctx, { name: "Desk", email: anEmail(), externalId })).rejects.toMatchObject({
      code: "conflict",
    });
    await createTeam(other.ctx, { name: "Desk", email, externalId });
  });

  test("twice at once makes one", async () => {
    const request = { name: "Desk", email: anEmail() };
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => createTeam(ctx, request)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.status === "rejected" ? answer.reason.code : []))).toEqual(
      Array(3).fill("conflict"),
    );
  });

  test("with a user of another organization is refused where the user stands", async () => {
    const other = await aDirectory();
    const [ours, theirs] = [await aMember(ctx), await aMember(other.ctx)];
    await expect(aTeam({ memberIds: [ours.id, theirs.id] })).rejects.toMatchObject({
      code: "invalid_request",
      details: { issues: [{ path: "memberIds[1]", code: "unknown_user" }] },
    });
  });
});

describe("changing a team", () => {
  test("changes what is given, leaves the rest, and is recorded in the history", async () => {
    const team = await aTeam();
    const email = anEmail();
    await updateTeam(ctx, { id: team.id, name: "Night desk" });
    await updateTeam(ctx, { id: team.id, email });
    const { team: changed } = await updateTeam(ctx, { id: team.id, externalId: "T-9" });
    expect(changed).toEqual({ ...team, name: "Night desk", email, externalId: "T-9" });
    expect((await updateTeam(ctx, { id: team.id, externalId: null })).team.externalId).toBe(undefined);
    const { items } = await listDirectoryChanges(ctx, { limit: 1 });
    expect(items[0]).toMatchObject({
      operation: "TEAM_UPDATED",
      changes: [{ kind: "TEAM", id: team.id, name: "Night desk", field: "externalId", before: "T-9", after: null }],
    });
  });

  test("replaces, adds and removes members", async () => {
    const [ana = "", lee = "", raj = ""] = await threeUsers();
    const { id } = await aTeam({ memberIds: [ana] });
    const membersAfter = async (change: object) => (await updateTeam(ctx, { id, ...change })).team.memberIds;
    expect(await membersAfter({ addMemberIds: [lee, ana] })).toEqual([ana, lee]);
    expect(await membersAfter({ removeMemberIds: [ana, "user_unknown"] })).toEqual([lee]);
    expect(await membersAfter({ memberIds: [raj, ana] })).toEqual([ana, raj]);
    expect(await membersAfter({ memberIds: [] })).toEqual([]);
  });

  test("by two admins who each add someone at the same time keeps both", async () => {
    const users = await threeUsers();
    const { id } = await aTeam();
    await Promise.all(users.map((user) => updateTeam(ctx, { id, addMemberIds: [user] })));
    expect((await updateTeam(ctx, { id })).team.memberIds).toEqual(users);
  });

  test("to what another team has is refused, to what it has itself is not", async () => {
    const [one, two] = [await aTeam({ externalId: randomUUID() }), await aTeam()];
    const { email, externalId } = one;
    await expect(updateTeam(ctx, { id: two.id, email })).rejects.toMatchObject({ code: "conflict" });
    await expect(updateTeam(ctx, { id: two.id, externalId })).rejects.toMatchObject({ code: "conflict" });
    expect((await updateTeam(ctx, { id: one.id, email, externalId })).team).toEqual(one);
  });

  test("of another organization is as if there were no such team", async () => {
    const other = await aDirectory();
    const team = await aTeam();
    for (const id of [team.id, "team_unknown"]) {
      await expect(updateTeam(other.ctx, { id, name: "Mine" })).rejects.toMatchObject({ code: "not_found" });
    }
    const theirs = await aMember(other.ctx);
    await expect(updateTeam(ctx, { id: team.id, addMemberIds: [theirs.id] })).rejects.toMatchObject({
      code: "invalid_request",
      details: { issues: [{ path: "addMemberIds[0]", code: "unknown_user" }] },
    });
    expect((await listTeams(other.ctx, {})).items).toEqual([]);
  });
});
