import { randomUUID } from "node:crypto";
import type { Role } from "@/lib/core/access";
import { newId } from "@/lib/core/ids";
import type { Actor, Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { ensurePerson } from "@/lib/sessions/store/people";
import { anOrganization } from "@/lib/testing/an-organization";

type Given = { name?: string; email?: string; role?: Role; externalId?: string };

/** A user of the organization whose password is nobody's. */
export async function aMember({ organizationId }: Context, given: Given = {}) {
  const { name = "Bea Broker", email = `${randomUUID()}@example.test`, role = "BROKER", externalId = null } = given;
  const { id } = await ensurePerson(db, organizationId, { name, email, role, passwordHash: "nobody's" });
  await db.member.updateMany({ where: { organizationId, userId: id }, data: { externalId } });
  return { id, name, email, role };
}

/** The context of a call by this user. */
export const by = (ctx: Context, { id, name, role }: { id: string; name: string; role: Role }): Context => ({
  ...ctx,
  actor: { type: "user", id, name, role },
});

/** An organization with an admin, in whose name it is changed, and a TMS with a key. */
export async function aDirectory() {
  const { ctx: stranger, organizationId, anApiKey } = await anOrganization();
  const admin = await aMember(stranger, { name: "Ada Admin", role: "ADMIN" });
  const key: Actor = { type: "apiKey", id: newId("key"), name: "Test TMS", scopes: ["directory:write"] };
  return { organizationId, anApiKey, admin, ctx: by(stranger, admin), tms: { ...stranger, actor: key } };
}

/** The externalIds of these users, in their order. */
export async function externalIdsOf({ organizationId }: Context, users: readonly { id: string }[]) {
  const members = await db.member.findMany({ where: { organizationId, userId: { in: users.map(({ id }) => id) } } });
  const byUser = new Map(members.map(({ userId, externalId }) => [userId, externalId]));
  return users.map(({ id }) => byUser.get(id) ?? null);
}
