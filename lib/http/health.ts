import { requestIdOf } from "@/lib/http/answer-request";
import type { HttpRequest, HttpResponse, Route } from "@/lib/http/message";
import { logger } from "@/lib/server/logger";
import { isStopping } from "@/lib/server/shutdown";

const timeoutMs = 2000;

type Queryable = { query: (text: string) => Promise<unknown> };

const answer = (request: HttpRequest, status: 200 | 503): HttpResponse => ({
  status,
  headers: {
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-request-id": requestIdOf(request),
    ...(status === 503 && { "retry-after": "1" }),
  },
  body: JSON.stringify({ status: status === 200 ? "ok" : "unavailable" }),
});

/** The process answers. It does not query the database, so that a supervisor does not restart it for a fault there. */
export const live: Route = { method: "GET", answer: async (request) => answer(request, 200) };

/** The database answers too, and the process was not asked to stop: requests may be sent here. */
export const readyRoute = (database: Queryable): Route => ({
  method: "GET",
  answer: async (request) => {
    if (isStopping()) return answer(request, 503);
    const asked = database.query("SELECT 1").then(() => true);
    const tooLate = new Promise<false>((resolve) => setTimeout(resolve, timeoutMs, false).unref());
    const isReady = await Promise.race([asked, tooLate]).catch((err) => logger.warn({ err }, "not ready"));
    return answer(request, isReady ? 200 : 503);
  },
});
