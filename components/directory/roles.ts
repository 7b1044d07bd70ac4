import type { Role } from "@/lib/core/access";

/** From the most to the least. Written out, so that the schema they come from stays out of the page. */
export const roles = ["ADMIN", "BROKER", "VIEWER"] as const satisfies readonly Role[];

export const roleFrom = (value: string): Role => roles.find((role) => role === value) ?? "VIEWER";
