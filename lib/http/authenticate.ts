import { authenticateApiKey, noteUseOfApiKey } from "@/lib/api-keys/authenticate-api-key";
import { authenticateOfferLink } from "@/lib/bidding/authenticate-offer-link";
import { AppError } from "@/lib/core/errors";
import { authenticateLink } from "@/lib/onboarding/open-link";
import type { Context } from "@/lib/server/context";
import { readSession } from "@/lib/sessions/read-session";

/** Who calls, and for which organization. */
export type Caller = Pick<Context, "organizationId" | "actor">;

/**
 * The caller by the header `api-key`, else by `link-token`, else by the session of the portal.
 * @throws AppError unauthorized; forbidden for a session used from another site.
 */
export async function authenticate(headers: Headers, path: string, now: Date): Promise<Caller> {
  const secret = headers.get("api-key");
  if (secret !== null) return byApiKey(secret, { at: now, operation: path, address: addressOf(headers) });
  const token = headers.get("link-token");
  return token === null ? bySession(headers) : byLink(token, now);
}

async function byApiKey(secret: string, use: { at: Date; operation: string; address?: string }): Promise<Caller> {
  const key = await authenticateApiKey(secret, use.at);
  if (!key) throw new AppError("unauthorized", "Unauthorized");
  noteUseOfApiKey(key.id, use);
  const { id, name, scopes, organizationId } = key;
  return { organizationId, actor: { type: "apiKey", id, name, scopes } };
}

// No page of another site can send this header: unlike a cookie, it is never sent along by itself.
async function byLink(token: string, now: Date): Promise<Caller> {
  const onboarding = await authenticateLink(token, now);
  const link = onboarding ?? (await authenticateOfferLink(token));
  if (!link) throw new AppError("unauthorized", "Unauthorized");
  const { organizationId, carrierId: id, carrierName: name, linkId } = link;
  return { organizationId, actor: { type: "carrier", id, name, link: onboarding ? "ONBOARDING" : "OFFER", linkId } };
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
  // Without TLS some name themselves in `referer` alone when they merely read.
  const origin = headers.get("origin") ?? headers.get("referer");
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
