import { AppError } from "@/lib/core/errors";
import { answerRequest } from "@/lib/http/answer-request";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof methods)[number];
type Handler = (request: Request) => Promise<Response>;
type Handlers = Record<Method, Handler>;

/** Handlers for every method that refuse it and name the one that is served. HEAD follows GET. */
export function otherMethods(served: "GET" | "POST"): Handlers {
  const refuse: Handler = (request) =>
    answerRequest(request, (call) => {
      call.headers.allow = served === "GET" ? "GET, HEAD" : served;
      throw new AppError("method_not_allowed", `Use ${served}.`);
    });
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: refuse };
}
