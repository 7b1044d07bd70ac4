import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import securityHeaders from "@/lib/http/security-headers.json" with { type: "json" };

/** Where pages find their programs, styles and fonts. A file's name says what it contains, so browsers keep it for good. */
const staticPath = "/_next/static/";

/**
 * Serves what the build wrote into `folder`, as compressed as the caller takes it: the build leaves each file's `.br` and
 * `.gz` beside it, where Next would compress it anew for each request. Everything else goes to `next`.
 */
export function staticFiles(folder: string) {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 31_536_000,
    setHeaders: (outgoing) => outgoing.setHeaders(new Headers(securityHeaders)),
  });
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: () => Promise<void>): Promise<void> => {
    const { url = "/", method } = incoming;
    if (method === "POST" || !url.startsWith(staticPath)) return next();
    incoming.url = url.slice(staticPath.length - 1);
    return new Promise((resolve, reject) => {
      outgoing.once("close", resolve);
      serve(incoming, outgoing, () => {
        incoming.url = url;
        next().catch(reject);
      });
    });
  };
}
