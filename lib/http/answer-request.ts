import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { Caller } from "@/lib/http/authenticate";
import { errorResponse, publicError } from "@/lib/http/error-response";
import type { HttpRequest, HttpResponse, Route } from "@/lib/http/message";
import type { Actor } from "@/lib/server/context";
import { logger } from "@/lib/server/logger";
import { drainsItself, isStopping } from "@/lib/server/shutdown";

/** A request that is being answered: what is known of it, and the headers of its answer, also of an error. */
export type Call = {
  request: HttpRequest;
  requestId: string;
  now: Date;
  headers: Record<string, string>;
  /** Set once the caller is known; the log names it. */
  caller?: Caller;
};

type Run = (call: Call) => Promise<HttpResponse> | HttpResponse;

/** Answers a request with the result of `run`, or with the error that it throws; logs one line. */
export async function answerRequest(request: HttpRequest, run: Run): Promise<HttpResponse> {
  const startedAt = performance.now();
  const requestId = requestIdOf(request);
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
  const response = await runOrRefuse(call, run);
  const { method, path } = request;
  const durationMs = performance.now() - startedAt;
  const hungUp = response.status >= 500 && request.signal.aborted;
  logCall({ requestId, method, path, status: response.status, durationMs, ...call.caller, ...(hungUp && { hungUp }) });
  if (isStopping() && !drainsItself()) call.headers.connection = "close";
  return { ...response, headers: { ...call.headers, ...response.headers } };
}

async function runOrRefuse(call: Call, run: Run): Promise<HttpResponse> {
  try {
    return await run(call);
  } catch (err) {
    const shown = publicError(err);
    // A caller that hangs up in the middle of a request is not logged as our error.
    if (shown !== err && !call.request.signal.aborted)
      logger.error({ err, requestId: call.requestId }, "unexpected error");
    return errorResponse(shown, call.requestId);
  }
}

export const requestIdLength = { min: 8, max: 64 };
const acceptableId = new RegExp(`^[\\w-]{${requestIdLength.min},${requestIdLength.max}}$`);

/** The caller's own id of the request when it is fit for logs, else a new one. */
export function requestIdOf({ header }: Pick<HttpRequest, "header">) {
  const given = header("x-request-id");
  return given && acceptableId.test(given) ? given : newId("req");
}

/** Answers by the route at the request's path: 404 where there is none, 405 where it serves another method. */
export function answerAt(route: Route | undefined, request: HttpRequest): Promise<HttpResponse> {
  if (!route) return refuse(request, new AppError("not_found", "There is no operation at this path."));
  const method = request.method === "HEAD" ? "GET" : request.method;
  if (method === route.method) return route.answer(request);
  return answerRequest(request, (call) => {
    call.headers.allow = route.method === "GET" ? "GET, HEAD" : route.method;
    throw new AppError("method_not_allowed", `Use ${route.method}.`);
  });
}

export const refuse = (request: HttpRequest, error: unknown) => answerRequest(request, () => Promise.reject(error));

type LoggedCall = {
  requestId: string;
  method: string;
  path: string;
  status: number;
  durationMs: number;
  /** The caller hung up, and what it waited for was ended. */
  hungUp?: boolean;
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
  if (call.hungUp) logger.debug(line, "request");
  else if (call.status >= 500) logger.error(line, "request");
  else logger.info(line, "request");
}
