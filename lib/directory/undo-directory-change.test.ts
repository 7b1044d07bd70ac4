import { describe, expect, test } from "vitest";
import { mapTeams, mapUsers } from "@/lib/directory/apply-mapping";
import { createTeam } from "@/lib/directory/create-team";
import { listDirectoryChanges, listTeams } from "@/lib/directory/list-directory";
import { undoDirectoryChange } from "@/lib/directory/undo-directory-change";
import { updateUser } from "@/lib/directory/update-user";
import type { Context } from "@/lib/server/context";
import { aDirectory, aMember, by, externalIdsOf } from "@/lib/testing/a-directory";

const lastChange = async (ctx: Context) => {
  const [change] = (await listDirectoryChanges(ctx, { limit: 1 })).items;
  if (!change) throw new Error("Nothing was recorded.");
  return change;
};

async function threeUsers() {
  const directory = await aDirectory();
  const users = [
    await aMember(directory.ctx, { name: "Ana", externalId: "1" }),
    await aMember(directory.ctx, { name: "Lee", externalId: "2" }),
    await aMember(directory.ctx, { name: "Raj" }),
  ];
  const map = (...ids: (string | undefined)[]) =>
    mapUsers(directory.tms, {
      users: users.flatMap(({ email }, at) => (ids[at] === undefined ? [] : [{ email, externalId: ids[at] }])),
    });
  return { ...directory, users, map, ids: () => externalIdsOf(directory.ctx, users) };
}

