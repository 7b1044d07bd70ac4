import type { LinkKind, Role, Scope } from "@/lib/core/access";
import { AppError } from "@/lib/core/errors";
import { hasRole } from "@/lib/core/role-rank";
import type { Database } from "@/lib/server/db";

/** Who acts: a key of a TMS, a signed-in user of the portal, a carrier by its link, or the installation itself. */
export type Actor =
  | { type: "apiKey"; id: string; name: string; scopes: readonly Scope[] }
  | { type: "user"; id: string; name: string; role: Role }
  | { type: "carrier"; id: string; name: string; link: LinkKind; linkId: string }
  | { type: "system"; name: string };

/** All that an operation knows of its call. Inside `inTransaction` its `db` is the transaction. */
export type Context = {
  organizationId: string;
  actor: Actor;
  requestId: string;
  now: Date;
  db: Database;
  /** Of a list or a report: aborted when nobody waits for it any more, or when it has taken as long as it may. */
  wanted?: AbortSignal;
  /** Inside `inTransaction`: what waits for its end. Added to by `afterCommit` alone. */
  followUps?: (() => void)[];
};

/** Who did something, as histories keep it. */
export function authorOf({ actor }: Context): { type: Actor["type"]; name: string; id?: string } {
  const { type, name } = actor;
  return actor.type === "system" ? { type, name } : { type, name, id: actor.id };
}

/**
 * For operations that keys may not call: passes a signed-in user of at least this role, and the installation itself.
 * @throws AppError forbidden
 */
export function requireRole({ actor }: Context, role: Role) {
  if (actor.type === "system" || (actor.type === "user" && hasRole(actor.role, role))) return;
  throw new AppError("forbidden", `This needs a signed-in user with the role ${role}.`);
}
