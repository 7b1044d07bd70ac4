import { authenticateApiKey, noteUseOfApiKey } from "@/lib/api-keys/authenticate-api-key";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";
import { readSession } from "@/lib/sessions/read-session";

/** Who calls, and for which organization. */
export type Caller = Pick<Context, "organizationId" | "actor">;

/**
 * The caller by the header `api-key`, else by the session of the portal.
 * @throws AppError unauthorized; forbidden for a session used from another site.
 */
export async function authenticate(headers: Headers, path: string, now: Date): Promise<Caller> {
  const secret = headers.get("api-key");
  return secret === null
    ? bySession(headers)
    : byApiKey(secret, { at: now, operation: path, address: addressOf(headers) });
}

async function byApiKey(secret: string, use: { at: Date; operation: string; address?: string }): Promise<Caller> {
  const key = await authenticateApiKey(secret, use.at);
  if (!key) throw new AppError("unauthorized", "Unauthorized");
  noteUseOfApiKey(key.id, use);
  const { id, name, scopes, organizationId } = key;
  return { organizationId, actor: { type: "apiKey", id, name, scopes } };
}

async function bySession(headers: Headers): Promise<Caller> {
  const session = await readSession(headers);
  if (!session) throw new AppError("unauthorized", "Unauthorized");
  if (!isFromOurPages(headers)) throw new AppError("forbidden", "A session is for the pages of the portal. Use a key.");
  const { organizationId, userId, name, role } = session;
  return { organizationId, actor: { type: "user", id: userId, name, role } };
}

/** Browsers say where a request comes from, and let no page say otherwise. */
function isFromOurPages(headers: Headers) {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const origin = headers.get("origin");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get("host");
}

// The last entry was written by the nearest proxy, or by the server itself; those before it may be invented.
// An IPv4 caller on an IPv6 socket is written `::ffff:192.0.2.1`.
const addressOf = (headers: Headers) =>
  headers
    .get("x-forwarded-for")
    ?.split(",")
    .at(-1)
    ?.trim()
    .replace(/^::ffff:/, "")
    .slice(0, 64);
