import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";

/** A user of the organization, with the TMS's id unless it is not known yet. */
export async function aUser({ organizationId, db }: Context, externalId?: string) {
  const id = newId("user");
  const email = `${id}@example.test`;
  const name = `User ${externalId ?? "without id"}`;
  await db.user.create({ data: { id, name, email } });
  await db.member.create({
    data: { id: newId("user"), organizationId, userId: id, role: "BROKER", externalId: externalId ?? null },
  });
  return { id, name, email };
}

/** A team of the organization, with the TMS's id unless it is not known yet. */
export async function aTeam({ organizationId, db }: Context, externalId?: string) {
  const id = newId("team");
  const email = `${id}@example.test`;
  const name = `Team ${externalId ?? "without id"}`;
  await db.team.create({ data: { id, organizationId, name, email, externalId: externalId ?? null } });
  return { id, name, email };
}
