import type { Endpoint } from "@/lib/core/endpoint";
import { AppError } from "@/lib/core/errors";
import { hasRole } from "@/lib/core/role-rank";
import type { Actor } from "@/lib/server/context";

/** @throws AppError forbidden, naming the scope or the role that is needed. */
export function checkAccess(
  actor: Actor,
  { callers, link, scope, role }: Pick<Endpoint, "callers" | "link" | "scope" | "role">,
) {
  if (actor.type === "apiKey") {
    if (!callers.includes("apiKey"))
      throw new AppError("forbidden", `Only a signed-in user with the role ${role} may do this.`);
    if (!scope || !actor.scopes.includes(scope)) throw new AppError("forbidden", `This key lacks the scope ${scope}.`);
  }
  if (actor.type === "carrier" && (!callers.includes("carrier") || actor.link !== link))
    throw new AppError("forbidden", "A carrier's link is only for what the carrier was sent it for.");
  if (actor.type === "user") {
    if (!callers.includes("user")) throw new AppError("forbidden", `Only a key with the scope ${scope} may do this.`);
    if (!hasRole(actor.role, role)) throw new AppError("forbidden", `This needs the role ${role}.`);
  }
}
