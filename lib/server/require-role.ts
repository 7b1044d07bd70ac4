import type { Role } from "@/lib/core/access";
import { AppError } from "@/lib/core/errors";
import { hasRole } from "@/lib/core/role-rank";
import type { Context } from "@/lib/server/context";

/** For deeds that keys never do: a signed-in user of at least this role, or the installation itself. */
export function requireRole({ actor }: Context, role: Role) {
  if (actor.type === "system" || (actor.type === "user" && hasRole(actor.role, role))) return;
  throw new AppError("forbidden", `This needs a signed-in user with the role ${role}.`);
}
