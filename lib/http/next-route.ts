import { answerAt } from "@/lib/http/answer-request";
import { fromFetch, toFetch } from "@/lib/http/fetch-message";
import type { Route } from "@/lib/http/message";
import { operationRoute } from "@/lib/http/pipeline";
import type { Operation } from "@/lib/server/operation";

// The adapter to Next's route handlers.

/** The route handlers of one resource. They answer the operations of the table, and 404 at every other path. */
export function nextRoute(operations: readonly Operation[]) {
  const routes = new Map(operations.map((operation) => [`/api${operation.endpoint.path}`, operationRoute(operation)]));
  return nextHandlers((path) => routes.get(path));
}

/**
 * Route handlers for every method. `routeAt` says what answers at a path, if anything does. Next takes a path with a
 * slash at its end for the one without; nothing answers there.
 */
export function nextHandlers(routeAt: (path: string) => Route | undefined) {
  const answer = async (fetched: Request) => {
    const request = fromFetch(fetched);
    const route = request.path.endsWith("/") ? undefined : routeAt(request.path);
    return toFetch(await answerAt(route, request));
  };
  return { GET: answer, POST: answer, PUT: answer, PATCH: answer, DELETE: answer, OPTIONS: answer };
}
