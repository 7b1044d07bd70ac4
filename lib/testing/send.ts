import type * as z from "zod";
import { POST } from "@/app/api/[[...path]]/route";
import type { Endpoint } from "@/lib/core/endpoint";
import { nextHandlers } from "@/lib/http/next-route";
import { operationRoute } from "@/lib/http/pipeline";
import { type Operation, operation } from "@/lib/server/operation";

type Handler = (request: Request) => Promise<Response>;
type RequestHeaders = { [name: string]: string | undefined };

const encode = (body: unknown) => {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return typeof body === "string" ? body : JSON.stringify(body);
};

/** Posts to a route handler: bytes and text as they are, all else as JSON. */
export async function send(handler: Handler, sent: RequestHeaders, body: unknown = {}) {
  const headers = new Headers({ "content-type": "application/json", host: "portal.test" });
  for (const [name, value] of Object.entries(sent)) if (value !== undefined) headers.set(name, value);
  const request = new Request("http://portal.test/api", { method: "POST", headers, body: encode(body) });
  const response = await handler(request);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: JSON.parse(text) };
}

/** Answers at a path of the API, e.g. `/usage/budget/save`, as Next would. */
export function routeOf(path: `/${string}`): { POST: Handler } {
  const answer: Handler = (request) => POST(new Request(`http://portal.test/api${path}`, request));
  return { POST: answer };
}

/** The handlers of an operation that is in no table, whatever path they are called at. */
export function serve<Request extends z.ZodObject, Response extends z.ZodObject>(
  endpoint: Endpoint<Request, Response>,
  run: Operation<Request, Response>["run"],
) {
  const route = operationRoute(operation(endpoint, run));
  return nextHandlers(() => route);
}
