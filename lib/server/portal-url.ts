import { env } from "@/lib/server/env";

/** The address of a page of this portal, for a link that is handed to someone outside. */
export const portalUrl = (path: `/${string}`) => new URL(path, env.BETTER_AUTH_URL ?? "http://localhost:3000").href;
