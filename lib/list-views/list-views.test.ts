import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { listViews } from "@/lib/list-views/list-views";
import { arrangeViews, removeView, saveView } from "@/lib/list-views/save-view";
import type { SaveViewRequest } from "@/lib/list-views/schema";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { anOrganization } from "@/lib/testing/an-organization";

const as = (ctx: Context, role: "ADMIN" | "BROKER" | "VIEWER"): Context => {
  const id = newId("user");
  return { ...ctx, actor: { type: "user", id, name: role, role } };
};
const save = async (ctx: Context, more: Partial<SaveViewRequest> = {}) =>
  (await saveView(ctx, { list: "loads", name: "Mine", scope: "PRIVATE", query: "sort=pickupAt", ...more })).view;
const namesFor = async (ctx: Context) => (await listViews(ctx, { list: "loads" })).items.map(({ name }) => name);

/** A team with this user in it. */
async function aTeamOf({ organizationId, actor }: Context) {
  const [userId, memberId, teamId] = ["id" in actor ? actor.id : "", newId("user"), newId("team")];
  const email = `${teamId}@example.com`;
  await db.user.create({ data: { id: userId, name: "Ana", email } });
  await db.member.create({ data: { id: memberId, organizationId, userId, role: "BROKER" } });
  await db.team.create({ data: { id: teamId, organizationId, name: "Laredo", email } });
  await db.teamMember.create({ data: { organizationId, teamId, memberId } });
  return teamId;
}

test("everybody sees their own, their teams' and the organization's views, and no other organization's", async () => {
  const { ctx } = await anOrganization();
  const [ana, raj] = [as(ctx, "BROKER"), as(ctx, "BROKER")];
  const teamId = await aTeamOf(ana);
  await save(ana, { name: "Ana's" });
  await save(ana, { name: "Team's", scope: "TEAM", teamId });
  await save(raj, { name: "All's", scope: "ORGANIZATION" });
  expect(await namesFor(ana)).toEqual(["All's", "Ana's", "Team's"]);
  expect(await namesFor(raj)).toEqual(["All's"]);
  expect((await listViews(ana, { list: "loads" })).teams).toEqual([{ id: teamId, name: "Laredo" }]);
  const { ctx: other } = await anOrganization();
  expect(await namesFor(as(other, "ADMIN"))).toEqual([]);
});

test("a view is changed and removed by its own, and by others as if it were not there", async () => {
  const { ctx } = await anOrganization();
  const [ana, admin] = [as(ctx, "VIEWER"), as(ctx, "ADMIN")];
  const view = await save(ana);
  const renamed = await save(ana, { id: view.id, name: "Pickups", query: "sort=-pickupAt" });
  expect(renamed).toMatchObject({ id: view.id, name: "Pickups", query: "sort=-pickupAt", mayChange: true });
  await expect(save(admin, { id: view.id })).rejects.toMatchObject({ code: "not_found" });
  await expect(removeView(admin, { id: view.id })).rejects.toMatchObject({ code: "not_found" });
  await removeView(ana, { id: view.id });
  expect(await namesFor(ana)).toEqual([]);
});

test("what others shared is neither changed nor taken away by who is no admin", async () => {
  const { ctx } = await anOrganization();
  const [ana, raj, admin] = [as(ctx, "BROKER"), as(ctx, "BROKER"), as(ctx, "ADMIN")];
  const { id } = await save(ana, { scope: "ORGANIZATION" });
  expect((await listViews(raj, { list: "loads" })).items[0]?.mayChange).toBe(false);
  await expect(save(raj, { id, name: "Raj's" })).rejects.toMatchObject({ code: "forbidden" });
  await expect(removeView(raj, { id })).rejects.toMatchObject({ code: "forbidden" });
  await save(admin, { id, name: "Admin's", scope: "ORGANIZATION" });
  // It is still hers who saved it.
  expect((await save(ana, { id, name: "Ana's", scope: "ORGANIZATION" })).name).toBe("Ana's");
});

test("each user has an order and a first view of their own; a first view that is gone is none", async () => {
  const { ctx } = await anOrganization();
  const [ana, raj] = [as(ctx, "BROKER"), as(ctx, "BROKER")];
  const [first, second] = [
    await save(ana, { name: "A", scope: "ORGANIZATION" }),
    await save(ana, { name: "B", scope: "ORGANIZATION" }),
  ];
  await arrangeViews(raj, { list: "loads", order: [second.id, first.id], defaultId: second.id });
  expect(await namesFor(raj)).toEqual(["B", "A"]);
  expect(await namesFor(ana)).toEqual(["A", "B"]);
  expect((await listViews(raj, { list: "loads" })).defaultId).toBe(second.id);
  await removeView(ana, { id: second.id });
  expect((await listViews(raj, { list: "loads" })).defaultId).toBeNull();
});

test("nobody has more views than anybody looks through", async () => {
  const { ctx, organizationId } = await anOrganization();
  const ana = as(ctx, "BROKER");
  const { id } = await save(ana);
  const ownerId = "id" in ana.actor ? ana.actor.id : "";
  const others = Array.from({ length: 99 }, () => newId("view"));
  const [createdAt, updatedAt] = [new Date(0), new Date(0)];
  const fields = {
    organizationId,
    ownerId,
    list: "loads",
    name: "x",
    scope: "PRIVATE",
    query: "",
    createdAt,
    updatedAt,
  };
  await db.listView.createMany({ data: others.map((other) => ({ ...fields, id: other })) });
  await expect(save(ana)).rejects.toMatchObject({ code: "conflict" });
  expect((await save(ana, { id, name: "Still changed" })).name).toBe("Still changed");
});
