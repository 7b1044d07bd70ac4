import * as z from "zod";

export const Role = z.enum(["ADMIN", "BROKER", "VIEWER"]);
export type Role = z.infer<typeof Role>;

export const Scope = z.enum([
  "loads:write",
  "loads:read",
  "rates:read",
  "rates:write",
  "border-crossings:read",
  "carriers:write",
  "carriers:read",
  "directory:write",
  "bids:read",
  "bids:write",
  "postings:write",
  "webhooks:write",
  "usage:read",
]);
export type Scope = z.infer<typeof Scope>;

/** What a key for a TMS is given unless its maker says otherwise. */
export const defaultScopes: readonly Scope[] = [
  "loads:write",
  "loads:read",
  "rates:read",
  "border-crossings:read",
  "carriers:write",
  "directory:write",
];

const rank: Record<Role, number> = { VIEWER: 0, BROKER: 1, ADMIN: 2 };

/** Roles contain each other: an admin may do what a broker may, a broker what a viewer may. */
export const hasRole = (role: Role, needed: Role) => rank[role] >= rank[needed];
