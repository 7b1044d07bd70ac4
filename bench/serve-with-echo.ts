// The portal's web server with a route that does nothing, in place of scripts/serve.ts in the folder of a measurement.

import type { Route } from "@/lib/http/message";
import { readBody } from "@/lib/http/read-body";
import { servePortal } from "@/lib/http/serve-portal";
import { routeAt } from "@/lib/routes";

/** Parses the body and answers it: the least the front door can do. */
const echo: Route = {
  method: "POST",
  answer: async (request) => {
    const body: unknown = JSON.parse(await readBody(request, 4 * 1024 * 1024));
    return { status: 200, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  },
};

await servePortal((path) => (path === "/api/bench-echo" ? echo : routeAt(path)), Number(process.env.PORT));
