import { openapiDocument } from "@/lib/http/openapi/document";
import { otherMethods } from "@/lib/http/other-methods";
import { requestIdOf } from "@/lib/http/request-id";

const headers = {
  "content-type": "application/json",
  "cache-control": "public, max-age=300",
  "x-content-type-options": "nosniff",
};

let text: string | undefined;

async function answer(request: Request) {
  text ??= JSON.stringify(openapiDocument());
  return new Response(text, { headers: { ...headers, "x-request-id": requestIdOf(request.headers) } });
}

/** The description of the API; it tells nothing of anyone, so it needs no key. */
export const openapi = { ...otherMethods("GET"), GET: answer };
