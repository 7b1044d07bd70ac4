import { authenticateApiKey } from "@/lib/api-keys/authenticate-api-key";
import type { Scope } from "@/lib/core/access";
import { AppError } from "@/lib/core/errors";
import { readAtHeader } from "@/lib/core/live-change";
import { answerRequest, type Call } from "@/lib/http/answer-request";
import { authenticate } from "@/lib/http/authenticate";
import { followChanges } from "@/lib/http/change-streams";
import { type EventFeed, joinEvents, leaveEvents } from "@/lib/http/event-hub";
import type { HttpRequest, HttpResponse, Route } from "@/lib/http/message";
import { type Entitlement, guardNewStream, makeStream, registerStream } from "@/lib/http/open-streams";
import { checkAccess } from "@/lib/http/pipeline";
import { limitCalls } from "@/lib/http/rate-limit";
import { logger } from "@/lib/server/logger";
import { readSession } from "@/lib/sessions/read-session";

const streamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  // Neither compressed nor gathered on the way.
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
};

type Streamed = { path: `/${string}`; scope: Scope; feed: EventFeed };

/** A stream of server-sent events, for users with the role VIEWER and for keys of the scope. */
export const eventStreamRoute = (streamed: Streamed): Route => ({
  method: "GET",
  answer: (request) => answerRequest(request, (call) => openEventStream(streamed, call)),
});

async function openEventStream({ path, scope, feed }: Streamed, call: Call): Promise<HttpResponse> {
  const { header, method, signal } = call.request;
  const { organizationId, actor } = await authenticate(call.request, path, call.now);
  call.caller = { organizationId, actor };
  if (actor.type === "system") throw new AppError("unauthorized", "Unauthorized");
  await limitCalls(actor, call.headers);
  checkAccess(actor, { callers: ["apiKey", "user"], scope, role: "VIEWER" });
  guardNewStream(actor);
  // A stream would stay open without a reader.
  if (method === "HEAD") return { status: 200, body: "", headers: streamHeaders };
  const entitlement = await entitlementOf(header, scope);
  const position = await feed.place(organizationId, header("last-event-id") || undefined);

  const { body, stream } = makeStream(signal, () => {
    unregister();
    unfollow?.();
    leaveEvents(feed, organizationId, stream);
  });
  const unregister = registerStream({ stream, callerId: actor.id, entitlement });
  // The portal's own pages learn of more than the API documents.
  const readAt = Number(header(readAtHeader) ?? Number.NaN);
  const unfollow =
    actor.type === "user"
      ? followChanges(organizationId, stream, Number.isFinite(readAt) ? readAt : undefined)
      : undefined;
  joinEvents(feed, organizationId, stream, position).catch((err) => {
    logger.warn({ err, requestId: call.requestId }, "A stream could not begin");
    stream.end();
  });
  return { status: 200, body, headers: streamHeaders };
}

/** The key or session that keeps the stream open. It is checked every few seconds, so it must be cheap to check. */
async function entitlementOf(header: HttpRequest["header"], scope: Scope): Promise<Entitlement> {
  const secret = header("api-key");
  if (secret !== undefined) {
    const stillWorks = async () => (await authenticateApiKey(secret, new Date()))?.scopes.includes(scope) === true;
    return { by: "key", stillWorks };
  }
  const session = await readSession({ get: header });
  if (!session) throw new AppError("unauthorized", "Unauthorized");
  return { by: "session", sessionId: session.sessionId, organizationId: session.organizationId };
}