describe("the history of the directory", () => {
  test("shows who changed whose id from what to what, newest first", async () => {
    const { ctx, tms, users, map } = await threeUsers();
    const [ana, , raj] = users;
    await map("1", undefined, "3");
    await updateUser(ctx, { id: ana?.id ?? "", role: "VIEWER", externalId: null });
    const { items } = await listDirectoryChanges(ctx, {});
    const [update, mapping] = items;
    expect(items).toHaveLength(2);
    const person = (user: typeof ana) => ({ kind: "USER", id: user?.id, email: user?.email, name: user?.name });
    expect(mapping).toEqual({
      id: expect.stringMatching(/^change_/),
      at: ctx.now.toISOString(),
      operation: "MAPPED",
      actor: { type: "apiKey", id: "id" in tms.actor ? tms.actor.id : "", name: "Test TMS" },
      changes: [{ ...person(raj), field: "externalId", before: null, after: "3" }],
      changeCount: 1,
      canUndo: true,
    });
    expect(update).toMatchObject({ operation: "USER_UPDATED", actor: { type: "user", name: "Ada Admin" } });
    expect(update?.changes).toEqual([
      { ...person(ana), field: "role", before: "BROKER", after: "VIEWER" },
      { ...person(ana), field: "externalId", before: "1", after: null },
    ]);
  });

  test("has nothing of calls that changed nothing", async () => {
    const { ctx, map } = await threeUsers();
    await map("1", "2");
    await map("2");
    expect((await listDirectoryChanges(ctx, {})).items).toEqual([]);
  });

  test("comes in pages, and shows the first hundred changes of a call", async () => {
    const { ctx, tms } = await aDirectory();
    const users = await Promise.all(Array.from({ length: 120 }, () => aMember(ctx)));
    const items = users.map(({ email }, at) => ({ email, externalId: `${at}` }));
    await mapUsers(tms, { users: items.slice(0, 5) });
    await mapUsers(tms, { users: items.slice(5) });
    const first = await listDirectoryChanges(ctx, { limit: 1 });
    expect([first.items[0]?.changes.length, first.items[0]?.changeCount]).toEqual([100, 115]);
    const second = await listDirectoryChanges(ctx, { limit: 1, cursor: first.nextCursor ?? "" });
    expect([second.items[0]?.changeCount, second.nextCursor]).toEqual([5, null]);
    expect(await undoDirectoryChange(ctx, { changeId: first.items[0]?.id ?? "" })).toEqual({
      restored: 115,
      skipped: 0,
    });
  });

  test("is for admins, and shows nothing of another organization", async () => {
    const { ctx, map } = await threeUsers();
    await map("8", "9");
    const other = await aDirectory();
    expect((await listDirectoryChanges(other.ctx, {})).items).toEqual([]);
    const { id } = await lastChange(ctx);
    await expect(undoDirectoryChange(other.ctx, { changeId: id })).rejects.toMatchObject({ code: "not_found" });
    const broker = by(ctx, await aMember(ctx));
    await expect(undoDirectoryChange(broker, { changeId: id })).rejects.toMatchObject({ code: "forbidden" });
    await expect(listDirectoryChanges(broker, {})).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("undoing", () => {
  test("restores a swap and takes away what was new", async () => {
    const { ctx, map, ids } = await threeUsers();
    await map("2", "1", "3");
    const { id: changeId } = await lastChange(ctx);
    expect(await undoDirectoryChange(ctx, { changeId })).toEqual({ restored: 3, skipped: 0 });
    expect(await ids()).toEqual(["1", "2", null]);
  });

  test("leaves alone what was changed since", async () => {
    const { ctx, map, ids } = await threeUsers();
    await map("7", "8", "9");
    const { id: changeId } = await lastChange(ctx);
    await map("70");
    expect(await undoDirectoryChange(ctx, { changeId })).toEqual({ restored: 2, skipped: 1 });
    expect(await ids()).toEqual(["70", "2", null]);
  });

  test("leaves alone whose former id now belongs to another", async () => {
    const { ctx, tms, map, ids } = await threeUsers();
    await map("7", "8");
    const { id: changeId } = await lastChange(ctx);
    const newMember = await aMember(ctx);
    await mapUsers(tms, { users: [{ email: newMember.email, externalId: "1" }] });
    expect(await undoDirectoryChange(ctx, { changeId })).toEqual({ restored: 1, skipped: 1 });
    expect(await ids()).toEqual(["7", "2", null]);
  });

  test("is done once, is recorded in the history, and can itself be undone", async () => {
    const { ctx, map, ids } = await threeUsers();
    await map("7");
    const { id: changeId } = await lastChange(ctx);
    await undoDirectoryChange(ctx, { changeId });
    await expect(undoDirectoryChange(ctx, { changeId })).rejects.toMatchObject({ code: "conflict" });
    const { items } = await listDirectoryChanges(ctx, {});
    expect(items.map(({ operation, canUndo, undoneAt }) => [operation, canUndo, undoneAt])).toEqual([
      ["UNDONE", true, undefined],
      ["MAPPED", false, ctx.now.toISOString()],
    ]);
    await undoDirectoryChange(ctx, { changeId: items[0]?.id ?? "" });
    expect(await ids()).toEqual(["7", "2", null]);
  });

  test("by two at once is done by one of them", async () => {
    const { ctx, map, ids } = await threeUsers();
    await map("2", "1");
    const { id: changeId } = await lastChange(ctx);
    const answers = await Promise.allSettled([1, 2, 3].map(() => undoDirectoryChange(ctx, { changeId })));
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
    expect(await ids()).toEqual(["1", "2", null]);
  });

  test("works for teams too, and not for what assigned no ids", async () => {
    const { ctx, tms } = await aDirectory();
    const { team } = await createTeam(ctx, { name: "Desk", email: "desk@x.mx" });
    const made = await lastChange(ctx);
    expect([made.operation, made.canUndo]).toEqual(["TEAM_CREATED", false]);
    await expect(undoDirectoryChange(ctx, { changeId: made.id })).rejects.toMatchObject({ code: "conflict" });
    await mapTeams(tms, { teams: [{ email: team.email, externalId: "T-1" }] });
    await undoDirectoryChange(ctx, { changeId: (await lastChange(ctx)).id });
    expect((await listTeams(ctx, {})).items).toEqual([team]);
  });
});
