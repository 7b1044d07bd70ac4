import { LRUCache } from "lru-cache";
import {
  authenticateApiKey,
  isKnownToBeWrong,
  noteUseOfApiKey,
  recallApiKey,
  wasRightLately,
} from "@/lib/api-keys/authenticate-api-key";
import { authenticateOfferLink } from "@/lib/bidding/authenticate-offer-link";
import { AppError } from "@/lib/core/errors";
import type { HttpRequest } from "@/lib/http/message";
import { limitStrangers } from "@/lib/http/rate-limit";
import { authenticateLink } from "@/lib/onboarding/open-link";
import type { Context } from "@/lib/server/context";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { readSession } from "@/lib/sessions/read-session";

type Asking = Pick<HttpRequest, "header" | "address">;
type Header = HttpRequest["header"];

/** Who calls, and for which organization. */
export type Caller = Pick<Context, "organizationId" | "actor">;

/**
 * The caller by the header `api-key`, else by `link-token`, else by the session of the portal.
 * @throws AppError unauthorized; forbidden for a session used from another site.
 */
export async function authenticate({ header, address }: Asking, operationPath: string, now: Date): Promise<Caller> {
  const secret = header("api-key");
  if (secret !== undefined) return byApiKey(secret, { at: now, operation: operationPath, address });
  const token = header("link-token");
  return token === undefined ? bySession(header) : byLink(token, now, address);
}

/** Where other APIs take a key. */
const usualHeaders = ["authorization", "x-api-key"];

async function byApiKey(
  secret: string,
  use: { at: Date; operation: string; address: string | undefined },
): Promise<Caller> {
  // What costs no query is not counted either.
  if (isKnownToBeWrong(secret)) throw new AppError("unauthorized", "Unauthorized");
  const credential = {
    find: () => authenticateApiKey(secret, use.at),
    wasRightLately: () => wasRightLately(secret, use.at),
  };
  const key = recallApiKey(secret, use.at) ?? (await limitStrangers(use.address, credential));
  if (!key) throw new AppError("unauthorized", "Unauthorized");
  noteUseOfApiKey(key.id, use);
  const { id, name, scopes, organizationId } = key;
  return { organizationId, actor: { type: "apiKey", id, name, scopes } };
}

// A link may begin to open something again, so that it does not is remembered for seconds only.
const unknownTokens = () =>
  oncePerProcess("unknown tokens", () => new LRUCache<string, true>({ max: 10_000, ttl: 5_000 }));

const rightTokens = () =>
  oncePerProcess("right tokens", () => new LRUCache<string, true>({ max: 10_000, ttl: 3_600_000 }));

// Browsers never add this header by themselves, as they do a cookie, so no page of another site can send it.
async function byLink(token: string, now: Date, address: string | undefined): Promise<Caller> {
  if (unknownTokens().has(token)) throw new AppError("unauthorized", "Unauthorized");
  const find = () => findLink(token, now);
  const link = await limitStrangers(address, { find, wasRightLately: () => rightTokens().has(token) });
  if (!link) {
    unknownTokens().set(token, true);
    rightTokens().delete(token);
    throw new AppError("unauthorized", "Unauthorized");
  }
  rightTokens().set(token, true);
  const { organizationId, carrierId: id, carrierName: name, linkId, kind } = link;
  return { organizationId, actor: { type: "carrier", id, name, link: kind, linkId } };
}

async function findLink(token: string, now: Date) {
  const onboarding = await authenticateLink(token, now);
  if (onboarding) return { ...onboarding, kind: "ONBOARDING" as const };
  const offer = await authenticateOfferLink(token);
  return offer && { ...offer, kind: "OFFER" as const };
}

async function bySession(header: Header): Promise<Caller> {
  const session = await readSession({ get: header });
  if (!session) throw keyless(header);
  if (!isFromOurPages(header)) throw new AppError("forbidden", "A session is for the pages of the portal. Use a key.");
  const { organizationId, userId, name, role } = session;
  return { organizationId, actor: { type: "user", id: userId, name, role } };
}

/** The refusal of who has neither key nor session; it says where else something came that may be a key. */
function keyless(header: Header) {
  const came = usualHeaders.find((name) => header(name) !== undefined);
  const hint = came && `There is no header api-key, but ${came}: send the key in api-key, as it is.`;
  return new AppError("unauthorized", "Unauthorized", { hint });
}

/** Browsers send the origin of a request, and no page can change it. */
function isFromOurPages(header: Header) {
  const site = header("sec-fetch-site");
  if (site) return site === "same-origin";
  // Without TLS some browsers send only `referer` with requests that read.
  const origin = header("origin") ?? header("referer");
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === header("host");
}
