import { lastForwarded } from "@/lib/http/caller-address";
import type { HttpRequest, HttpResponse } from "@/lib/http/message";
import { collectBytes } from "@/lib/http/read-body";

// Nothing else in this folder knows Fetch's Request and Response.

/** A request of Fetch without its class. */
export function fromFetch(request: Request): HttpRequest {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: search,
    address: lastForwarded(request.headers.get("x-forwarded-for")),
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
