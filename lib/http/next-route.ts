import { answerAt } from "@/lib/http/answer-request";
import type { HttpRequest, HttpResponse, Route } from "@/lib/http/message";
import { collectBytes } from "@/lib/http/parse-body";
import { operationRoute } from "@/lib/http/pipeline";
import type { Operation } from "@/lib/server/operation";

// The adapter to Next's route handlers. Nothing else in this folder knows Fetch's Request and Response.

/** The route handlers of one resource. They answer the operations of the table, and 404 at every other path. */
export function nextRoute(operations: readonly Operation[]) {
  const routes = new Map(operations.map((operation) => [`/api${operation.endpoint.path}`, operationRoute(operation)]));
  return nextHandlers((path) => routes.get(path));
}

/** Route handlers for every method. `routeAt` says what answers at a path, if anything does. */
export function nextHandlers(routeAt: (path: string) => Route | undefined) {
  const answer = async (fetched: Request) => {
    const request = fromFetch(fetched);
    return toFetch(await answerAt(routeAt(request.path), request));
  };
  return { GET: answer, POST: answer, PUT: answer, PATCH: answer, DELETE: answer, OPTIONS: answer };
}

/** A request of Fetch without its class. */
export function fromFetch(request: Request): HttpRequest {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: search,
    header: (name) => request.headers.get(name) ?? undefined,
    allHeaders: () => Object.fromEntries(request.headers),
    // The server ends a body where its content-length says: it may be taken in one piece.
    readBytes: async (maxBytes) =>
      request.headers.get("content-length")
        ? new Uint8Array(await request.arrayBuffer())
        : collectBytes(request.body ?? [], maxBytes),
    get signal() {
      return request.signal;
    },
  };
}

/** A response as Fetch has them. */
export function toFetch({ status, headers, cookies = [], body }: HttpResponse) {
  const response = new Response(body, { status, headers });
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}
