import { answerAt } from "@/lib/http/answer-request";
import { fromFetch, toFetch } from "@/lib/http/fetch-message";
import type { Route } from "@/lib/http/message";

/** Next's route handlers for every method. `routeAt` says what answers at a path, if anything does. */
export function nextHandlers(routeAt: (path: string) => Route | undefined) {
  const answer = async (fetched: Request) => {
    const request = fromFetch(fetched);
    return toFetch(await answerAt(routeAt(request.path), request));
  };
  return { GET: answer, POST: answer, PUT: answer, PATCH: answer, DELETE: answer, OPTIONS: answer };
}
