import type { Role, Scope } from "@/lib/core/access";
import type { Database } from "@/lib/server/db";

/** Who acts: a key of a TMS, a signed-in user of the portal, or the installation itself (its first data). */
export type Actor =
  | { type: "apiKey"; id: string; name: string; scopes: readonly Scope[] }
  | { type: "user"; id: string; name: string; role: Role }
  | { type: "system"; name: string };

/** All a deed may know of its surroundings. Inside `inTransaction` its `db` is the transaction. */
export type Context = {
  organizationId: string;
  actor: Actor;
  requestId: string;
  now: Date;
  db: Database;
};
