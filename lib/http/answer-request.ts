import type { Caller } from "@/lib/http/authenticate";
import { errorAnswer, publicError, type Sent } from "@/lib/http/error-answer";
import { requestIdOf } from "@/lib/http/request-id";
import type { Actor } from "@/lib/server/context";
import { logger } from "@/lib/server/logger";
import { isStopping } from "@/lib/server/when-asked-to-stop";

/** A request on its way: what is known of it, and the headers its answer will have whatever becomes of it. */
export type Call = { request: Request; requestId: string; now: Date; headers: Record<string, string>; caller?: Caller };

/** What is sent at once, or a stream that goes on after the headers. */
type Answered = Sent | (Omit<Sent, "body"> & { body: ReadableStream<Uint8Array> });
type Run = (call: Call) => Promise<Answered> | Answered;

/** Answers a request with what `run` makes of it, or with the error that it throws; logs one line. */
export async function answerRequest(request: Request, run: Run): Promise<Response> {
  const startedAt = performance.now();
  const requestId = requestIdOf(request.headers);
  const call: Call = {
    request,
    requestId,
    now: new Date(),
    headers: {
      "content-type": "application/json",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-request-id": requestId,
    },
  };
  const sent = await settle(call, run);
  const { method, url } = request;
  const durationMs = performance.now() - startedAt;
  logCall({ requestId, method, path: new URL(url).pathname, status: sent.status, durationMs, ...call.caller });
  if (isStopping()) call.headers.connection = "close";
  return new Response(sent.body, { status: sent.status, headers: { ...call.headers, ...sent.headers } });
}

async function settle(call: Call, run: Run): Promise<Answered> {
  try {
    return await run(call);
  } catch (err) {
    const shown = publicError(err);
    // Who hangs up in the middle of a request makes no error of ours.
    if (shown !== err && !call.request.signal.aborted)
      logger.error({ err, requestId: call.requestId }, "unexpected error");
    return errorAnswer(shown, call.requestId);
  }
}

type LoggedCall = {
  requestId: string;
  method: string;
  path: string;
  status: number;
  durationMs: number;
  organizationId?: string;
  actor?: Actor;
};

/** One line per request. It names who asked for what and how it ended, never what was sent or answered. */
function logCall({ actor, durationMs, ...call }: LoggedCall) {
  const line = {
    ...call,
    durationMs: Math.round(durationMs * 10) / 10,
    actorType: actor?.type,
    actorId: actor && "id" in actor ? actor.id : undefined,
  };
  if (call.status >= 500) logger.error(line, "request");
  else logger.info(line, "request");
}
