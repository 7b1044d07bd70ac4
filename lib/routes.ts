import type * as z from "zod";
import { bidEventFeed } from "@/lib/bidding/read-bid-events";
import { AppError, type ErrorCode } from "@/lib/core/errors";
import { confirmEmail } from "@/lib/directory/change-email";
import { joinOrganization } from "@/lib/directory/join-organization";
import { answerRequest } from "@/lib/http/answer-request";
import { docsFile } from "@/lib/http/docs/docs-file";
import { docsPage } from "@/lib/http/docs/docs-page";
import { eventStreamRoute } from "@/lib/http/event-stream";
import { live, readyRoute } from "@/lib/http/health";
import type { HttpRequest, Route } from "@/lib/http/message";
import { openapiRoute, readingsRoute } from "@/lib/http/openapi/served-documents";
import { parseBody } from "@/lib/http/parse-body";
import { operationRoute } from "@/lib/http/pipeline";
import { readBody } from "@/lib/http/read-body";
import { operations } from "@/lib/operations";
import { urgentPool } from "@/lib/server/db";
import { auth } from "@/lib/sessions/auth";
import { attemptsWindowSeconds } from "@/lib/sessions/count-password-attempts";
import { forgotPassword } from "@/lib/sessions/forgot-password";
import { resetPassword } from "@/lib/sessions/reset-password";
import {
  AcceptInvitationRequest,
  ConfirmEmailRequest,
  ForgotPasswordRequest,
  ResetPasswordRequest,
  SetUpRequest,
} from "@/lib/sessions/schema";
import { setUpInstallation } from "@/lib/sessions/set-up-installation";

const smallBody = 16 * 1024;

type OpenCall = { headers: Headers; now: Date; requestId: string };

/** For who is not signed in: neither session nor key, a code or a token in the request stands in for both. */
const openRoute = <Schema extends z.ZodObject>(
  schema: Schema,
  run: (request: z.output<Schema>, call: OpenCall) => Promise<{ cookies?: string[] }>,
): Route => ({
  method: "POST",
  answer: (request) =>
    answerRequest(request, async ({ now, requestId }) => {
      const { value } = await parseBody({ request: schema, maxBodyBytes: smallBody }, request);
      const { cookies } = await run(value, { headers: new Headers(request.allHeaders()), now, requestId });
      return { status: 200, headers: {}, body: "{}", cookies };
    }),
});

const openRoutes = {
  setup: openRoute(SetUpRequest, (request, { now }) => setUpInstallation(request, now)),
  invite: openRoute(AcceptInvitationRequest, async (request, { headers, ...call }) => ({
    cookies: await joinOrganization(request, headers, call),
  })),
  "forgot-password": openRoute(ForgotPasswordRequest, forgotPassword),
  "reset-password": openRoute(ResetPasswordRequest, resetPassword),
  "confirm-email": openRoute(ConfirmEmailRequest, confirmEmail),
};

const signInRoute = (method: Route["method"]): Route => ({
  method,
  answer: (request) => answerRequest(request, () => askSignIn(request)),
});

/** What the library of sign-in refuses, in the codes of the API. */
const codesOfSignIn: Partial<Record<number, ErrorCode>> = { 401: "unauthorized", 403: "forbidden" };

/** The library of sign-in takes and gives Fetch's classes. It would read a body of any length. */
async function askSignIn(request: HttpRequest) {
  const { method, path, query, header } = request;
  const host = header("host") ?? "localhost";
  const body = method === "POST" ? await readBody(request, smallBody) : null;
  const asked = new Request(`http://${host}${path}${query}`, { method, headers: request.allHeaders(), body });
  const answer = await auth.handler(asked);
  if (answer.status === 429) {
    const retryAfterSeconds = Number(answer.headers.get("x-retry-after") ?? attemptsWindowSeconds);
    throw new AppError("rate_limited", "Too many attempts.", { retryAfterSeconds });
  }
  if (answer.status >= 400 && answer.status < 500) {
    const { message = "The request is not valid." }: { message?: string } = await answer.json().catch(() => ({}));
    throw new AppError(codesOfSignIn[answer.status] ?? "invalid_request", message);
  }
  const { "set-cookie": _, "cache-control": __, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, cookies: answer.headers.getSetCookie(), body: await answer.text() };
}

// The library has many more addresses; those that no page uses are closed.
const signInRoutes = {
  "get-session": signInRoute("GET"),
  "list-sessions": signInRoute("GET"),
  "sign-in/email": signInRoute("POST"),
  "sign-out": signInRoute("POST"),
  "revoke-session": signInRoute("POST"),
  "revoke-other-sessions": signInRoute("POST"),
  "change-password": signInRoute("POST"),
};

const routes = new Map<string, Route>([
  ...operations.map((operation) => [`/api${operation.endpoint.path}`, operationRoute(operation)] as const),
  ["/api/bid-events/stream", eventStreamRoute({ path: "/bid-events/stream", scope: "bids:read", feed: bidEventFeed })],
  ["/api/openapi.json", openapiRoute],
  ["/api/readings.json", readingsRoute],
  ["/api/health", live],
  ["/api/health/ready", readyRoute(urgentPool)],
  ...Object.entries(openRoutes).map(([name, route]) => [`/api/${name}`, route] as const),
  ...Object.entries(signInRoutes).map(([name, route]) => [`/api/auth/${name}`, route] as const),
  ["/docs", docsPage],
]);

/**
 * What answers at an address of the API or of its reference, whichever server asks; a slash at its end makes it another
 * address, at which nothing answers.
 */
export const routeAt = (path: string): Route | undefined =>
  routes.get(path) ?? (path.startsWith("/docs/") ? docsFile : undefined);
