import { Role } from "@/lib/core/access";
import type { Context } from "@/lib/server/context";
import { listMembers } from "@/lib/sessions/store/people";

type PersonOfOrganization = { userId: string; name: string; email: string; role: Role };

/** Everyone of the organization, by name. */
export async function listPeople(ctx: Context): Promise<PersonOfOrganization[]> {
  const members = await listMembers(ctx.db, ctx.organizationId);
  return members.map(({ userId, role, user }) => ({
    userId,
    role: Role.parse(role),
    name: user.name,
    email: user.email,
  }));
}
