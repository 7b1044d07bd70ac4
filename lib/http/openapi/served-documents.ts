import { requestIdOf } from "@/lib/http/answer-request";
import type { HttpRequest, Route } from "@/lib/http/message";
import { openapiDocument, serverAt } from "@/lib/http/openapi/document";
import { readingsDocument } from "@/lib/http/openapi/readings-document";
import { portalUrl } from "@/lib/server/env";

const headersFor = (request: HttpRequest) => ({
  "content-type": "application/json",
  "cache-control": "public, max-age=300",
  "x-content-type-options": "nosniff",
  "x-request-id": requestIdOf(request),
});

const bytesOf = (value: object) => new TextEncoder().encode(JSON.stringify(value));

/**
 * The address of the API for who asks: clients and collections that are made from the description call it. It is the
 * portal's own where that is set, else the one that was asked.
 */
export function apiAddress({ header }: Pick<HttpRequest, "header">, own = portalUrl("/")) {
  if (new URL(own).hostname !== "localhost") return new URL("/api", own).href;
  const asked = `${header("x-forwarded-proto") === "https" ? "https" : "http"}://${header("host") ?? ""}`;
  return new URL("/api", URL.canParse(asked) ? asked : own).href;
}

/** Bytes, so that whoever asks for it at one address is sent the same ones. */
let served: { at: string; bytes: Uint8Array<ArrayBuffer> } | undefined;
let document: ReturnType<typeof openapiDocument> | undefined;

/** The description of the API. It contains no data of any organization, so it needs no key. */
export const openapiRoute: Route = {
  method: "GET",
  answer: async (request) => {
    const at = apiAddress(request);
    document ??= openapiDocument();
    if (served?.at !== at) served = { at, bytes: bytesOf({ ...document, servers: [serverAt(at)] }) };
    return { status: 200, headers: headersFor(request), body: served.bytes };
  },
};

/** The page of the reference about input: a document without operations. */
export const readingsRoute: Route = {
  method: "GET",
  answer: async (request) => ({ status: 200, headers: headersFor(request), body: bytesOf(readingsDocument) }),
};
