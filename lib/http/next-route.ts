import { serve } from "@/lib/http/serve";
import { unknownPath } from "@/lib/http/unknown-path";
import type { Operation } from "@/lib/server/operation";

type Handlers = typeof unknownPath;

/** The route handlers of one resource. They answer the operations of the table, and 404 at every other path. */
export function nextRoute(operations: readonly Operation[]): Handlers {
  const byPath = new Map(operations.map(({ endpoint, run }) => [`/api${endpoint.path}`, serve(endpoint, run)]));
  // Of an operation every handler but POST refuses the method, and all in the same way.
  const answer = (request: Request) => {
    const handlers = byPath.get(new URL(request.url).pathname) ?? unknownPath;
    return request.method === "POST" ? handlers.POST(request) : handlers.GET(request);
  };
  return { GET: answer, POST: answer, PUT: answer, PATCH: answer, DELETE: answer, OPTIONS: answer };
}
