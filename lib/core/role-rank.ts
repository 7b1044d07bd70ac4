import type { Role } from "@/lib/core/access";

const rank: Record<Role, number> = { VIEWER: 0, BROKER: 1, ADMIN: 2 };

/** Roles contain each other: an admin may do what a broker may, a broker what a viewer may. */
export const hasRole = (role: Role, needed: Role) => rank[role] >= rank[needed];
