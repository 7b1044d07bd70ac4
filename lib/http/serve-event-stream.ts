import { authenticateApiKey } from "@/lib/api-keys/authenticate-api-key";
import type { Scope } from "@/lib/core/access";
import { AppError } from "@/lib/core/errors";
import { answerRequest, type Call } from "@/lib/http/answer-request";
import { authenticate } from "@/lib/http/authenticate";
import { checkAccess } from "@/lib/http/check-access";
import type { EventFeed } from "@/lib/http/event-feed";
import { joinEvents, leaveEvents } from "@/lib/http/event-hub";
import { makeStream } from "@/lib/http/open-stream";
import { type Entitlement, guardNewStream, registerStream } from "@/lib/http/open-streams";
import { otherMethods } from "@/lib/http/other-methods";
import { limitRate } from "@/lib/http/rate-limit";
import { logger } from "@/lib/server/logger";
import { readSession } from "@/lib/sessions/read-session";

const streamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  // Neither compressed nor gathered on the way.
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
};

/** The route handlers of a stream of server-sent events, for who has the role VIEWER or a key of the scope. */
export function serveEventStream(path: `/${string}`, scope: Scope, feed: EventFeed) {
  const run = async (call: Call) => {
    const { headers, signal } = call.request;
    const { organizationId, actor } = await authenticate(headers, path, call.now);
    call.caller = { organizationId, actor };
    if (actor.type === "system") throw new AppError("unauthorized", "Unauthorized");
    await limitRate(actor.id, call.headers);
    checkAccess(actor, { callers: ["apiKey", "user"], scope, role: "VIEWER" });
    guardNewStream(actor);
    // It would hold a stream open that nobody reads.
    if (call.request.method === "HEAD") return { status: 200, body: "", headers: streamHeaders };
    const entitlement = await entitlementOf(headers, scope);
    const position = await feed.place(organizationId, headers.get("last-event-id") || undefined);

    const { body, stream } = makeStream(signal, () => {
      unregister();
      leaveEvents(feed, organizationId, stream);
    });
    const unregister = registerStream({ stream, callerId: actor.id, entitlement });
    joinEvents(feed, organizationId, stream, position).catch((err) => {
      logger.warn({ err, requestId: call.requestId }, "A stream could not begin");
      stream.end();
    });
    return { status: 200, body, headers: streamHeaders };
  };
  const answer = (request: Request) => answerRequest(request, run);
  return { ...otherMethods("GET"), GET: answer };
}

/** By what the stream stays open. It is asked again and again, so it costs less than to authenticate. */
async function entitlementOf(headers: Headers, scope: Scope): Promise<Entitlement> {
  const secret = headers.get("api-key");
  if (secret !== null) {
    const stillWorks = async () => (await authenticateApiKey(secret, new Date()))?.scopes.includes(scope) === true;
    return { by: "key", stillWorks };
  }
  const session = await readSession(headers);
  if (!session) throw new AppError("unauthorized", "Unauthorized");
  return { by: "session", sessionId: session.sessionId, organizationId: session.organizationId };
}
