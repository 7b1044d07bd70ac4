import { openapiDocument } from "@/lib/http/openapi/document";
import { otherMethods } from "@/lib/http/other-methods";
import { oncePerProcess } from "@/lib/server/once-per-process";

const headers = {
  "content-type": "application/json",
  "cache-control": "public, max-age=300",
  "x-content-type-options": "nosniff",
};

/** The description of the API; it tells nothing of anyone, so it needs no key. */
export const openapi = {
  ...otherMethods("GET"),
  GET: async () =>
    new Response(
      oncePerProcess("openapi", () => JSON.stringify(openapiDocument())),
      { headers },
    ),
};
